import type { GameId } from '@pouch/rules';
import { changeSettings } from '../../device/settings.ts';
import { deviceTexts } from '../../device/storage.ts';
import { theServer } from '../../online/server.ts';
import { toast } from '../../ui/toast.tsx';
import tables from '../../words/en/tables.json';
import { addWords, t } from '../../words/t.ts';
import { type Making, makeTable } from './making.ts';
import type { Wish } from './wish.ts';

addWords(tables);

/** Makes a table, copies its link or offers to share it, and opens it. The answer is what went wrong. */
export async function press(
  game: GameId,
  wish: Wish | undefined,
  go: (address: string) => void,
): Promise<Extract<Making, { failed: unknown }> | undefined> {
  const making = makeTable(game, wish, { server: theServer(), texts: deviceTexts(), now: Date.now });
  // Some browsers let a page copy only while it handles the press: the text may come later.
  const copying = isTouch() ? undefined : copied(making);
  const answer = await making;
  if ('failed' in answer) return answer;
  changeSettings({ lastGame: game });
  go(`/table/${answer.made}`);
  if (copying === undefined) share(linkOf(answer.made));
  else if (await copying) toast(t('new-table.copied'));
  return undefined;
}

const linkOf = (table: string): string => `${location.origin}/table/${table}`;

const isTouch = (): boolean => 'share' in navigator && matchMedia('(pointer: coarse)').matches;

/** The table is open by then, and shows its link as well: a sheet that is closed or refused is no trouble. */
const share = (url: string): void => void navigator.share({ url }).catch(() => {});

async function copied(making: Promise<Making>): Promise<boolean> {
  const link = making.then((answer) => {
    if ('failed' in answer) throw new Error('there is no link');
    return new Blob([linkOf(answer.made)], { type: 'text/plain' });
  });
  // The browser may give the item up before it looks at the link.
  link.catch(() => {});
  try {
    const item = new ClipboardItem({ 'text/plain': link });
    await navigator.clipboard.write([item]);
    return true;
  } catch {
    // Not everywhere may a page copy; the table shows its link as well.
    return false;
  }
}

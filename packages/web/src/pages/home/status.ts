import { has, Refusal } from '@pouch/rules';
import { mySeat } from '../../device/bests.ts';
import { deviceSaves } from '../../device/saves.ts';
import { loadKit } from '../../games/registry.ts';
import { recall } from '../../local/course.ts';
import words from '../../words/en/home-later.json';
import { addWords, t } from '../../words/t.ts';

addWords(words);

/** 'Round 4, your turn': replays the stored game, so this module is loaded only when there is one. */
export async function statusOf(id: string): Promise<string | undefined> {
  const save = deviceSaves().load(id);
  if (save === undefined || save instanceof Refusal) return undefined;
  const kit = await loadKit(save.game);
  const course = recall(kit.game, save);
  if (course instanceof Refusal) return undefined;
  const me = mySeat(save);
  // Several people share the screen: what one of them knows is no matter for this page.
  const viewer = me ?? 'table';
  const view = course.view(viewer);
  const { round, phase } = kit.heading(view, kit.still(view, viewer));
  const { turn } = course;
  const due = me !== undefined && turn.kind === 'decide' && has(turn.awaited, me);
  if (due) return t('home.status-due', { round });
  return phase === '' ? round : t('home.status', { round, phase });
}

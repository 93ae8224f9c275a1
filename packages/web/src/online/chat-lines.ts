import { isMuted, type Muted } from '../device/muted.ts';
import type { LineWords } from './lines.ts';
import type { TableLine } from './table-state.ts';

/** The chat without what muted people say. */

/** A line as it is shown, or messages of somebody muted, one after the other, in whose place a line stands. */
export type ChatItem =
  | { readonly kind: 'line'; readonly words: LineWords }
  | {
      readonly kind: 'hidden';
      readonly key: string;
      readonly guest: string;
      readonly name: string;
      readonly count: number;
    };

export function chatItems(told: readonly LineWords[], muted: readonly Muted[]): readonly ChatItem[] {
  const items: ChatItem[] = [];
  for (const words of told) {
    const { happened, key } = words.line;
    if (happened.what !== 'said' || !isMuted(muted, happened.who.id)) {
      items.push({ kind: 'line', words });
      continue;
    }
    const { id: guest, name } = happened.who;
    const last = items.at(-1);
    if (last?.kind === 'hidden' && last.guest === guest) items[items.length - 1] = { ...last, count: last.count + 1 };
    else items.push({ kind: 'hidden', key, guest, name, count: 1 });
  }
  return items;
}

/** What is counted, announced and shown for a moment. */
export const audible = (lines: readonly TableLine[], muted: readonly Muted[]): readonly TableLine[] =>
  muted.length === 0
    ? lines
    : lines.filter(({ happened }) => happened.what !== 'said' || !isMuted(muted, happened.who.id));

import type { GameTypes } from '@pouch/rules';
import { t } from '../words/t.ts';
import { callWords } from './calls.ts';
import type { Line, Names, TableKit } from './kit.ts';
import type { Moment } from './source.ts';

/** A part of the log under its own heading. */
export interface LogGroup {
  /** Groups are only ever added, so each keeps its number. */
  readonly number: number;
  readonly title: string;
  readonly lines: readonly { readonly key: string; readonly line: Line }[];
}

/** What is to be told of a moment beside its events: that a bot decided, and whose call was first. */
export function asideOf({ instead, calls }: Moment, names: Names): readonly Line[] {
  const lines: Line[] = [];
  if (instead !== undefined)
    lines.push({ text: t(`log.${instead.why}`, { name: names.of(instead.seat) }), lead: instead.seat });
  if (calls?.[0] !== undefined)
    lines.push({ text: t('log.calls', { calls: callWords(calls, names) }), lead: calls[0].seat });
  return lines;
}

/** The log of a game, to be read downwards: what is new comes last, so that nothing above it moves. */
export function groupsOf<K extends GameTypes, Show>(
  moments: readonly Moment<K>[],
  kit: Pick<TableKit<K, Show>, 'tell' | 'group'>,
  names: Names,
): readonly LogGroup[] {
  const groups: { number: number; title: string; lines: { key: string; line: Line }[] }[] = [];
  const begin = (title: string): void => void groups.push({ number: groups.length, title, lines: [] });
  for (const [at, moment] of moments.entries()) {
    const { number, events, view } = moment;
    for (const [index, event] of events.entries()) {
      const title = kit.group(event, view);
      if (title !== undefined || groups.length === 0) begin(title ?? t('log.start'));
      // Told before the events, but in the group that they begin.
      if (index === 0)
        for (const [count, line] of asideOf(moment, names).entries())
          groups.at(-1)?.lines.push({ key: `${number}.aside.${count}`, line });
      const line = kit.tell(event, names, moments[at - 1]?.view, events);
      if (line !== undefined) groups.at(-1)?.lines.push({ key: `${number}.${index}`, line });
    }
  }
  return groups;
}

import { useEffect, useRef } from 'react';
import { tellLines } from '../../../online/lines.ts';
import type { TableLine, TableState } from '../../../online/table-state.ts';
import { play } from '../../../sound/sounds.ts';
import { announce } from '../../../ui/announcer.tsx';
import { plain } from '../../../words/rich.tsx';
import { t } from '../../../words/t.ts';

/** The last line that screen readers have heard, by table: the chat may be on the page twice, or not at all. */
const heard = new Map<string, number>();

/** Announced by other means: the log has calls and the end. */
const ELSEWHERE: readonly TableLine['happened']['what'][] = ['verdict', 'started', 'over', 'bot-sat', 'cleared'];

/** Screen readers hear what is said at the table, and during a game also who comes and goes. */
export function useAnnouncedLines(table: string, view: TableState, which: 'said' | 'all'): void {
  const { lines, about, seat, me } = view;
  const first = useRef(lines.at(-1)?.number ?? 0);
  useEffect(() => {
    const since = Math.max(first.current, heard.get(table) ?? 0);
    const newest = lines.at(-1)?.number ?? 0;
    if (about === undefined || newest <= since) return;
    heard.set(table, newest);
    const fresh = tellLines(lines, about, seat).filter(
      ({ line }) =>
        line.number > since &&
        (line.happened.what === 'said'
          ? line.happened.who.id !== me?.id
          : which === 'all' && !ELSEWHERE.includes(line.happened.what)),
    );
    for (const { line, text } of fresh)
      announce(line.happened.what === 'said' ? t('chat.says', { name: line.happened.who.name, text }) : plain(text));
    if (fresh.some(({ line }) => line.happened.what === 'said')) play('tap');
  }, [table, lines, about, seat, me, which]);
}

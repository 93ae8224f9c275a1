import { useEffect, useMemo, useRef } from 'react';
import { useMuted } from '../../../device/muted.ts';
import { audible } from '../../../online/chat-lines.ts';
import type { TableState } from '../../../online/table-state.ts';
import { saidAfter } from '../../../online/unread.ts';
import { play } from '../../../sound/sounds.ts';
import { announce } from '../../../ui/announcer.tsx';
import { heardLines, type Listening } from './heard-lines.ts';

/** The last line that screen readers have heard, by table: the chat may be on the page twice, or not at all. */
const heard = new Map<string, number>();

/** Screen readers hear what is said at the table, and during a game also who comes and goes. */
export function useAnnouncedLines(table: string, view: TableState, which: Listening['which']): void {
  const { about, seat, me } = view;
  const muted = useMuted();
  const lines = useMemo(() => audible(view.lines, muted), [view.lines, muted]);
  const first = useRef(lines.at(-1)?.number ?? 0);
  useEffect(() => {
    const since = Math.max(first.current, heard.get(table) ?? 0);
    const newest = lines.at(-1)?.number ?? 0;
    if (about === undefined || newest <= since) return;
    heard.set(table, newest);
    for (const line of heardLines(lines, { about, seat, me: me?.id, since, which })) announce(line);
    if (saidAfter(lines, since, me?.id).length > 0) play('tap');
  }, [table, lines, about, seat, me, which]);
}

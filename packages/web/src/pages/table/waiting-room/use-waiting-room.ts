import type { About } from '@pouch/protocol';
import type { Seat } from '@pouch/rules';
import { useEffect, useRef } from 'react';
import { useLocation, useSearch } from 'wouter';
import { changeSettings, settings } from '../../../device/settings.ts';
import { announce } from '../../../ui/announcer.tsx';
import { useKeys } from '../../../ui/keys.ts';
import { t } from '../../../words/t.ts';
import { useTitle } from '../../page.tsx';
import type { AtTable } from './at-table.ts';
import { readinessOf } from './facts.ts';
import { changesOfSeats } from './seat-changes.ts';

/** What the waiting room does beside what it shows: tab, announcements, focus, keys. */
export function useWaitingRoom(table: AtTable, game: string): void {
  const { about, seat, me } = table;
  const seats = about.seats.length;
  const open = readinessOf(about, seat).open.length;
  useTitle(t('waiting-room.tab', { open, taken: seats - open, seats, game }));
  useToldSeats(about, me);
  useSitAtOnce(table);
  useFocusOnDecision(seat);
  useKeys({
    Enter: () => document.querySelector<HTMLElement>('[data-decision]')?.click(),
    c: () => document.querySelector<HTMLElement>('[data-chat] input')?.focus(),
    m: () => changeSettings({ sound: settings().sound === 'on' ? 'off' : 'on' }),
  });
}

/** Screen readers hear who comes, goes and is ready. */
function useToldSeats({ seats }: About, me: string | undefined): void {
  const told = useRef(seats);
  useEffect(() => {
    const lines = changesOfSeats(told.current, seats, me);
    told.current = seats;
    if (lines.length > 0) announce(lines.join(' '));
  }, [seats, me]);
}

/** From the lobby somebody has said already that they want to sit: `?sit` in the address, which counts once. */
function useSitAtOnce({ seat, about, sitAt }: AtTable): void {
  const search = useSearch();
  const [path, go] = useLocation();
  const asked = new URLSearchParams(search).has('sit');
  const current = useRef(() => {});
  current.current = () => {
    go(path, { replace: true });
    if (seat === undefined && !readinessOf(about, seat).full) sitAt();
  };
  useEffect(() => {
    if (asked) current.current();
  }, [asked]);
}

/** After sitting down or standing up the pressed button is gone: the focus moves to the next decision. */
function useFocusOnDecision(seat: Seat | undefined): void {
  const before = useRef(seat);
  useEffect(() => {
    if (before.current === seat) return;
    before.current = seat;
    if (document.activeElement !== document.body || document.querySelector('dialog[open]') !== null) return;
    document.querySelector<HTMLElement>('[data-decision]')?.focus({ preventScroll: true });
  }, [seat]);
}

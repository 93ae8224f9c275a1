import type { About } from '@pouch/protocol';
import type { Seat } from '@pouch/rules';
import { Clock, Eye, Globe, Lock, SlidersHorizontal, Users } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useWide } from '../../../device/media.ts';
import { changeSettings, settings } from '../../../device/settings.ts';
import type { TableConnection } from '../../../online/table-connection.ts';
import type { TableState } from '../../../online/table-state.ts';
import type { AnyKit } from '../../../table/kit.ts';
import { announce } from '../../../ui/announcer.tsx';
import { useKeys } from '../../../ui/keys.ts';
import waitingRoom from '../../../words/en/waiting-room.json';
import { addWords, t } from '../../../words/t.ts';
import { useTitle } from '../../page.tsx';
import { Chat } from '../shared/chat.tsx';
import { ConnectionBar } from '../shared/connection-bar.tsx';
import { type AtTable, meAt, placeOf } from './at-table.ts';
import { WaitingBar } from './bar.tsx';
import { TableBehind } from './behind.tsx';
import { Decision } from './decision.tsx';
import { useErrands } from './errands.ts';
import { clockWords, optionWords, readinessOf } from './facts.ts';
import { Fairness } from './fairness.tsx';
import { Invite } from './invite.tsx';
import { takeMyName } from './my-name.ts';
import { changesOfSeats } from './seat-changes.ts';
import { Seats } from './seats.tsx';
import { type AskTable, sitAgain } from './sitting.ts';
import style from './waiting-room.module.css';

addWords(waitingRoom);

export interface WaitingRoomProps {
  readonly connection: TableConnection;
  readonly view: TableState;
  readonly about: About;
  readonly kit: AnyKit;
}

/** A table whose game has not begun: who is there, and how others get there. */
export function WaitingRoom({ connection, view, about: newest, kit }: WaitingRoomProps): ReactNode {
  const { name } = kit.game;
  const wide = useWide();
  const errands = useErrands();
  const [isRising, setRising] = useState(false);
  const { about, who } = useSteady(newest, view, isRising);
  const { open } = readinessOf(about, who.seat);
  const field = useRef<HTMLInputElement>(null);
  const [pressed, setPressed] = useState<Seat>();
  const wanted = pressed !== undefined && about.seats[pressed]?.kind === 'open' ? pressed : undefined;

  const sit = (place: string, as: string, seat: Seat | undefined): void => {
    void errands.run(place, async () => {
      return (await takeMyName(as)) ?? connection.ask({ do: 'sit', ...(seat !== undefined && { seat }) });
    });
  };
  const sitAt = (seat?: Seat): void => {
    const as = field.current?.value.trim() || settings().name;
    if (as !== '') return sit(seat === undefined ? 'sit' : placeOf(seat), as, seat);
    setPressed(seat);
    field.current?.focus();
    announce(t('waiting-room.name-missing'));
  };
  const ask: AskTable = (command) => connection.ask(command);
  const sitAnew: AtTable['sitAnew'] = async (place, { seat: to, before }) => {
    const { seat: from } = who;
    if (from === undefined) return false;
    setRising(true);
    const done = await errands.run(place, async () => (await before?.()) ?? sitAgain(ask, about, from, to));
    setRising(false);
    return done;
  };
  const table: AtTable = { about, ...who, here: view.here, errands, ask, sitAnew, sitAt };

  const taken = about.seats.length - open.length;
  useTitle(t('waiting-room.tab', { open: open.length, taken, seats: about.seats.length, game: name }));
  useToldSeats(about, who.me);
  useSitAtOnce(table);
  useFocusOnDecision(who.seat);
  useKeys({
    Enter: () => document.querySelector<HTMLElement>('[data-decision]')?.click(),
    c: () => document.querySelector<HTMLElement>('[data-chat] input')?.focus(),
    m: () => changeSettings({ sound: settings().sound === 'on' ? 'off' : 'on' }),
  });

  return (
    <div className={style.screen}>
      <div className={style.top}>
        <WaitingBar game={name} rules={`/learn/${about.game}?from=${location.pathname}`} />
        <ConnectionBar line={view.line} tryNow={connection.tryNow} />
      </div>
      <main className={`${style.body}${view.line.connection.state === 'lost' ? ` ${style.lost}` : ''}`}>
        <div className={style.stage}>
          <p className={style.headline}>{t('waiting-room.headline', { open: open.length })}</p>
          <Seats table={table} />
          {wide && <TableBehind about={about} kit={kit} />}
        </div>
        <div className={style.invite}>
          <Invite about={about} game={name} />
        </div>
        <div className={style.decision}>
          <Decision table={table} game={name} wanted={wanted} sit={(as) => sit('sit', as, wanted)} field={field} />
        </div>
        <div className={style.rail}>
          <Facts about={about} game={name} watchers={view.here.watchers} />
          <Fairness table={table} />
          <TableChat connection={connection} view={view} />
        </div>
      </main>
    </div>
  );
}

interface FactsProps {
  readonly about: About;
  readonly game: string;
  readonly watchers: number;
}

/** What is played here and how, in words. */
function Facts({ about, game, watchers }: FactsProps): ReactNode {
  const heading = useId();
  const clock = clockWords(about);
  const Seen = about.visibility === 'private' ? Lock : Globe;
  return (
    <section className={style.facts} aria-labelledby={heading}>
      <h2 id={heading}>{t('waiting-room.table')}</h2>
      <ul>
        <li>
          <Users size={17} aria-hidden="true" />
          {t('waiting-room.game', { game, seats: about.seats.length })}
        </li>
        {optionWords(about).map((words) => (
          <li key={words}>
            <SlidersHorizontal size={17} aria-hidden="true" />
            {words}
          </li>
        ))}
        {clock !== undefined && (
          <li>
            <Clock size={17} aria-hidden="true" />
            {clock}
          </li>
        )}
        <li>
          <Seen size={17} aria-hidden="true" />
          {t(`waiting-room.visibility.${about.visibility}`)}
        </li>
        <li>
          <Eye size={17} aria-hidden="true" />
          {t('waiting-room.watchers', { count: watchers })}
        </li>
      </ul>
    </section>
  );
}

function TableChat({
  connection,
  view,
}: {
  readonly connection: TableConnection;
  readonly view: TableState;
}): ReactNode {
  const heading = useId();
  return (
    <section className={style.chat} aria-labelledby={heading} data-chat>
      <h2 id={heading}>{t('waiting-room.chat')}</h2>
      <Chat connection={connection} view={view} />
    </section>
  );
}

/** Sitting down again briefly empties the seat, which is not shown to that player. */
function useSteady(about: About, view: TableState, isRising: boolean) {
  const shown = useRef({ about, who: meAt(view, about) });
  if (!isRising) shown.current = { about, who: meAt(view, about) };
  return shown.current;
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

import { CLOCKS } from '@pouch/protocol';
import { type Seat, seatsIn, sentence } from '@pouch/rules';
import type { Clock, PlayerAbout, Snapshot } from '../table/source.ts';
import { type OnlineGame, viewerOf } from './online-game.ts';

/** A time of the server's clock on this device's. */
type Here = (millis: number) => number;

/** A game on the server as a table shows it. */
export function snapshotOf(state: OnlineGame, here: Here): Snapshot {
  const { game, history, shown, refusal } = state;
  const viewer = viewerOf(state);
  const view = history.moments[shown - 1]?.view ?? game.view(history.setup, viewer);
  const pending = state.pending.at(-1);
  return {
    number: shown,
    viewer,
    view,
    players: playersOf(state, here),
    clocks: clocksOf(state, view, here),
    barredUntil: barredUntil(state, here),
    ...(pending === undefined ? {} : { pending: pending.decision }),
    ...(refusal === undefined ? {} : { refusal: sentence(refusal) }),
    paused: state.about.pause !== null,
    ...startOf(state, here),
    connection: state.connection,
  };
}

/** Before the first coins of a race are laid, the table counts down to them. */
function startOf({ game, history, shown, deadlines }: OnlineGame, here: Here): Pick<Snapshot, 'start'> {
  if (game.race === undefined || shown > 0) return {};
  const at = history.moments[0]?.showAt ?? deadlines?.laid ?? 0;
  return at === 0 ? {} : { start: { kind: 'counting', at: here(at) } };
}

function playersOf(state: OnlineGame, here: Here): readonly PlayerAbout[] {
  const { about, deadlines } = state;
  const total = clockTotal(about);
  return about.seats.map((holder, seat): PlayerAbout => {
    if (holder.kind === 'open') return { seat, name: '', kind: 'person', mine: false };
    if (holder.kind === 'bot') return { seat, name: holder.name, kind: 'bot', level: holder.level, mine: false };
    const isMine = seat === state.seat;
    const until = deadlines?.seats[seat] ?? undefined;
    const isAway = !isMine && about.phase === 'playing' && !state.here.includes(holder.guest);
    return {
      seat,
      name: holder.name,
      kind: 'person',
      mine: isMine,
      ...(!isMine && until !== undefined && total !== undefined && { clock: { until: here(until), total } }),
      ...(isAway && { away: until === undefined ? {} : { until: here(until) } }),
      ...(holder.plays === 'bot' && { keptByBot: true }),
    };
  });
}

function barredUntil({ deadlines }: OnlineGame, here: Here): Readonly<Record<Seat, number>> {
  const { barred = [] } = deadlines ?? {};
  return Object.fromEntries(barred.flatMap((until, seat) => (until === null ? [] : [[seat, here(until)]])));
}

function clockTotal({ clock }: OnlineGame['about']): number | undefined {
  const seconds = CLOCKS[clock];
  return seconds === null ? undefined : 1000 * seconds;
}

function clocksOf({ game, about, deadlines }: OnlineGame, view: unknown, here: Here): Readonly<Record<Seat, Clock>> {
  const turn = game.turn(view);
  if (deadlines === undefined || turn.kind !== 'decide') return {};
  const { seats, race } = deadlines;
  const total = clockTotal(about);
  const clocks: Record<Seat, Clock> = {};
  if (total !== undefined)
    for (const [seat, until] of seats.entries()) if (until !== null) clocks[seat] = { until: here(until), total };
  if (race !== null && turn.deadline !== undefined)
    for (const seat of seatsIn(turn.awaited)) clocks[seat] = { until: here(race), total: 1000 * turn.deadline.seconds };
  return clocks;
}

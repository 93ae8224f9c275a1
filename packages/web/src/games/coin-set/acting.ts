import { has, coinSetInternals as internals, type Seat } from '@pouch/rules';
import type { PlayerAbout, Snapshot } from '../../table/source.ts';
import { coinsOn, inOrder, SLOT_KEYS, type Slots } from './slots.ts';
import type { Decision, Types, View } from './types.ts';

/** What the people at this device have begun, beside what the game knows. */
export interface Acting {
  /** Coins that are pointed at, and in which moment: any other change takes them back. */
  readonly pointing: { readonly number: number; readonly coins: readonly number[] } | undefined;
  /** How often a coin was pressed without a call: CALL shows itself. */
  readonly nudged: number;
  /** Which of the two was used last: it gets the focus the next time. */
  readonly used: 'call' | 'agree';
}

export const FRESH: Acting = { pointing: undefined, nudged: 0, used: 'call' };

/** How things stand at the table. */
export interface Situation {
  readonly view: View;
  readonly snapshot: Pick<Snapshot<Types>, 'number' | 'players' | 'barredUntil' | 'pending'>;
  readonly slots: Slots;
}

/** What somebody does by pointer or key. */
export type Action =
  | { readonly do: 'call'; readonly seat: Seat }
  | { readonly do: 'agree' }
  | { readonly do: 'press'; readonly coin: number }
  | { readonly do: 'turn-next' }
  | { readonly do: 'take-back' };

export interface Acted {
  readonly acting: Acting;
  /** What the table is asked for. */
  readonly decisions: readonly Decision[];
}

/** The people who play at this device. */
export const mineOf = (players: readonly PlayerAbout[]): readonly PlayerAbout[] => players.filter(({ mine }) => mine);

export const isAmong = (players: readonly PlayerAbout[], seat: Seat | null): seat is Seat =>
  players.some((player) => player.seat === seat);

const isMine = ({ snapshot }: Situation, seat: Seat | null): seat is Seat => isAmong(mineOf(snapshot.players), seat);

/** What pressing a coin does by the rules now. */
export function coinsAct(situation: Situation): 'point' | 'turn' | 'none' {
  const { phase, caller, turner } = situation.view;
  if (phase === 'point' && isMine(situation, caller)) return 'point';
  return phase === 'turn' && isMine(situation, turner) ? 'turn' : 'none';
}

/** The coins that are pointed at, in that order. */
export const pickedOf = ({ pointing }: Acting, situation: Situation): readonly number[] =>
  pointing?.number === situation.snapshot.number && coinsAct(situation) === 'point' ? pointing.coins : [];

/** The coins of a decision that is sent and not yet confirmed. */
export function sendingOf({ view, snapshot: { pending } }: Situation): readonly number[] {
  const places = pending?.do === 'point' ? pending.places : pending?.do === 'turn' ? [pending.place] : [];
  const coins = coinsOn(view.table);
  return places.flatMap((place) => coins[place] ?? []);
}

export function act(acting: Acting, action: Action, situation: Situation, now: number): Acted {
  switch (action.do) {
    case 'call':
      return call(acting, action.seat, situation, now);
    case 'agree':
      return agree(acting, situation);
    case 'press':
      return press(acting, action.coin, situation);
    case 'turn-next':
      return turnNext(acting, situation);
    case 'take-back':
      return { acting: { ...acting, pointing: undefined }, decisions: [] };
  }
}

function call(acting: Acting, seat: Seat, { view, snapshot }: Situation, now: number): Acted {
  const mayCall = view.phase === 'search' && (snapshot.barredUntil[seat] ?? 0) <= now;
  return { acting: { ...acting, used: 'call' }, decisions: mayCall ? [{ do: 'call', seat }] : [] };
}

/** People who share a device agree together. */
function agree(acting: Acting, { view, snapshot }: Situation): Acted {
  const seats = mineOf(snapshot.players).map(({ seat }) => seat);
  const silent = view.phase === 'search' ? seats.filter((seat) => !has(view.agreed, seat)) : [];
  return { acting: { ...acting, used: 'agree' }, decisions: silent.map((seat) => ({ do: 'agree', seat })) };
}

function press(acting: Acting, coin: number, situation: Situation): Acted {
  switch (situation.view.phase) {
    case 'point':
      return point(acting, coin, situation);
    case 'turn':
      return turn(acting, coin, situation);
    case 'deal':
    case 'search':
    case 'over':
      return { acting: { ...acting, nudged: acting.nudged + 1 }, decisions: [] };
  }
}

/** The third coin decides; until then each can be taken back. */
function point(acting: Acting, coin: number, situation: Situation): Acted {
  const { view, snapshot } = situation;
  const picked = pickedOf(acting, situation);
  if (!isMine(situation, view.caller) || picked.length === internals.SET) return { acting, decisions: [] };
  const coins = picked.includes(coin) ? picked.filter((each) => each !== coin) : [...picked, coin];
  const lying = coinsOn(view.table);
  const places = coins.map((each) => lying.indexOf(each));
  return {
    acting: { ...acting, pointing: { number: snapshot.number, coins } },
    decisions: coins.length === internals.SET ? [{ do: 'point', seat: view.caller, places }] : [],
  };
}

function turn(acting: Acting, coin: number, situation: Situation): Acted {
  const { view } = situation;
  const place = coinsOn(view.table).indexOf(coin);
  const lying = view.table[place];
  if (!isMine(situation, view.turner) || lying === undefined || internals.isTurned(lying))
    return { acting, decisions: [] };
  // What mostly follows is that there is no set either: one key goes through a whole round of turning.
  return { acting: { ...acting, used: 'agree' }, decisions: [{ do: 'turn', seat: view.turner, place }] };
}

/** For players who do not care which: the first coin on the screen that can be turned. */
function turnNext(acting: Acting, situation: Situation): Acted {
  const { view, slots } = situation;
  const open = new Set(coinsOn(view.table.filter((lying) => !internals.isTurned(lying))));
  const next = inOrder(slots.of).find(([coin]) => open.has(coin));
  return next === undefined ? { acting, decisions: [] } : turn(acting, next[0], situation);
}

/** What each key does now, by the names of `useKeys`. */
export function keyActions(acting: Acting, situation: Situation): Readonly<Record<string, Action>> {
  return {
    ...coinKeys(situation),
    ...callKeys(situation),
    n: { do: 'agree' },
    ...(coinsAct(situation) === 'turn' && { Enter: { do: 'turn-next' } }),
    ...(pickedOf(acting, situation).length > 0 && { Escape: { do: 'take-back' } }),
  };
}

const coinKeys = ({ slots }: Situation): Readonly<Record<string, Action>> =>
  Object.fromEntries(
    inOrder(slots.of).flatMap(([coin, slot]) => {
      const key = SLOT_KEYS[slot];
      return key === undefined ? [] : [[key.toLowerCase(), { do: 'press', coin }]];
    }),
  );

/** Alone at a device one calls with the space bar; several people have their own numbers. */
function callKeys({ view, snapshot }: Situation): Readonly<Record<string, Action>> {
  const [only, ...others] = mineOf(snapshot.players);
  if (only === undefined) return {};
  if (others.length > 0)
    return Object.fromEntries([only, ...others].map(({ seat }) => [String(seat + 1), { do: 'call', seat }]));
  // Whoever is ready to call while coins are dealt presses no other button with it.
  return view.phase === 'search' || view.phase === 'deal' ? { Space: { do: 'call', seat: only.seat } } : {};
}

import type { About, Deadlines, Update } from '@pouch/protocol';
import { changesLayout, type Decision, type Game, type Seat } from '@pouch/rules';
import type { Connection } from '../table/source.ts';
import { type History, newHistory, withGap, withNews } from './history.ts';

/** A game on the server as this page knows it, and what becomes of it with each message. */
export interface OnlineGame {
  readonly game: Game;
  readonly about: About;
  readonly seat: Seat | undefined;
  /** Ids of the connected players. */
  readonly here: readonly string[];
  readonly connection: Connection;
  readonly deadlines: Deadlines | undefined;
  /** The number of the last change. */
  readonly number: number;
  readonly history: History;
  /** How many moments are shown; the others wait for their `showAt`. */
  readonly shown: number;
  /** A race: when its present layout appeared here, and which update brought it. */
  readonly laid: { readonly number: number; readonly at: number };
  /** Decisions that are sent and not confirmed, oldest first. */
  readonly pending: readonly Pending[];
  /** How many decisions were sent. */
  readonly sent: number;
  readonly refusal: string | undefined;
}

interface Pending {
  readonly id: number;
  readonly decision: Decision;
  /** The change that it caused, once known. */
  readonly number?: number;
}

/** What a call in a race reacts to: the update that changed the layout, and how long it had been shown. */
export interface Shown {
  readonly number: number;
  readonly ms: number;
}

/** What the server says to a decision: the change that it caused, or why it is refused. */
export type Answered = { readonly number: number } | { readonly reason: string };

/** Whether everything before an update is known, or changes are missing that cannot be fetched. */
export type Before = 'known' | 'gap';

export type GameMessage =
  | { readonly kind: 'update'; readonly update: Update; readonly about: About; readonly before: Before }
  | {
      readonly kind: 'around';
      readonly about: About;
      readonly here: readonly string[];
      readonly connection: Connection;
    }
  /** The time of a moment that was held back has come. */
  | { readonly kind: 'due' }
  | { readonly kind: 'decide'; readonly decision: Decision }
  | { readonly kind: 'answered'; readonly id: number; readonly answer: Answered };

export type GameEffect =
  | { readonly kind: 'send'; readonly id: number; readonly decision: Decision; readonly shown: Shown | undefined }
  /** Says 'due' after so many milliseconds, instead of any wait before it. */
  | { readonly kind: 'wait'; readonly millis: number };

/** The time on the server's clock, and on one of this page that only runs forwards. */
export interface Now {
  readonly server: number;
  readonly page: number;
}

export interface GameChange {
  readonly state: OnlineGame;
  readonly effects: readonly GameEffect[];
}

export const newOnlineGame = (game: Game, about: About): OnlineGame => ({
  game,
  about,
  seat: undefined,
  here: [],
  connection: { state: 'fine' },
  deadlines: undefined,
  number: 0,
  history: newHistory(game, about.seats.length, about.options),
  shown: 0,
  laid: { number: 0, at: 0 },
  pending: [],
  sent: 0,
  refusal: undefined,
});

export function afterGameMessage(state: OnlineGame, message: GameMessage, now: Now): GameChange {
  switch (message.kind) {
    case 'update':
      return released(updated(state, message), now);
    case 'due':
      return released(state, now);
    case 'around': {
      const { about, here, connection } = message;
      return { state: { ...state, about, here, connection }, effects: [] };
    }
    case 'decide':
      return decided(state, message.decision, now);
    case 'answered':
      return { state: answered(state, message.id, message.answer), effects: [] };
  }
}

/** A player who has left is a spectator until they come back, and everyone is once the game was stopped. */
export function viewerOf({ seat, about }: Pick<OnlineGame, 'seat' | 'about'>): Seat | 'table' {
  const holder = seat === undefined ? undefined : about.seats[seat];
  const plays = holder?.kind === 'person' && holder.plays === 'self' && about.stopped === null;
  return seat !== undefined && plays ? seat : 'table';
}

function updated(state: OnlineGame, { update, about, before }: Extract<GameMessage, { kind: 'update' }>): OnlineGame {
  const { told, view, number, deadlines } = update;
  const seat = update.seat ?? undefined;
  // Coins that are there when a table is opened appear at once.
  const laid = state.number === 0 ? null : (deadlines?.laid ?? null);
  const history = before === 'gap' ? withGap(state.history) : state.history;
  return {
    ...state,
    about,
    seat,
    number,
    deadlines,
    history: withNews(history, { told, view, viewer: viewerOf({ seat, about }), laid }),
    pending: state.pending.filter((each) => each.number === undefined || each.number > number),
  };
}

/** Shows every moment whose time has come, and waits for the next. */
function released(state: OnlineGame, now: Now): GameChange {
  const { moments } = state.history;
  let { shown, laid } = state;
  for (let next = moments[shown]; next !== undefined; next = moments[shown]) {
    const millis = next.showAt - now.server;
    if (millis > 0) return { state: { ...state, shown, laid }, effects: [{ kind: 'wait', millis }] };
    shown++;
    if (next.showAt > 0 || changesLayout(state.game.race, next.events)) laid = { number: state.number, at: now.page };
  }
  return { state: { ...state, shown, laid }, effects: [] };
}

function decided(state: OnlineGame, decision: Decision, now: Now): GameChange {
  // A double press is one decision.
  if (isSame(state.pending.at(-1)?.decision, decision)) return { state, effects: [] };
  const id = state.sent + 1;
  const { number, at } = state.laid;
  const isCall = decision.do === state.game.race?.call && number > 0;
  const shown = isCall ? { number, ms: Math.max(0, now.page - at) } : undefined;
  return {
    state: { ...state, sent: id, pending: [...state.pending, { id, decision }], refusal: undefined },
    effects: [{ kind: 'send', id, decision, shown }],
  };
}

function answered(state: OnlineGame, id: number, answer: Answered): OnlineGame {
  const others = state.pending.filter((each) => each.id !== id);
  if ('reason' in answer) return { ...state, pending: others, refusal: answer.reason };
  const { number } = answer;
  // It stays pending until its update is there.
  const pending =
    number <= state.number ? others : state.pending.map((each) => (each.id === id ? { ...each, number } : each));
  return { ...state, pending };
}

const isSame = (a: Decision | undefined, b: Decision): boolean =>
  a !== undefined && JSON.stringify(a) === JSON.stringify(b);

import type { Game, GameTypes, Level, Seat, Viewer } from '@pouch/rules';

/** Who sits in a seat, as the table shows it. */
export interface PlayerAbout {
  readonly seat: Seat;
  readonly name: string;
  readonly kind: 'person' | 'bot';
  /** Of a bot. */
  readonly level?: Level;
  /** Whether this device plays the seat: several do in pass and play. */
  readonly mine: boolean;
  /** Of somebody else whose decision is awaited. */
  readonly clock?: Clock;
  /** A person who is not there; until when the table waits, in milliseconds since 1970, if it does. */
  readonly away?: { readonly until?: number };
  /** A bot decides for a person who is away. */
  readonly keptByBot?: boolean;
}

/** A call in a race, and how long the caller had seen the coins. */
export interface Call {
  readonly seat: Seat;
  readonly ms: number;
}

/** A bot decided for a player: their clock had run out, or they had left. */
interface Instead {
  readonly seat: Seat;
  readonly why: 'late' | 'left';
}

/** One step of the game as this device may know it: what happened, and how things stood after it. */
export interface Moment<K extends GameTypes = GameTypes> {
  /** From 1; the set-up is 0. */
  readonly number: number;
  readonly events: readonly K['Event'][];
  readonly view: K['View'];
  readonly instead?: Instead;
  /** At a table with others: whose decision it was, and nobody made it for them. */
  readonly by?: Seat;
  /** A race: calls that came at nearly the same time, the first one first. */
  readonly calls?: readonly Call[];
}

/**
 * A clock: when it runs out, and how long it ran in all, in milliseconds (`until` since 1970). It starts `total` before it
 * runs out; until then it is full.
 */
export interface Clock {
  readonly until: number;
  readonly total: number;
}

/** How the line to the table is. A table on this device is always 'fine'. */
export type Connection = { readonly state: 'fine' } | { readonly state: 'lost'; readonly retryAt: number };

/**
 * A race that is about to begin or to continue: nothing is seen of the table yet. It waits for somebody to press Start,
 * or counts down to `at`, in milliseconds since 1970.
 */
export type RaceStart = { readonly kind: 'waiting' } | { readonly kind: 'counting'; readonly at: number };

/** Everything that a table shows at one moment. Replaced as a whole when anything in it changes. */
export interface Snapshot<K extends GameTypes = GameTypes> {
  /** The number of the newest moment. */
  readonly number: number;
  /** Through whose eyes the view is: a seat of this device, or 'table' when watching or behind the curtain. */
  readonly viewer: Viewer;
  readonly view: K['View'];
  readonly players: readonly PlayerAbout[];
  /** By seat: the clock of its decision. */
  readonly clocks: Readonly<Record<Seat, Clock>>;
  /** A race: by seat, until when it may not call after a failed call, in milliseconds since 1970. */
  readonly barredUntil: Readonly<Record<Seat, number>>;
  /** A decision of this device that is sent and not yet confirmed. */
  readonly pending?: K['Decision'];
  /** Why the last decision of this device was refused; goes with the next decision. */
  readonly refusal?: string;
  /** Pass and play: whose secrets wait behind the curtain, and who else may want to change theirs. */
  readonly curtain?: { readonly next: Seat; readonly others: readonly Seat[] };
  /** Pass and play: the curtain is up for the viewer, and can be let down again. */
  readonly uncovered?: boolean;
  /** The game stands still until somebody says to go on. */
  readonly paused: boolean;
  readonly start?: RaceStart;
  /** The game continues in another tab, or was deleted there: this table must be opened again. */
  readonly elsewhere?: boolean;
  /** The device has no room for the game, or keeps nothing: it can be played, but not be returned to. */
  readonly unkept?: 'full' | 'unavailable' | undefined;
  readonly connection: Connection;
}

/**
 * Where a table's view comes from, and where its decisions go. The tables know nothing else: whether the game runs on
 * this device or on a server is all the same to them.
 */
export interface TableSource<K extends GameTypes = GameTypes> {
  readonly game: Game<K>;
  /** Whether the game can stand still: not where others play on. */
  readonly canPause: boolean;
  snapshot(): Snapshot<K>;
  /** Calls the listener on every new snapshot; returns how to unsubscribe. */
  subscribe(listener: () => void): () => void;
  /** The moments after a number, oldest first: all of them for 0. */
  moments(since: number): readonly Moment<K>[];
  /** Asks for a decision of a seat of this device. What comes of it is in the snapshots: confirmed, or refused. */
  decide(decision: K['Decision']): void;
  /** Lifts the curtain for somebody who says to be this player. */
  uncover(seat: Seat): void;
  /** Lets the curtain down again. */
  cover(): void;
  pause(): void;
  /** Goes on after a pause, and starts a race that waits for it. */
  resume(): void;
  /** The table's clock: seconds of play so far, without pauses. Runs in races only. */
  seconds(): number;
  /** Ends all timers and lines. The game is kept. */
  close(): void;
}

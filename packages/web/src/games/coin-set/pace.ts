import { coinSet, type Level, Refusal, replay } from '@pouch/rules';
import type { Save } from '../../device/save.ts';

/**
 * Bots adapt to the player over games on this device: their time is multiplied by a pace, which follows how fast the
 * player finds sets and how many.
 */
export interface Pace {
  /** 1 is the level's own pace; above it bots are slower. */
  readonly pace: number;
  /** How many games it was learned from. */
  readonly games: number;
}

export const USUAL: Pace = { pace: 1, games: 0 };
export const FASTEST = 0.7;
export const SLOWEST = 1.6;

/** How far a game moves the pace towards what it suggests. */
const WEIGHT = 0.3;
/** With fewer sets the player's median says nothing. */
const FEWEST = 2;

/** Median seconds until one bot of the level calls on fresh coins: see docs/bots.md. */
const USUAL_SECONDS: Readonly<Record<Level, number>> = { easy: 12, fair: 6, sharp: 4.8 };

/** A game of one person against bots. */
export interface Played {
  readonly level: Level;
  readonly seats: number;
  /** For each set that the player found: seconds from the last change of the table to the call. */
  readonly mine: readonly number[];
  /** How many sets the bots found. */
  readonly others: number;
}

const within = (pace: number): number => Math.min(SLOWEST, Math.max(FASTEST, pace));

/** The pace at which this game would have been even. */
function suggested({ level, seats, mine, others }: Played): number {
  const all = mine.length + others;
  if (all === 0) return 1;
  if (mine.length < FEWEST) return SLOWEST;
  const time = median(mine) / USUAL_SECONDS[level];
  const share = all / seats / mine.length;
  return within(Math.sqrt(time * share));
}

/** The pace after one more game. */
export const nextPace = ({ pace, games }: Pace, played: Played): Pace => ({
  pace: within(pace + WEIGHT * (suggested(played) - pace)),
  games: games + 1,
});

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;

/** What a finished game says about the player; nothing unless one person played against bots. */
export function playedIn({ seats, options, players, steps }: Save): Played | undefined {
  const bot = players.find((player) => player.kind === 'bot');
  const me = players.findIndex(({ kind }) => kind === 'person');
  if (bot?.kind !== 'bot' || me < 0 || players.filter(({ kind }) => kind === 'person').length > 1) return undefined;
  const mine: number[] = [];
  let others = 0;
  let changed = 0;
  let called = 0;
  let number = -1;
  for (const frame of replay({ game: coinSet, seats, options, steps, json: {} })) {
    if (frame instanceof Refusal) return undefined;
    const at = steps[number++]?.at;
    const seconds = typeof at === 'number' ? at / 1000 : 0;
    for (const event of frame.events as readonly { readonly event: string; readonly seat?: number }[]) {
      if (event.event === 'called') called = seconds;
      if (event.event === 'set' && event.seat === me) mine.push(Math.max(0, called - changed));
      if (event.event === 'set' && event.seat !== me) others++;
      if (coinSet.race?.layout.includes(event.event)) changed = seconds;
    }
  }
  return { level: bot.level, seats, mine, others };
}

/** How the pace compares with the usual one. */
export function paceWords({ pace }: Pace): {
  readonly is: 'usual' | 'slower' | 'faster';
  readonly much: 'little' | 'more';
} {
  const is = Math.abs(pace - 1) < 0.04 ? 'usual' : pace > 1 ? 'slower' : 'faster';
  return { is, much: pace > 1.25 || pace < 0.85 ? 'more' : 'little' };
}

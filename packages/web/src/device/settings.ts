import { GAME_IDS, type GameId, LEVELS, type Level } from '@pouch/rules';
import { useSyncExternalStore } from 'react';

/** What this device's player likes. Kept on the device. */
export interface Settings {
  readonly name: string;
  /** Which of the eight crests: also the seat that is taken where the table has it. */
  readonly crest: number;
  readonly theme: 'system' | 'dark' | 'parchment';
  readonly sound: 'off' | 'on';
  /** 'system' follows what the device asks for. */
  readonly motion: 'system' | 'full' | 'none';
  /** Whether a bid or a choice asks once more before it counts. */
  readonly confirm: 'off' | 'on';
  /** Letters of the metals on all coins, for players who cannot tell the colours apart. */
  readonly letters: 'off' | 'on';
  /** Hints that have been dismissed, and games whose hints are off. */
  readonly hintsSeen: readonly string[];
  readonly lastGame: GameId;
  /** Bots chosen last, by game: how many, and their level. */
  readonly bots: number;
  readonly level: Level;
}

const KEY = 'pouch/settings';

const DEFAULTS: Settings = {
  name: '',
  crest: 0,
  theme: 'system',
  sound: 'off',
  motion: 'system',
  confirm: 'off',
  letters: 'off',
  hintsSeen: [],
  lastGame: GAME_IDS[0] as GameId,
  bots: 2,
  level: 'fair',
};

const CHOICES: { readonly [Name in keyof Settings]?: readonly string[] } = {
  theme: ['system', 'dark', 'parchment'],
  sound: ['off', 'on'],
  motion: ['system', 'full', 'none'],
  confirm: ['off', 'on'],
  letters: ['off', 'on'],
  lastGame: GAME_IDS,
  level: LEVELS,
};

const listeners = new Set<() => void>();
let current = read();

function read(): Settings {
  try {
    return checked(JSON.parse(localStorage.getItem(KEY) ?? '{}'));
  } catch {
    return DEFAULTS; // Nothing is kept yet, or nothing that can be read.
  }
}

/** Whatever was stored, each member only if it is one that the setting can have. */
function checked(stored: unknown): Settings {
  if (typeof stored !== 'object' || stored === null) return DEFAULTS;
  const kept = Object.entries(stored).filter(([name, value]) => {
    if (!Object.hasOwn(DEFAULTS, name)) return false;
    const known = DEFAULTS[name as keyof Settings];
    if (Array.isArray(known)) return Array.isArray(value) && value.every((each) => typeof each === 'string');
    // Crests and bots: there are eight seats at most.
    if (typeof known === 'number') return Number.isInteger(value) && value >= 0 && value < 8;
    const choices = CHOICES[name as keyof Settings];
    return typeof value === typeof known && (choices === undefined || choices.includes(String(value)));
  });
  return { ...DEFAULTS, ...Object.fromEntries(kept) };
}

export const settings = (): Settings => current;

export function changeSettings(change: Partial<Settings>): void {
  current = { ...current, ...change };
  try {
    localStorage.setItem(KEY, JSON.stringify(current));
  } catch {
    // A full or closed storage keeps nothing; the page still follows the change.
  }
  for (const listener of listeners) listener();
}

addEventListener('storage', ({ key }) => {
  if (key !== KEY) return;
  current = read();
  for (const listener of listeners) listener();
});

export function onSettings(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useSettings = (): Settings => useSyncExternalStore(onSettings, settings);

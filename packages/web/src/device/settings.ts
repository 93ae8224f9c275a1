import { GAME_IDS, type GameId, LEVELS, type Level } from '@pouch/rules';
import { useSyncExternalStore } from 'react';
import { KEYS } from './keys.ts';
import { deviceTexts, isObject, stored, type Texts, type Written } from './storage.ts';

export const SPEEDS = ['relaxed', 'normal', 'fast'] as const;
export type Speed = (typeof SPEEDS)[number];

/** What this device's player likes. Kept on the device. */
export interface Settings {
  readonly name: string;
  /** Which of the eight crests: also the seat that is taken where the table has it. */
  readonly crest: number;
  readonly theme: 'system' | 'dark' | 'parchment';
  readonly sound: 'off' | 'on';
  /** Sound is offered once, in the first game; whatever the answer. */
  readonly soundOffer: 'open' | 'answered';
  /** 'system' follows what the device asks for. */
  readonly motion: 'system' | 'full' | 'none';
  /** How long what happens at a table stays to be read. */
  readonly speed: Speed;
  /** Whether each step of a round stays until the player continues. */
  readonly waitForMe: 'off' | 'on';
  /** Whether a bid or a choice asks once more before it counts. */
  readonly confirm: 'off' | 'on';
  /** Letters of the metals on all coins, for players who cannot tell the colours apart. */
  readonly letters: 'off' | 'on';
  /** Whether bots in a race adapt to the player's pace, on this device. */
  readonly adaptiveBots: 'off' | 'on';
  /** Hints that have been dismissed, and games whose hints are off. */
  readonly hintsSeen: readonly string[];
  readonly lastGame: GameId;
  /** Bots chosen last, by game: how many, and their level. */
  readonly bots: number;
  readonly level: Level;
}

const DEFAULTS: Settings = {
  name: '',
  crest: 0,
  theme: 'system',
  sound: 'off',
  soundOffer: 'open',
  motion: 'system',
  speed: 'normal',
  waitForMe: 'off',
  confirm: 'off',
  letters: 'off',
  adaptiveBots: 'on',
  hintsSeen: [],
  lastGame: GAME_IDS[0] as GameId,
  bots: 2,
  level: 'fair',
};

const CHOICES: { readonly [Name in keyof Settings]?: readonly string[] } = {
  theme: ['system', 'dark', 'parchment'],
  sound: ['off', 'on'],
  soundOffer: ['open', 'answered'],
  motion: ['system', 'full', 'none'],
  speed: SPEEDS,
  waitForMe: ['off', 'on'],
  confirm: ['off', 'on'],
  letters: ['off', 'on'],
  adaptiveBots: ['off', 'on'],
  lastGame: GAME_IDS,
  level: LEVELS,
};

const storedSettings = stored({ key: KEYS.settings, initial: DEFAULTS, read: readSettings });

/** Each member of what was stored, if it is one that the setting can have. */
function readSettings(json: unknown): Settings | undefined {
  if (!isObject(json)) return undefined;
  const valid = Object.entries(json).filter(([name, value]) => isSetting(name, value));
  return { ...DEFAULTS, ...Object.fromEntries(valid) };
}

function isSetting(name: string, value: unknown): boolean {
  if (!Object.hasOwn(DEFAULTS, name)) return false;
  const known = DEFAULTS[name as keyof Settings];
  if (Array.isArray(known)) return Array.isArray(value) && value.every((each) => typeof each === 'string');
  // Crests and bots: there are eight seats at most.
  if (typeof known === 'number') return Number.isInteger(value) && Number(value) >= 0 && Number(value) < 8;
  const choices = CHOICES[name as keyof Settings];
  return typeof value === typeof known && (choices === undefined || choices.includes(String(value)));
}

interface SettingsStore {
  /** The same object until something changes, here or in another tab. */
  get(): Settings;
  change(change: Partial<Settings>): Written;
  subscribe(listener: () => void): () => void;
}

export function settingsIn(texts: Texts): SettingsStore {
  const listeners = new Set<() => void>();
  let current = storedSettings.get(texts);
  const follow = (next: Settings): void => {
    current = next;
    for (const listener of listeners) listener();
  };
  storedSettings.onElsewhere(() => follow(storedSettings.get(texts)), texts);
  return {
    get: () => current,
    change(change) {
      const next = { ...current, ...change };
      const written = storedSettings.set(next, texts);
      // A device that cannot store the change still follows it until the page is closed.
      follow(next);
      return written;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const { get: settings, change: changeSettings, subscribe: onSettings } = settingsIn(deviceTexts());

export const useSettings = (): Settings => useSyncExternalStore(onSettings, settings);

import type { Game } from '@pouch/rules';
import type { KeyMap } from '../ui/keys.ts';
import { t } from '../words/t.ts';
import type { TableExtras } from './extras.ts';
import type { TableKit } from './kit.ts';

/** What every table can do by a key, beside the keys of its game. */
type Shortcut = 'log' | 'chat' | 'sound' | 'keys';

const KEYS: Readonly<Record<Shortcut, readonly string[]>> = {
  log: ['l'],
  chat: ['c'],
  sound: ['m'],
  keys: ['?', 'Shift+?'],
};

const WORDS = {
  log: 'table.log',
  chat: 'table.chat',
  sound: 'keys.sound',
  keys: 'keys.title',
} as const satisfies Readonly<Record<Shortcut, string>>;

export interface TableAbout {
  /** In a race a key that is pressed in haste must not open anything. */
  readonly pace: 'turns' | 'race';
  readonly chat: 'none' | 'open';
}

export const tableAbout = ({ race }: Pick<Game, 'race'>, extras: TableExtras | undefined): TableAbout => ({
  pace: race === undefined ? 'turns' : 'race',
  chat: extras?.chat === undefined ? 'none' : 'open',
});

const shortcutsOf = ({ pace, chat }: TableAbout): readonly Shortcut[] =>
  pace === 'race' ? ['keys'] : ['log', ...(chat === 'open' ? (['chat'] as const) : []), 'sound', 'keys'];

export const shortcutKeys = (table: TableAbout, act: (shortcut: Shortcut) => void): KeyMap =>
  Object.fromEntries(
    shortcutsOf(table).flatMap((shortcut) => KEYS[shortcut].map((key) => [key, () => act(shortcut)] as const)),
  );

/** While a round is shown: see skipping.ts. */
const stageKeys = (): TableKit['keys'] => [
  { keys: [t('key.space')], does: t('keys.continue') },
  { keys: ['S'], does: t('keys.skip') },
  { keys: ['P'], does: t('keys.stop') },
  { keys: ['+', '−'], does: t('keys.speed') },
];

/** The same for the list of keys, with those that every page has. */
export const shortcutList = (table: TableAbout): TableKit['keys'] => [
  ...shortcutsOf(table).map((shortcut) => ({
    keys: [(KEYS[shortcut][0] ?? '').toUpperCase()],
    does: t(WORDS[shortcut]),
  })),
  ...(table.pace === 'race' ? [] : stageKeys()),
  { keys: ['Tab'], does: t('keys.tab') },
  { keys: ['←', '→'], does: t('keys.arrows') },
];

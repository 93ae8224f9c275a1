/** Everything that the page stores on this device, by subject. 'Delete everything' deletes all that begins so. */
export const OWN_KEYS = 'pouch/';

export const KEYS = {
  settings: 'pouch/settings',
  guest: 'pouch/guest',
  bestTimes: 'pouch/best-times',
  /** By game: how many rounds have been watched to their end. */
  roundsSeen: 'pouch/rounds-seen',
  /** A race: the pace at which bots play, and whether the guide is open. */
  botPace: 'pouch/bot-pace',
  guide: 'pouch/guide',
  /** What is remembered of finished games: see `bests.ts`. */
  bests: 'pouch/bests',
  /** Who sat round this screen last. */
  party: 'pouch/party',
  /** The options of the kit that was made last. */
  kits: 'pouch/kits',
  /** By game: the table on the server that was made last. */
  newTables: 'pouch/new-tables',
  /** A table that the server was asked to make and has not confirmed. */
  making: 'pouch/making',
  /** Which tables of the lobby are wanted. */
  lobby: 'pouch/lobby',
  /** By game: how many play when somebody is looked for. */
  seekSeats: 'pouch/seek-seats',
  commitments: 'pouch/commitments',
  /** People on the server whose chat is hidden here. */
  muted: 'pouch/muted',
} as const;

/** One entry for each game or table, whose id follows. */
export const KEY_FAMILIES = {
  games: 'pouch/game/',
  /** Commands that the server has not answered, by table. */
  sending: 'pouch/sending/',
} as const;

type Values<T> = T[keyof T];

export type StorageKey = Values<typeof KEYS> | `${Values<typeof KEY_FAMILIES>}${string}`;

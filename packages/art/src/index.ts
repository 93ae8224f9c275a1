export type { CoinOptions } from './coin.js';
export { COIN_SET_FACES, coinSetSide } from './coin-set.js';
export { metalCounter, valueCounter } from './counters.js';
export { CREST_SHAPES } from './crest-shapes.js';
export { type CrestOptions, crest } from './crests.js';
export type * from './drawing.js';
export { KOIN_SEATS, type KoinOptions, type KoinSeat, type KoinSize, koin } from './koinz.js';
export { type Locale, type LocaleId, locales } from './locales/index.js';
/** Also by itself, for a page that shows only this locale and need not load the others. */
export { lighthouseBay } from './locales/lighthouse-bay.js';
export { bareSign, pouch, pouchMark } from './marks.js';
export { type MedalOptions, medal } from './medals.js';
export { fortuneCoin, MONSTERS, type PirateSide, pirateCoin } from './pirate-coins.js';
export { REALM_FACES, type RealmFaceName, realmCoin } from './realm-coins.js';
export * from './shapes.js';
export { ship, shipPlaces } from './ship.js';
export { SIGNS, type SignName } from './signs.js';
export { type SvgOptions, toSvg } from './svg.js';
export { METAL_COLOURS, MOTION, PLAYERS, type Player, type PlayerShape, THEMES, type ThemeName } from './tokens.js';

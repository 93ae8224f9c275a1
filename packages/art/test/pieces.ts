import { METALS } from '@pouch/rules';
import {
  bareSign,
  COIN_SET_FACES,
  type CoinOptions,
  coinSetSide,
  crest,
  type Drawing,
  fortuneCoin,
  KOIN_SEATS,
  koin,
  medal,
  metalCounter,
  PLAYERS,
  pirateCoin,
  pouch,
  pouchMark,
  REALM_FACES,
  realmCoin,
  SIGNS,
  type SignName,
  valueCounter,
} from '../src/index.js';

export const realmCoins = (options?: CoinOptions): Drawing[] => REALM_FACES.map((face) => realmCoin(face, options));

export const pirateCoins = (options?: CoinOptions): Drawing[] =>
  METALS.flatMap((metal) => [pirateCoin(metal, 'skull', options), pirateCoin(metal, 'monster', options)]);

export const fortuneCoins = (options?: CoinOptions): Drawing[] => METALS.map((metal) => fortuneCoin(metal, options));

export const coinSetSides = (options?: CoinOptions): Drawing[] =>
  COIN_SET_FACES.map((face) => coinSetSide(face, options));

export const counters = (options?: CoinOptions): Drawing[] =>
  METALS.flatMap((metal) => [metalCounter(metal, options), valueCounter(metal, 9, options)]);

export const coins = (options?: CoinOptions): Drawing[] => [
  ...realmCoins(options),
  ...pirateCoins(options),
  ...fortuneCoins(options),
  ...coinSetSides(options),
  ...counters(options),
];

const koinz = (): Drawing[] =>
  KOIN_SEATS.flatMap((seat) =>
    (['large', 'medium', 'small'] as const).flatMap((size) => [koin(size, seat), koin(size, seat, { covered: true })]),
  );

const crests = (): Drawing[] =>
  PLAYERS.flatMap((_, seat) => [crest(seat), crest(seat, { letter: 'M' }), crest(seat, { hollow: true })]);

const medals = (): Drawing[] =>
  PLAYERS.flatMap((_, seat) => METALS.map((metal) => medal(seat, metal, { letter: 'M' })));

/** One drawing of everything. */
export const allPieces = (): Drawing[] => [
  ...coins(),
  ...koinz(),
  ...crests(),
  ...medals(),
  pouchMark(),
  pouch(),
  ...(Object.keys(SIGNS) as SignName[]).map((name) => bareSign(name, '#808080')),
];

import { type Coins, coinsOfKind, countOf, EMPTY, holds, kindAt, sizeOf, subsetsOf } from '../kernel/coins.js';
import { METALS, type Metal } from '../kernel/metals.js';
import type { Random } from '../kernel/random.js';
import { has, type Seat } from '../kernel/seats.js';
import { plural } from '../kernel/words.js';
import { FACES, type Faces, type Metals, metalOf, realmFace, wildFace } from './pieces.js';
import { appeaseSize, decider, swoopSize } from './rules.js';
import { inGame, stashOf, type View } from './state.js';
import type { RealmDecision } from './steps.js';

export function check(view: View, decision: RealmDecision): string | undefined {
  if (decision.do !== view.phase) return `It is time to ${view.phase}, not to ${decision.do}`;
  const { place } = view;
  const stash = stashOf(view, decision.seat);
  switch (decision.do) {
    case 'bid':
      return beyondStash('bid', decision.coins, stash);
    case 'forfeit':
      return countOf(stash, metalOf(decision.coin)) > 0
        ? undefined
        : `Your stash has no ${METALS[metalOf(decision.coin)]} to pay with`;
    case 'swoop': {
      const size = swoopSize(view, place);
      if (sizeOf(decision.take) !== size) return wrongSize('take', decision.take, size);
      if (sizeOf(decision.give) !== size) return wrongSize('give', decision.give, size);
      return (
        beyond('take', decision.take, 'the bid above', view.bids[place - 1] as Faces) ??
        beyond('give', decision.give, 'your pool', view.pools[place] as Faces)
      );
    }
    case 'appease': {
      const size = appeaseSize(view, place);
      if (sizeOf(decision.coins) === size) return beyondStash('pay', decision.coins, stash);
      return `Your wyverns cost ${plural(size, 'coin')}, not ${sizeOf(decision.coins)}`;
    }
  }
}

const wrongSize = (verb: string, coins: Faces, size: number): string =>
  `You must ${verb} ${plural(size, 'coin')}, not ${sizeOf(coins)}`;

/** Names the first metal of which `coins`, both faces counted, has more than the stash. */
function beyondStash(verb: string, coins: Faces, stash: Metals): string | undefined {
  for (let metal = 0; metal < METALS.length; metal++) {
    const count = countOf(coins, realmFace(metal)) + countOf(coins, wildFace(metal));
    if (count > countOf(stash, metal))
      return tooMany(verb, `${count} ${METALS[metal]}`, 'your stash', countOf(stash, metal));
  }
  return undefined;
}

/** Names the first face of which `coins` has more than `whole`. */
function beyond(verb: string, coins: Faces, where: string, whole: Faces): string | undefined {
  if (holds(whole, coins)) return undefined;
  const face = FACES.findIndex((_, index) => countOf(coins, index) > countOf(whole, index));
  return tooMany(verb, plural(countOf(coins, face), FACES[face] as string), where, countOf(whole, face));
}

const tooMany = (verb: string, coins: string, where: string, there: number): string =>
  `You can’t ${verb} ${coins}: ${where} has ${there === 0 ? 'none' : `only ${there}`}`;

export function* choices(view: View, seat: Seat): Generator<RealmDecision> {
  const { phase, place } = view;
  if (phase === 'bid' ? !has(inGame(view), seat) : seat !== decider(view)) return;
  const stash = stashOf(view, seat);
  switch (phase) {
    case 'bid':
      for (const coins of bidsFrom(stash)) yield { do: 'bid', seat, coins };
      return;
    case 'forfeit':
      for (const coin of FACES.keys()) if (countOf(stash, metalOf(coin)) > 0) yield { do: 'forfeit', seat, coin };
      return;
    case 'swoop': {
      const size = swoopSize(view, place);
      for (const take of subsetsOf(view.bids[place - 1] as Faces, size))
        for (const give of subsetsOf(view.pools[place] as Faces, size)) yield { do: 'swoop', seat, take, give };
      return;
    }
    case 'appease':
      for (const metals of subsetsOf(stash, appeaseSize(view, place)))
        for (const coins of facesOf(metals)) yield { do: 'appease', seat, coins };
      return;
    case 'draw':
    case 'over':
  }
}

/** All bids that a stash allows, the empty bid first. */
export function* bidsFrom(stash: Metals, metal: Metal = 0): Generator<Faces> {
  if (metal === METALS.length) yield EMPTY;
  else
    for (const rest of bidsFrom(stash, metal + 1))
      for (let spent = 0; spent <= countOf(stash, metal); spent++)
        for (let wild = 0; wild <= spent; wild++)
          yield rest + coinsOfKind(realmFace(metal), spent - wild) + coinsOfKind(wildFace(metal), wild);
}

/** All ways to choose a face for each of these coins. */
function* facesOf(metals: Metals, metal: Metal = 0): Generator<Faces> {
  if (metal === METALS.length) yield EMPTY;
  else
    for (const rest of facesOf(metals, metal + 1))
      for (let wild = 0; wild <= countOf(metals, metal); wild++)
        yield rest + coinsOfKind(realmFace(metal), countOf(metals, metal) - wild) + coinsOfKind(wildFace(metal), wild);
}

export function sample(view: View, random: Random): RealmDecision {
  const seat = decider(view);
  const { place } = view;
  const stash = stashOf(view, seat);
  switch (view.phase) {
    case 'forfeit':
      return { do: 'forfeit', seat, coin: randomFace(kindAt(stash, random.below(sizeOf(stash))), random) };
    case 'swoop': {
      const size = swoopSize(view, place);
      const take = randomCoins(view.bids[place - 1] as Faces, size, random);
      return { do: 'swoop', seat, take, give: randomCoins(view.pools[place] as Faces, size, random) };
    }
    case 'appease': {
      const metals = randomCoins(stash, appeaseSize(view, place), random);
      let faces = EMPTY;
      for (let metal = 0; metal < METALS.length; metal++)
        for (let left = countOf(metals, metal); left > 0; left--) faces += coinsOfKind(randomFace(metal, random));
      return { do: 'appease', seat, coins: faces };
    }
    default:
      return { do: 'bid', seat, coins: randomBid(stash, random) };
  }
}

const randomFace = (metal: Metal, random: Random): number =>
  random.below(2) === 0 ? realmFace(metal) : wildFace(metal);

/** `size` of the coins, every coin equally likely. */
function randomCoins(coins: Coins, size: number, random: Random): Coins {
  let left = coins;
  for (let taken = 0; taken < size; taken++) left -= coinsOfKind(kindAt(left, random.below(sizeOf(left))));
  return coins - left;
}

const COINS_PER_DRAW = 15;

/** Each coin is bid with probability 1/2, then shows either face with probability 1/2. */
function randomBid(stash: Metals, random: Random): Faces {
  let bid = EMPTY;
  for (let metal = 0; metal < METALS.length; metal++)
    for (let left = countOf(stash, metal); left > 0; left -= COINS_PER_DRAW) {
      // One draw of 30 bits decides for up to 15 coins: 15 bits for which are bid, 15 for their faces.
      const bits = random.below(1 << (2 * COINS_PER_DRAW));
      const spent = (bits >>> COINS_PER_DRAW) & ((1 << Math.min(left, COINS_PER_DRAW)) - 1);
      bid +=
        coinsOfKind(realmFace(metal), bitCount(spent & bits)) + coinsOfKind(wildFace(metal), bitCount(spent & ~bits));
    }
  return bid;
}

/** The number of set bits among the lowest 15. */
function bitCount(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x5555);
  const fours = (pairs & 0x3333) + ((pairs >>> 2) & 0x3333);
  const eights = (fours + (fours >>> 4)) & 0x0f0f;
  return (eights + (eights >>> 8)) & 0x1f;
}

import { coinsOfKind, countOf, EMPTY, METALS, type Random, realmInternals } from '@pouch/rules';

type Faces = realmInternals.Faces;
type Metals = realmInternals.Metals;

const { BOAR, CROWN, GRYPHON, KNIGHT, metalOf, PEASANT, realmFace, unescorted, WYVERN, wildFace } = realmInternals;

const FACES = 6;

/** The bid without the crowns that would go home at the reveal. */
export const escorted = (bid: Faces): Faces => bid - unescorted(bid);

/** A random bid. Most show one face of each metal, and small ones are more likely. */
export function randomBid(stash: Metals, random: Random): Faces {
  for (let tries = 0; tries < 8; tries++) {
    const thrift = 1 + random.below(3);
    let bid = EMPTY;
    for (let metal = 0; metal < METALS.length; metal++) {
      const held = countOf(stash, metal);
      let spent = random.below(held + 1);
      for (let again = 1; again < thrift; again++) spent = Math.min(spent, random.below(held + 1));
      if (spent === 0) continue;
      const way = random.below(9);
      const wild = way < 4 ? 0 : way < 8 ? spent : random.below(spent + 1);
      bid += coinsOfKind(realmFace(metal), spent - wild) + coinsOfKind(wildFace(metal), wild);
    }
    bid = escorted(bid);
    if (bid !== EMPTY) return bid;
  }
  return smallestBid(stash);
}

/** One coin of the cheapest metal, wild so that it counts. */
export function smallestBid(stash: Metals): Faces {
  for (let metal = 0; metal < METALS.length; metal++)
    if (countOf(stash, metal) > 0) return coinsOfKind(wildFace(metal));
  return EMPTY;
}

/** A copy of a bid with one or two coins changed, within the stash and never empty. */
export function mutateBid(bid: Faces, stash: Metals, random: Random): Faces {
  let changed = affordable(bid, stash);
  for (let changes = 1 + random.below(2); changes > 0; changes--) {
    const face = random.below(FACES);
    const free = countOf(stash, metalOf(face)) - spentOf(changed, metalOf(face));
    const there = countOf(changed, face);
    const other = face < METALS.length ? face + METALS.length : face - METALS.length;
    switch (random.below(3)) {
      case 0:
        if (free > 0) changed += coinsOfKind(face);
        break;
      case 1:
        if (there > 0) changed -= coinsOfKind(face);
        break;
      default:
        if (there > 0) changed += coinsOfKind(other) - coinsOfKind(face);
    }
  }
  changed = escorted(changed);
  return changed === EMPTY ? smallestBid(stash) : changed;
}

/** The part of the bid that the stash can pay. */
function affordable(bid: Faces, stash: Metals): Faces {
  let left = bid;
  for (let metal = 0; metal < METALS.length; metal++)
    for (let over = spentOf(left, metal) - countOf(stash, metal); over > 0; over--)
      left -= coinsOfKind(countOf(left, wildFace(metal)) > 0 ? wildFace(metal) : realmFace(metal));
  return left;
}

const spentOf = (bid: Faces, metal: number): number => countOf(bid, realmFace(metal)) + countOf(bid, wildFace(metal));

/**
 * The first bids of a search: the empty bid, which cancels the round, and a spread of others. Most use knights, which
 * return if they are not needed, crowns to go with them, and coppers to outbid by a little.
 */
export function initialBids(stash: Metals, size: number, random: Random): Faces[] {
  const [coppers, silvers, golds] = [0, 1, 2].map((metal) => countOf(stash, metal)) as [number, number, number];
  const some = (most: number): number => Math.min(most, random.below(3) === 0 ? most : random.below(3));
  const bids = new Set<Faces>([smallestBid(stash), EMPTY]);
  for (let tries = 0; bids.size < size && tries < 3 * size; tries++) {
    const knights = some(silvers);
    const copper = coinsOfKind(random.below(2) === 0 ? PEASANT : BOAR, some(coppers));
    const gold = random.below(2) === 0 ? EMPTY : coinsOfKind(knights > 0 ? CROWN : WYVERN, some(golds));
    const gryphon = random.below(3) === 0 ? Math.min(silvers - knights, 1) : 0;
    bids.add(coinsOfKind(KNIGHT, knights) + coinsOfKind(GRYPHON, gryphon) + copper + gold);
  }
  for (let tries = 0; bids.size < size && tries < size; tries++) bids.add(randomBid(stash, random));
  return [...bids];
}

/** None of a metal, or some with one face up. */
const oneFaced = (stash: Metals, metal: number): Faces[] => {
  const ways = [EMPTY];
  for (let count = 1; count <= Math.min(MOST_OF_A_METAL, countOf(stash, metal)); count++)
    ways.push(coinsOfKind(realmFace(metal), count), coinsOfKind(wildFace(metal), count));
  return ways;
};

const MOST_OF_A_METAL = 7;

/** Every bid with one face per metal, in random order, with random bids in between. */
export class BidSequence {
  private readonly bids: Faces[] = [];
  private drawn = 0;

  constructor(private readonly stash: Metals) {
    const [copper, silver, gold] = [0, 1, 2].map((metal) => oneFaced(stash, metal)) as [Faces[], Faces[], Faces[]];
    for (const a of copper)
      for (const b of silver)
        for (const c of gold) {
          const bid = a + b + c;
          if (bid !== EMPTY && unescorted(bid) === EMPTY) this.bids.push(bid);
        }
  }

  next(random: Random): Faces {
    const { bids, drawn } = this;
    if (drawn >= bids.length || random.below(4) === 0) return randomBid(this.stash, random);
    const other = drawn + random.below(bids.length - drawn);
    const bid = bids[other] as Faces;
    bids[other] = bids[drawn] as Faces;
    bids[drawn] = bid;
    this.drawn++;
    return bid;
  }
}

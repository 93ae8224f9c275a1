import {
  COPPER,
  coinsFrom,
  coinsOfKind,
  countOf,
  GOLD,
  holds,
  METALS,
  type Metal,
  pirateInternals,
  SILVER,
} from '@pouch/rules';

const { ATTACK } = pirateInternals;
type Metals = pirateInternals.Metals;

/**
 * While nobody plunders, a round is in one of a few thousand positions, by the coins that joined the loot and the
 * monsters. The order of the flips does not matter.
 */

/** The horizon: with this many coins added the look-ahead assumes that all is lost. Nobody waits that long. */
const MOST_ADDED = 8;

/** All coins that may join the loot, the most first. */
const ADDED: readonly Metals[] = allAdditions();

function allAdditions(): Metals[] {
  const all: Metals[] = [];
  for (let size = MOST_ADDED; size >= 0; size--)
    for (let copper = size; copper >= 0; copper--)
      for (let silver = size - copper; silver >= 0; silver--)
        all.push(coinsOfKind(COPPER, copper) + coinsOfKind(SILVER, silver) + coinsOfKind(GOLD, size - copper - silver));
  return all;
}

const NOTHING_ADDED = ADDED.length - 1;

/** The monsters before an attack: 0 to 2 of each metal, as digits to the base 3, copper lowest. */
export const MONSTER_STATES = ATTACK ** METALS.length;
const MONSTER_STEP: readonly number[] = METALS.map((_, metal) => ATTACK ** metal);

const MONSTERS: readonly Metals[] = Array.from({ length: MONSTER_STATES }, (_, index) =>
  coinsFrom(MONSTER_STEP.map((step) => Math.trunc(index / step) % ATTACK)),
);

export const monstersIndex = (monsters: Metals): number =>
  countOf(monsters, COPPER) + ATTACK * (countOf(monsters, SILVER) + ATTACK * countOf(monsters, GOLD));

/** No such position: the horizon is reached, or the monsters attack. */
const NONE = -1;

/** The index of the added coins with one more of a metal, by 3 × index + metal. */
const WITH_LOOT: Int16Array = Int16Array.from(
  ADDED.flatMap((coins) => METALS.map((_, metal) => ADDED.indexOf(coins + coinsOfKind(metal)))),
);

/** The index of the monsters with one more of a metal, or NONE if they attack, by 3 × index + metal. */
export const WITH_MONSTER: Int16Array = Int16Array.from(
  MONSTERS.flatMap((coins, index) =>
    METALS.map((_, metal) => (countOf(coins, metal) === ATTACK - 1 ? NONE : index + (MONSTER_STEP[metal] as number))),
  ),
);

const countsOf = (all: readonly Metals[]): Int8Array =>
  Int8Array.from(all.flatMap((coins) => METALS.map((_, metal) => countOf(coins, metal))));

const ADDED_COUNTS = countsOf(ADDED);
const MONSTER_COUNTS = countsOf(MONSTERS);

/**
 * The value of a position with this fortune coin. `flipped` is the value if nobody plunders, and `turns` how many turns
 * from now the position is.
 */
export type ChoiceValue = (flipped: number, monsters: number, fortune: Metal, turns: number) => number;

/** Solves a round in which nobody plunders, by backward induction from the horizon. */
export class Lookahead {
  private readonly values = new Float64Array(ADDED.length * MONSTER_STATES);
  private readonly now: number;
  /** The coins of each metal that have not joined the loot: monsters and pouch. */
  private readonly unlooted: readonly number[];

  /** `lost` is the value of an attack; `choiceValue` returns the value of the choices with these coins added. */
  constructor(
    { monsters, pouch }: { readonly monsters: Metals; readonly pouch: Metals },
    private readonly lost: number,
    choiceValue: (added: Metals) => ChoiceValue,
  ) {
    this.now = monstersIndex(monsters);
    this.unlooted = METALS.map((_, metal) => countOf(pouch, metal) + countOf(monsters, metal));
    for (let added = 0; added < ADDED.length; added++)
      if (holds(pouch, ADDED[added] as Metals)) this.solve(added, monsters, choiceValue(ADDED[added] as Metals));
  }

  /** The value before the fortune coin is drawn. */
  get value(): number {
    return this.values[NOTHING_ADDED * MONSTER_STATES + this.now] as number;
  }

  /** The value if nobody plunders with this fortune coin. */
  staying(fortune: Metal): number {
    return this.flipped(NOTHING_ADDED, this.now, fortune);
  }

  private solve(added: number, least: Metals, choiceValue: ChoiceValue): void {
    for (let monsters = MONSTER_STATES - 1; monsters >= this.now; monsters--)
      if (holds(MONSTERS[monsters] as Metals, least))
        this.values[added * MONSTER_STATES + monsters] = this.valueOf(added, monsters, choiceValue);
  }

  private valueOf(added: number, monsters: number, choiceValue: ChoiceValue): number {
    const { unlooted, now } = this;
    let sum = 0;
    let size = 0;
    let turns = 0;
    for (let metal = 0; metal < 3; metal++) {
      const looted = ADDED_COUNTS[added * 3 + metal] as number;
      turns += looted + (MONSTER_COUNTS[monsters * 3 + metal] as number) - (MONSTER_COUNTS[now * 3 + metal] as number);
    }
    for (let metal = 0; metal < 3; metal++) {
      const looted = ADDED_COUNTS[added * 3 + metal] as number;
      const count = (unlooted[metal] as number) - looted - (MONSTER_COUNTS[monsters * 3 + metal] as number);
      if (count <= 0) continue;
      sum += count * choiceValue(this.flipped(added, monsters, metal), monsters, metal, turns);
      size += count;
    }
    // P3: an empty pouch ends the round as an attack does.
    return size === 0 ? this.lost : sum / size;
  }

  private flipped(added: number, monsters: number, fortune: Metal): number {
    const withLoot = WITH_LOOT[added * 3 + fortune] as number;
    const withMonster = WITH_MONSTER[monsters * 3 + fortune] as number;
    const skull = withLoot < 0 ? this.lost : (this.values[withLoot * MONSTER_STATES + monsters] as number);
    const monster = withMonster < 0 ? this.lost : (this.values[added * MONSTER_STATES + withMonster] as number);
    return (skull + monster) / 2;
  }
}

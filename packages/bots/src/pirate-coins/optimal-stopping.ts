import { COPPER, GOLD, METALS, type Metal, pirateValue, SILVER } from '@pouch/rules';
import { MONSTER_STATES, WITH_MONSTER } from './positions.js';

const WORTH: readonly number[] = METALS.map((_, metal) => pirateValue(metal));

/**
 * The best that a pirate who is alone aboard can make of the rest of a round: whoever is alone takes the whole pile,
 * whatever the fortune, so it is a matter of when to stop. The pile counts by its worth only, and the pouch is taken
 * to give the metals in the same proportion all the time.
 */
export class OptimalStopping {
  /** By monsters, then by the pile's worth: the share before the fortune coin is drawn. */
  private readonly values: Float64Array;
  /** The shares with an empty pile when the fortune coin has been drawn: by three times the monsters plus the metal. */
  readonly fromEmptyPile: Float64Array;
  private readonly most: number;
  private readonly withMonster = WITH_MONSTER;

  /** `ends` are the shares of the win for having taken so much, by its worth; the last for all that is more. */
  constructor(
    private readonly ends: ArrayLike<number>,
    odds: readonly number[],
  ) {
    this.most = ends.length - 1;
    this.values = new Float64Array(MONSTER_STATES * ends.length);
    const [copper, silver, gold] = odds as [number, number, number];
    for (let worth = this.most; worth >= 0; worth--)
      for (let monsters = MONSTER_STATES - 1; monsters >= 0; monsters--)
        this.values[monsters * ends.length + worth] =
          copper * this.share(monsters, worth, COPPER) +
          silver * this.share(monsters, worth, SILVER) +
          gold * this.share(monsters, worth, GOLD);
    this.fromEmptyPile = Float64Array.from(WITH_MONSTER, (_, index) => this.share(Math.trunc(index / 3), 0, index % 3));
  }

  /** The share when the coin of this metal is the fortune and the pile is worth so much. */
  share(monsters: number, pile: number, fortune: Metal): number {
    const { values, most, ends } = this;
    if (pile >= most) return ends[most] as number;
    const withLoot = Math.min(pile + (WORTH[fortune] as number), most);
    const withMonster = this.withMonster[monsters * 3 + fortune] as number;
    const skull = values[monsters * (most + 1) + withLoot] as number;
    const monster = (withMonster < 0 ? ends[0] : values[withMonster * (most + 1) + pile]) as number;
    return Math.max(ends[pile] as number, (skull + monster) / 2);
  }
}

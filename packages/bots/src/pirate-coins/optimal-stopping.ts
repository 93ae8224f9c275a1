import { COPPER, GOLD, METALS, type Metal, pirateValue, SILVER } from '@pouch/rules';
import { MONSTER_STATES, WITH_MONSTER } from './positions.js';

const WORTH: readonly number[] = METALS.map((_, metal) => pirateValue(metal));

/**
 * The best play of a pirate alone aboard, who takes the whole pile whenever they plunder. An approximation: the pile
 * only counts by its worth, and the odds of the pouch do not change.
 */
export class OptimalStopping {
  /** By monsters, then by the worth of the pile: the share before the fortune coin is drawn. */
  private readonly values: Float64Array;
  /** The shares with an empty pile, by 3 × monsters + fortune. */
  readonly fromEmptyPile: Float64Array;
  private readonly most: number;
  private readonly withMonster = WITH_MONSTER;

  /** `ends` are the shares by the worth taken; the last stands for everything above. */
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

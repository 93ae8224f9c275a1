import type { Level } from '@pouch/rules';
import type { NewPlayer } from '../../local/new-game.ts';

/** Numbers from the least to the most. */
export interface Range {
  readonly least: number;
  readonly most: number;
}

/** How many bots a game can be played against; a game alone is not against bots. */
export const botRange = ({ least, most }: Range): Range => ({ least: Math.max(1, least - 1), most: most - 1 });

/** The number that was chosen last, as far as this game allows it. */
export function botsFor(wanted: number, seats: Range): number {
  const { least, most } = botRange(seats);
  return Math.min(most, Math.max(least, wanted));
}

export interface Wish {
  readonly name: string;
  /** The seat that is taken if the table has it: crests and seats go together. */
  readonly crest: number;
  readonly bots: number;
  readonly level: Level;
}

/** One person among bots, by seat. */
export function seatedAmongBots({ name, crest, bots, level }: Wish): NewPlayer[] {
  const mine = crest <= bots ? crest : 0;
  return Array.from({ length: bots + 1 }, (_, seat) =>
    seat === mine ? { kind: 'person', name } : { kind: 'bot', level },
  );
}

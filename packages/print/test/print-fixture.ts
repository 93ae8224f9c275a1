import type { Drawing } from '@pouch/art';
import { GAME_IDS, type GameId } from '@pouch/rules';
import type { Piece } from '../src/page.js';

/** What the tests of kits need to know about a game: `<game>-fixture.ts` exports one as `fixture`. */
export interface PrintFixture {
  /** Questions that come up at a table: the leaflet must contain these words. */
  readonly keywords: readonly string[];
  /** Words that only a table on a screen needs, and words that read badly: the leaflet must not contain them. */
  readonly absent: readonly string[];
  /** The sheets of pieces, each with its two sides. */
  readonly sheets: number;
  /** The drawing of a piece, by its name. */
  readonly drawingOf: (piece: Piece) => Drawing | undefined;
}

const fixtureOf = async (id: GameId): Promise<PrintFixture> =>
  (await import(new URL(`${id}-fixture.ts`, import.meta.url).href)).fixture;

export const FIXTURES = Object.fromEntries(
  await Promise.all(GAME_IDS.map(async (id) => [id, await fixtureOf(id)] as const)),
) as Readonly<Record<GameId, PrintFixture>>;

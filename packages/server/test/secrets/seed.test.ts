import { commitmentOf } from '@pouch/protocol';
import type { GameId } from '@pouch/rules';
import { describe, expect, it } from 'vitest';
import { amount } from '../../../../test-support/thorough.js';
import { seeded } from '../people/seeded.js';
import { GAME_IDS, SHORT } from '../people/tables.js';
import { Rehearsal } from './rehearsal.js';
import { type Deed, everything, type Scene, withTheatre } from './theatre.js';

/** How many seeds are tried for another one that brings the same outcomes for as long as possible. */
const TRIES = amount(500, 4000);
const GAMES_EACH = amount(1, 4);
const SEATS = 3;

const seedOf = (number: number): string => commitmentOf(number.toString(16).padStart(64, '0'));

interface Twins {
  readonly seeds: readonly [string, string];
  /** What is done before the outcomes differ; nothing if they differ from the start. */
  readonly deeds: readonly Deed[] | undefined;
}

/** Two seeds, and a game that goes the same way with both for as long as possible. */
function twinsOf(game: GameId, number: number): Twins {
  const first = seedOf(1_000_000 * (1 + number));
  const random = seeded(21, number);
  const rehearsal = new Rehearsal(game, SEATS, first, SHORT[game]);
  // The last step of a game tells the seed.
  while (!rehearsal.isOver) rehearsal.play(rehearsal.next(random));
  const deeds = rehearsal.deeds.slice(0, -1);
  let best: Twins = { seeds: [first, seedOf(0)], deeds: undefined };
  for (let other = 0; other < TRIES; other++) {
    const second = seedOf(other);
    const alike = sameFor(new Rehearsal(game, SEATS, second, SHORT[game]), rehearsal, deeds.length);
    if (alike !== undefined && alike > (best.deeds?.length ?? -1))
      best = { seeds: [first, second], deeds: deeds.slice(0, alike) };
  }
  return best;
}

/** How many deeds bring the same with another seed. */
function sameFor(other: Rehearsal, known: Rehearsal, most: number): number | undefined {
  if (other.opening !== known.opening) return undefined;
  for (let deed = 0; deed < most; deed++) {
    other.play(known.decisions[deed] as Rehearsal['decisions'][number]);
    if (other.outcomes[deed] !== known.outcomes[deed]) return deed;
  }
  return most;
}

/** Everything sent, the commitment left out: it is the only thing that may differ. */
const run = (seed: string, game: GameId, deeds: readonly Deed[] | undefined): Promise<string> => {
  const scene: Scene = {
    seed,
    table: { game, options: SHORT[game], clock: 'relaxed', visibility: 'listed' },
    seats: SEATS,
  };
  return withTheatre(scene, async (theatre) => {
    if (deeds !== undefined) await theatre.act(0, { do: 'start' });
    for (const { player, wish } of deeds ?? []) await theatre.act(player, wish);
    for (const spectator of [...theatre.players, ...theatre.watchers, theatre.passer]) await theatre.reopen(spectator);
    const sent = JSON.stringify(await everything(theatre));
    const commitment = commitmentOf(seed);
    expect(sent).toContain(commitment);
    expect(sent).not.toContain(seed);
    return sent.replaceAll(commitment, 'commitment');
  });
};

describe.each(GAME_IDS)('the seed of %s', (game) => {
  it.concurrent.each(Array.from({ length: GAMES_EACH }, (_, number) => number))(
    'changes no byte for anybody until its outcomes do, pair %i',
    async (number) => {
      const { seeds, deeds } = twinsOf(game, number);
      const [one, two] = await Promise.all(seeds.map((seed) => run(seed, game, deeds)));
      expect(one === two).toBe(true);
    },
  );
});

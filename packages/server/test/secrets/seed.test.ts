import { commitmentOf } from '@pouch/protocol';
import type { GameId } from '@pouch/rules';
import { describe, expect, it } from 'vitest';
import { amount } from '../../../../test-support/thorough.js';
import { GAME_IDS, SHORT } from '../clients/games.js';
import { seeded } from '../clients/seeded.js';
import { type Action, everything, type TableSetup, withDeterministicSession } from './deterministic-session.js';
import { DryRun } from './dry-run.js';

/** How many seeds are tried to find one with the longest common prefix of outcomes. */
const TRIES = amount(300, 4000);
const GAMES_EACH = amount(1, 4);
const SEATS = 3;

const seedOf = (number: number): string => commitmentOf(number.toString(16).padStart(64, '0'));

interface Twins {
  readonly seeds: readonly [string, string];
  /** The actions before the outcomes differ; undefined if they differ from the start. */
  readonly actions: readonly Action[] | undefined;
}

/** Two seeds with the same outcomes for as long as possible, and a game until then. */
function twinsOf(game: GameId, number: number): Twins {
  const first = seedOf(1_000_000 * (1 + number));
  const random = seeded(21, number);
  const dryRun = new DryRun(game, SEATS, first, SHORT[game]);
  // The last step of a game publishes the seed.
  while (!dryRun.isOver) dryRun.play(dryRun.next(random));
  const actions = dryRun.actions.slice(0, -1);
  let best: Twins = { seeds: [first, seedOf(0)], actions: undefined };
  for (let other = 0; other < TRIES; other++) {
    const second = seedOf(other);
    const alike = sameFor(new DryRun(game, SEATS, second, SHORT[game]), dryRun, actions.length);
    if (alike !== undefined && alike > (best.actions?.length ?? -1))
      best = { seeds: [first, second], actions: actions.slice(0, alike) };
  }
  return best;
}

/** How many actions have the same outcomes with another seed. */
function sameFor(other: DryRun, known: DryRun, most: number): number | undefined {
  if (other.opening !== known.opening) return undefined;
  for (let action = 0; action < most; action++) {
    other.play(known.decisions[action] as DryRun['decisions'][number]);
    if (other.outcomes[action] !== known.outcomes[action]) return action;
  }
  return most;
}

/** Everything that was sent, without the commitment: only that may differ. */
const run = (seed: string, game: GameId, actions: readonly Action[] | undefined): Promise<string> => {
  const setup: TableSetup = {
    seed,
    table: { game, options: SHORT[game], clock: 'relaxed', visibility: 'listed' },
    seats: SEATS,
  };
  return withDeterministicSession(setup, async (session) => {
    if (actions !== undefined) await session.act(0, { do: 'start' });
    for (const { player, command } of actions ?? []) await session.act(player, command);
    for (const client of [...session.players, ...session.watchers, session.linkHolder]) await session.reopen(client);
    const sent = JSON.stringify(await everything(session));
    const commitment = commitmentOf(seed);
    expect(sent).toContain(commitment);
    expect(sent).not.toContain(seed);
    return sent.replaceAll(commitment, 'commitment');
  });
};

describe.each(GAME_IDS)('the seed of %s', (game) => {
  it.concurrent.each(Array.from({ length: GAMES_EACH }, (_, number) => number))(
    'changes no byte sent to anyone until its outcomes differ, pair %i',
    async (number) => {
      const { seeds, actions } = twinsOf(game, number);
      const [one, two] = await Promise.all(seeds.map((seed) => run(seed, game, actions)));
      expect(one === two).toBe(true);
    },
  );
});

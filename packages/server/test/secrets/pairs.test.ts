import type { GameId, Json } from '@pouch/rules';
import { describe, expect, it } from 'vitest';
import { amount } from '../../../../test-support/thorough.js';
import { oneOf, seeded } from '../people/seeded.js';
import { Rehearsal } from './rehearsal.js';
import { type Deed, everything, type Scene, withTheatre } from './theatre.js';

/** Games where something is decided in secret. */
const SEALED = ['realm-coins', 'pirate-coins'] as const satisfies readonly GameId[];
const PAIRS = amount(4, 12);

/** Two runs that differ only in what one player decides in secret. */
interface Pair {
  readonly scene: Scene;
  readonly holder: number;
  readonly runs: readonly [readonly Deed[], readonly Deed[]];
  /** What makes the secret known. */
  readonly reveal: Deed;
}

/** A game some turns in; one seat decides, differently in each run, perhaps again; others decide, chat, leave and return. */
function pairOf(game: GameId, number: number): Pair {
  const random = seeded(11, number);
  const seats = 3 + random.below(2);
  const scene: Scene = {
    seed: number.toString(16).padStart(64, '5'),
    table: { game, options: {}, clock: oneOf(['none', 'relaxed', 'slow'], random), visibility: 'listed' },
    seats,
  };
  const rehearsal = new Rehearsal(game, seats, scene.seed);
  for (let deeds = 4 * random.below(3); deeds > 0 || !rehearsal.isSealed; deeds--)
    rehearsal.play(rehearsal.next(random));
  const deciders = rehearsal.awaited;
  const holder = oneOf(deciders, random);
  const last = oneOf(
    deciders.filter((seat) => seat !== holder),
    random,
  );
  const one = [...rehearsal.deeds];
  const two = [...rehearsal.deeds];
  const both = (deed: Deed): void => {
    one.push(deed);
    two.push(deed);
  };
  for (let times = 1 + random.below(3); times > 0; times--) {
    const [first, second] = rehearsal.twoOf(holder, random);
    one.push(rehearsal.deed(first));
    two.push(rehearsal.deed(second));
    both({ player: oneOf(deciders, random), wish: { do: 'say', text: `line ${times}` } });
  }
  for (const seat of deciders)
    if (seat !== holder && seat !== last) both(rehearsal.deed(rehearsal.anyOf(seat, random)));
  both({ player: holder, wish: { do: 'leave' } });
  both({ player: holder, wish: { do: 'return' } });
  return { scene, holder, runs: [one, two], reveal: rehearsal.deed(rehearsal.anyOf(last, random)) };
}

/** What was sent to whom, before the reveal and with it. */
interface Sent {
  readonly before: Readonly<Record<string, string>>;
  readonly after: Readonly<Record<string, string>>;
}

const run = ({ scene, holder, reveal }: Pair, deeds: readonly Deed[]): Promise<Sent> =>
  withTheatre(scene, async (theatre) => {
    await theatre.act(0, { do: 'start' });
    for (const { player, wish } of deeds) await theatre.act(player, wish);
    for (const spectator of [...theatre.players, ...theatre.watchers, theatre.passer]) await theatre.reopen(spectator);
    const own = (await theatre.record(holder)) as { readonly steps: readonly Json[] };
    expect(own.steps.at(-1)).toEqual({ ...lastStepOf(holder, deeds), at: expect.any(Number) });
    const before = await everything(theatre);
    await theatre.act(reveal.player, reveal.wish);
    return { before, after: await everything(theatre) };
  });

/** The decision that counts of those that a player has sealed. */
function lastStepOf(player: number, deeds: readonly Deed[]): Json {
  const steps = deeds.flatMap((deed) =>
    deed.player === player && deed.wish.do === 'decide' ? [{ ...deed.wish.step, seat: player }] : [],
  );
  return steps.at(-1) as Json;
}

describe.each(SEALED)('what is sealed in %s', (game) => {
  it.concurrent.each(Array.from({ length: PAIRS }, (_, number) => number))(
    'changes no byte for others, pair %i',
    async (number) => {
      const pair = pairOf(game, number);
      const { holder, runs } = pair;
      const [one, two] = [await run(pair, runs[0]), await run(pair, runs[1])];
      for (const name of Object.keys(one.before)) {
        const alike = one.before[name] === two.before[name];
        expect(alike, `${name} before the reveal`).toBe(name !== `player-${holder}`);
        expect(one.after[name] === two.after[name], `${name} after it`).toBe(false);
      }
    },
  );
});

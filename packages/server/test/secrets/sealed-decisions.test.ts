import { GAME_FACTS, GAME_IDS, type GameId, hasSecrets, type Json } from '@pouch/rules';
import { describe, expect, it } from 'vitest';
import { amount } from '../../../../test-support/thorough.js';
import { oneOf, seeded } from '../clients/seeded.js';
import { type Action, everything, type TableSetup, withDeterministicSession } from './deterministic-session.js';
import { DryRun } from './dry-run.js';

const SECRET_GAMES = GAME_IDS.filter((game) => hasSecrets(GAME_FACTS[game]));
const PAIRS = amount(3, 12);

/** Two runs that differ only in what one player decides in secret. */
interface Pair {
  readonly setup: TableSetup;
  readonly holder: number;
  readonly runs: readonly [readonly Action[], readonly Action[]];
  /** The action that reveals the secret. */
  readonly reveal: Action;
}

/** A game after some turns. One seat decides differently in each run; others decide, chat, leave and return. */
function pairOf(game: GameId, number: number): Pair {
  const random = seeded(11, number);
  const seats = 3 + random.below(2);
  const setup: TableSetup = {
    seed: number.toString(16).padStart(64, '5'),
    table: { game, options: {}, clock: oneOf(['none', 'relaxed', 'slow'], random), visibility: 'listed' },
    seats,
  };
  const dryRun = new DryRun(game, seats, setup.seed);
  for (let actions = 4 * random.below(3); actions > 0 || !dryRun.isSealed; actions--) dryRun.play(dryRun.next(random));
  const deciders = dryRun.awaited;
  const holder = oneOf(deciders, random);
  const last = oneOf(
    deciders.filter((seat) => seat !== holder),
    random,
  );
  const one = [...dryRun.actions];
  const two = [...dryRun.actions];
  const both = (action: Action): void => {
    one.push(action);
    two.push(action);
  };
  for (let times = 1 + random.below(3); times > 0; times--) {
    const [first, second] = dryRun.twoOf(holder, random);
    one.push(dryRun.action(first));
    two.push(dryRun.action(second));
    both({ player: oneOf(deciders, random), command: { do: 'say', text: `line ${times}` } });
  }
  for (const seat of deciders) if (seat !== holder && seat !== last) both(dryRun.action(dryRun.anyOf(seat, random)));
  both({ player: holder, command: { do: 'leave' } });
  both({ player: holder, command: { do: 'return' } });
  return { setup, holder, runs: [one, two], reveal: dryRun.action(dryRun.anyOf(last, random)) };
}

/** What each client was sent, before the reveal and with it. */
interface Sent {
  readonly before: Readonly<Record<string, string>>;
  readonly after: Readonly<Record<string, string>>;
}

const run = ({ setup, holder, reveal }: Pair, actions: readonly Action[]): Promise<Sent> =>
  withDeterministicSession(setup, async (session) => {
    await session.act(0, { do: 'start' });
    for (const { player, command } of actions) await session.act(player, command);
    for (const client of [...session.players, ...session.watchers, session.linkHolder]) await session.reopen(client);
    const own = (await session.record(holder)) as { readonly steps: readonly Json[] };
    expect(own.steps.at(-1)).toEqual({ ...lastStepOf(holder, actions), at: expect.any(Number) });
    const before = await everything(session);
    await session.act(reveal.player, reveal.command);
    return { before, after: await everything(session) };
  });

/** The last decision that a player has sealed. */
function lastStepOf(player: number, actions: readonly Action[]): Json {
  const steps = actions.flatMap((action) =>
    action.player === player && action.command.do === 'decide' ? [{ ...action.command.step, seat: player }] : [],
  );
  return steps.at(-1) as Json;
}

describe.each(SECRET_GAMES)('sealed decisions in %s', (game) => {
  it.concurrent.each(Array.from({ length: PAIRS }, (_, number) => number))(
    'change no byte sent to others, pair %i',
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

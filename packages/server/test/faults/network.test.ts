import { expect, it } from 'vitest';
import { amount } from '../../../../test-support/thorough.js';
import { allOver, GAME_IDS, gamePlans, playGame, SHORT, stuckAt } from '../clients/games.js';
import { newGuest } from '../clients/http.js';
import { withServer } from '../clients/in-process-server.js';
import { ScriptedPlayer } from '../clients/scripted-player.js';
import { seeded } from '../clients/seeded.js';
import { StallDetector } from '../clients/stall-detector.js';
import { recordOf, verifyTable } from '../clients/verify-table.js';
import { BotProgram } from './bot-program.js';
import { badNetwork, type Faults } from './proxy.js';

const SEEDS = Array.from({ length: amount(1, 5) }, (_, index) => index + 1);
const TABLES = 4;
const PEOPLE = 8;

const WORST: Faults = { drop: 10, duplicate: 60, reorder: 60, delay: 100, cut: 10 };

/** Each network has one kind of fault, the last one all. */
const NETWORKS: Readonly<Record<string, Faults>> = {
  'loses frames': { drop: 15, duplicate: 0, reorder: 0, delay: 50, cut: 0 },
  'repeats frames': { drop: 0, duplicate: 200, reorder: 0, delay: 50, cut: 0 },
  'mixes up frames': { drop: 0, duplicate: 0, reorder: 40, delay: 100, cut: 0 },
  'cuts connections': { drop: 0, duplicate: 0, reorder: 0, delay: 50, cut: 20 },
  'does all of that': WORST,
};

const CASES = Object.entries(NETWORKS).flatMap(([name, faults]) => SEEDS.map((seed) => ({ name, seed, faults })));

it.concurrent.each(CASES)('ends every game consistently over a network that $name, seed $seed', ({ seed, faults }) =>
  withServer(async ({ base, store }) => {
    const network = await badNetwork(base, seeded(seed, 1), faults);
    const stall = new StallDetector();
    const people: ScriptedPlayer[] = [];
    try {
      for (let index = 0; index < PEOPLE; index++) {
        const identity = await newGuest(base, `Player ${index}`);
        const repeats = index % 3 === 0 ? 'always' : 'never';
        const address = async (): Promise<string> => network.base;
        people.push(
          new ScriptedPlayer(identity, { address, repeats, random: seeded(seed, 100 + index), onFrame: stall.made }),
        );
      }
      await Promise.all(people.map((player) => player.connect()));
      const games = await stall.of(
        Promise.all(
          gamePlans(TABLES, people, seeded(seed)).map((plan, index) =>
            playGame(plan, async () => base, seeded(seed, 1000 + index)),
          ),
        ),
        () => 'not everybody could sit down',
      );
      await stall.of(allOver(games), () => stuckAt(games));
      for (const player of people) expect(player.complaints).toEqual([]);
      for (const running of games) await verifyTable(running, await recordOf(base, running.table), store);
      for (const [fault, often] of Object.entries(faults))
        expect(network.met[fault as keyof Faults] > 0, fault).toBe(often > 0);
    } finally {
      for (const player of people) player.end();
      await network.close();
    }
  }),
);

it.concurrent.each(SEEDS.map((seed) => ({ seed })))(
  'lets bot programs play to the end over the worst network, seed $seed',
  ({ seed }) =>
    withServer(async ({ base, store }) => {
      const network = await badNetwork(base, seeded(seed, 2), WORST);
      const stall = new StallDetector();
      const programs: BotProgram[] = [];
      try {
        for (let index = 0; index < 4; index++)
          programs.push(
            await BotProgram.start(base, network.base, `BotProgram ${index}`, seeded(seed, index), stall.made),
          );
        const [watcher, ...players] = programs as [BotProgram, ...BotProgram[]];
        const tables = await Promise.all(GAME_IDS.map((game) => watcher.makeTable(game, SHORT[game], players.length)));
        const over = tables.flatMap((table) => [watcher.watch(table), ...players.map((player) => player.play(table))]);
        await stall.of(Promise.all(over), () => 'the programs have not finished');
        for (const table of tables)
          await verifyTable({ table, players, watchers: [watcher] }, await recordOf(base, table), store);
      } finally {
        for (const program of programs) program.end();
        await network.close();
      }
    }),
);

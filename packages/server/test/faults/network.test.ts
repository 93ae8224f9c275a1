import { expect, it } from 'vitest';
import { amount } from '../../../../test-support/thorough.js';
import { newGuest } from '../people/api.js';
import { withServer } from '../people/here.js';
import { Person } from '../people/person.js';
import { Progress } from '../people/progress.js';
import { proveTable, recordOf } from '../people/proof.js';
import { seeded } from '../people/seeded.js';
import { allOver, GAME_IDS, parties, SHORT, sitDown, stuckAt } from '../people/tables.js';
import { Program } from './program.js';
import { badNetwork, type Faults } from './proxy.js';

const SEEDS = Array.from({ length: amount(1, 5) }, (_, index) => index + 1);
const TABLES = 4;
const PEOPLE = 8;

/** Bad in every way. */
const WORST: Faults = { drop: 10, duplicate: 60, reorder: 60, delay: 100, cut: 10 };

/** Each network is bad in a way of its own, and the last in every way. */
const NETWORKS: Readonly<Record<string, Faults>> = {
  'loses frames': { drop: 15, duplicate: 0, reorder: 0, delay: 50, cut: 0 },
  'repeats frames': { drop: 0, duplicate: 200, reorder: 0, delay: 50, cut: 0 },
  'mixes up frames': { drop: 0, duplicate: 0, reorder: 40, delay: 100, cut: 0 },
  'cuts connections': { drop: 0, duplicate: 0, reorder: 0, delay: 50, cut: 20 },
  'does all of that': WORST,
};

const CASES = Object.entries(NETWORKS).flatMap(([name, faults]) => SEEDS.map((seed) => ({ name, seed, faults })));

it.concurrent.each(CASES)('ends every game alike for all over a network that $name, seed $seed', ({ seed, faults }) =>
  withServer(async ({ base, store }) => {
    const network = await badNetwork(base, seeded(seed, 1), faults);
    const progress = new Progress();
    const people: Person[] = [];
    try {
      for (let index = 0; index < PEOPLE; index++) {
        const identity = await newGuest(base, `Person ${index}`);
        const manner = index % 3 === 0 ? 'nagging' : 'plain';
        const address = async (): Promise<string> => network.base;
        people.push(
          new Person(identity, { address, manner, random: seeded(seed, 100 + index), onHeard: progress.made }),
        );
      }
      await Promise.all(people.map((person) => person.connect()));
      const sittings = await progress.of(
        Promise.all(
          parties(TABLES, people, seeded(seed)).map((party, index) =>
            sitDown(party, async () => base, seeded(seed, 1000 + index)),
          ),
        ),
        () => 'not everybody could sit down',
      );
      await progress.of(allOver(sittings), () => stuckAt(sittings));
      for (const person of people) expect(person.complaints).toEqual([]);
      for (const sitting of sittings) await proveTable(sitting, await recordOf(base, sitting.table), store);
      for (const [fault, often] of Object.entries(faults))
        expect(network.met[fault as keyof Faults] > 0, fault).toBe(often > 0);
    } finally {
      for (const person of people) person.end();
      await network.close();
    }
  }),
);

it.concurrent.each(SEEDS.map((seed) => ({ seed })))(
  'lets programs play to the end over a network that is bad in every way, seed $seed',
  ({ seed }) =>
    withServer(async ({ base, store }) => {
      const network = await badNetwork(base, seeded(seed, 2), WORST);
      const progress = new Progress();
      const programs: Program[] = [];
      try {
        for (let index = 0; index < 4; index++)
          programs.push(
            await Program.start(base, network.base, `Program ${index}`, seeded(seed, index), progress.made),
          );
        const [watcher, ...players] = programs as [Program, ...Program[]];
        const tables = await Promise.all(GAME_IDS.map((game) => watcher.makeTable(game, SHORT[game], players.length)));
        const over = tables.flatMap((table) => [watcher.watch(table), ...players.map((player) => player.play(table))]);
        await progress.of(Promise.all(over), () => 'the programs have not finished');
        for (const table of tables)
          await proveTable({ table, players, watchers: [watcher] }, await recordOf(base, table), store);
      } finally {
        for (const program of programs) program.end();
        await network.close();
      }
    }),
);

import type { Memory } from './server-idle.js';
import type { Measured } from './server-load.js';
import type { Spread } from './server-spread.js';

/** The figures of the server benchmark as tables: a column for each server, with its ratio to the baseline. */

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

interface Row {
  readonly title: string;
  readonly of: (measured: Measured) => number;
  readonly digits: number;
}

const spreadRows = (title: string, of: (measured: Measured) => Spread): Row[] =>
  (['p50', 'p95', 'p99'] as const).map((part) => ({
    title: `${title}, ms, ${part}`,
    of: (measured) => of(measured)[part],
    digits: 2,
  }));

const ROWS: readonly Row[] = [
  { title: 'decisions accepted a second', of: ({ decisions }) => decisions, digits: 0 },
  ...spreadRows('decision confirmed', ({ confirmed }) => confirmed),
  ...spreadRows('reveal seen by all three', ({ revealed }) => revealed),
  { title: 'server processor seconds for 1,000', of: ({ processor }) => processor, digits: 3 },
  { title: 'server busy, of a core', of: ({ serverBusy }) => serverBusy, digits: 2 },
  { title: 'load busy, of a core', of: ({ loadBusy }) => loadBusy, digits: 2 },
  { title: 'others busy meanwhile, of a core', of: ({ othersBusy }) => othersBusy, digits: 2 },
];

const figure = (value: number, digits: number): string =>
  value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits }).padStart(11);

const ratio = (value: number, bare: number): string => (bare > 0 ? (value / bare).toFixed(2) : '');

const heading = (title: string, names: readonly string[]): string =>
  `\n${title.padEnd(38)}${names.map((name, place) => name.padStart(11) + (place > 0 ? '   of bare' : '')).join('')}`;

/** `rounds` by server, the baseline first. */
export function reportLoad(title: string, rounds: ReadonlyMap<string, readonly Measured[]>): void {
  console.log(heading(title, [...rounds.keys()]));
  for (const { title, of, digits } of ROWS) {
    const medians = [...rounds.values()].map((each) => median(each.map(of)));
    const [bare = Number.NaN] = medians;
    const cells = medians.map((value, place) =>
      place === 0 ? figure(value, digits) : figure(value, digits) + ratio(value, bare).padStart(10),
    );
    console.log(title.padEnd(38) + cells.join(''));
  }
}

export function reportMemory(tables: readonly number[], memories: ReadonlyMap<string, Memory>): void {
  console.log(heading('Memory, MB', [...memories.keys()]).replaceAll('   of bare', ''));
  const line = (title: string, of: (memory: Memory) => number): void =>
    console.log(title.padEnd(38) + [...memories.values()].map((memory) => figure(of(memory), 0)).join(''));
  tables.forEach((count, place) => {
    line(`with ${count.toLocaleString('en')} open tables`, (memory) => memory.tables[place] ?? Number.NaN);
  });
  line('for an idle connection, KB', ({ connection }) => connection);
}

import type { HostileReport } from '../attack-hostile.js';
import type { LookersReport } from '../attack-lookers.js';
import type { PlayersReport } from '../attack-players.js';
import type { LongTable } from './long-table.js';

/** All figures of the attack benchmark: for the reader, and as a table for docs/speed.md. */

export interface Measured {
  readonly longTable: LongTable;
  readonly players: PlayersReport;
  readonly lookers: LookersReport;
  readonly hostile: HostileReport;
  /** Accepted decisions that are not in the store, and stored decisions too many at a table. */
  readonly lost: number;
  readonly doubled: number;
  /** Seconds after each attack until the server answered as usual. */
  readonly recovered: readonly number[];
  /** Megabytes. */
  readonly memory: { readonly start: number; readonly peak: number; readonly rested: number };
  /** Shares of a core that the server used. */
  readonly processor: { readonly calm: number; readonly attack: number };
  readonly limits: ReadonlyMap<string, number>;
}

const GOALS = { ratio: 2, botMillis: 250, lobbyBytes: 1e6, memory: 1.2 } as const;

interface Row {
  readonly title: string;
  readonly calm: string;
  readonly attack: string;
  readonly ratio: string;
  readonly goal: string;
  readonly met: boolean;
}

const millis = (value: number): string => (Number.isNaN(value) ? '–' : value.toFixed(value < 10 ? 1 : 0));
const whole = (value: number): string => Math.round(value).toLocaleString('en');
const times = (value: number): string => (Number.isFinite(value) ? value.toFixed(2) : '–');

/** A figure without a goal. */
const plain = { goal: '', met: true } as const;

function rowsOf({ players, lookers, lost, doubled, recovered, memory, processor }: Measured): readonly Row[] {
  const { calm, attack } = players;
  const decisions = (part: 'p50' | 'p95' | 'p99'): Row => {
    const ratio = attack.decisions[part] / calm.decisions[part];
    const goal = part === 'p95' ? { goal: `at most ${GOALS.ratio} times`, met: ratio <= GOALS.ratio } : plain;
    return {
      title: `decision confirmed, ms, ${part}`,
      calm: millis(calm.decisions[part]),
      attack: millis(attack.decisions[part]),
      ratio: times(ratio),
      ...goal,
    };
  };
  const none = (title: string, count: number): Row => ({
    title,
    calm: '',
    attack: whole(count),
    ratio: '',
    goal: 'none',
    met: count === 0,
  });
  const kept = memory.rested / memory.start;
  return [
    { title: 'decisions', calm: whole(calm.count), attack: whole(attack.count), ratio: '', ...plain },
    ...(['p50', 'p95', 'p99'] as const).map(decisions),
    none('decisions unanswered', players.unanswered),
    none('decisions lost', lost),
    none('decisions stored twice', doubled),
    none('players cut off', players.cutOff),
    {
      title: 'an easy bot answers, ms, p95',
      calm: millis(calm.bots.p95),
      attack: millis(attack.bots.p95),
      ratio: times(attack.bots.p95 / calm.bots.p95),
      goal: `at most ${GOALS.botMillis} ms`,
      met: attack.bots.p95 <= GOALS.botMillis,
    },
    {
      // A bot that is kept waiting is asked less often: percentiles alone would hide it.
      title: 'an easy bot answers, ms, at most',
      calm: millis(calm.bots.most),
      attack: millis(attack.bots.most),
      ratio: '',
      ...plain,
    },
    {
      title: 'lobby to those who look, KB a second',
      calm: whole(lookers.calm / 1000),
      attack: whole(lookers.attack / 1000),
      ratio: '',
      goal: 'below 1,000 KB',
      met: lookers.attack < GOALS.lobbyBytes,
    },
    {
      title: 'seconds until it answers as usual',
      calm: '',
      attack: recovered.map(millis).join(', '),
      ratio: '',
      ...plain,
    },
    {
      title: 'the server’s share of a core',
      calm: times(processor.calm),
      attack: times(processor.attack),
      ratio: times(processor.attack / processor.calm),
      ...plain,
    },
    {
      title: 'memory, MB: at the start, at most',
      calm: whole(memory.start),
      attack: whole(memory.peak),
      ratio: times(memory.peak / memory.start),
      ...plain,
    },
    {
      title: 'memory after the rest, MB',
      calm: '',
      attack: whole(memory.rested),
      ratio: times(kept),
      goal: 'within 20 % of the start',
      met: kept <= GOALS.memory,
    },
    {
      title: 'the load’s own delay, ms, p95',
      calm: millis(calm.lateness.p95),
      attack: millis(attack.lateness.p95),
      ratio: '',
      ...plain,
    },
  ];
}

const verdict = ({ goal, met }: Row): string => (goal === '' ? '' : `${met ? 'within' : 'over'} the goal: ${goal}`);

function printRows(rows: readonly Row[]): void {
  console.log(`\n${''.padEnd(40)}${'calm'.padStart(10)}${'attack'.padStart(10)}${'ratio'.padStart(8)}`);
  for (const row of rows) {
    const cells = row.calm.padStart(10) + row.attack.padStart(10) + row.ratio.padStart(8);
    console.log(`${row.title.padEnd(40)}${cells}   ${verdict(row)}`.trimEnd());
  }
}

function printPeriods({ players }: Measured): void {
  // What an attack leaves behind would make the calm period after it look usual.
  const usual = players.each[0]?.decisions.p95 ?? Number.NaN;
  console.log('\nEach period in turn: decisions; confirmed, ms, p50, p95, p99; an easy bot, ms, p95; p95 of the first');
  for (const { phase, count, decisions, bots } of players.each) {
    const figures = [decisions.p50, decisions.p95, decisions.p99, bots.p95].map((value) => millis(value).padStart(9));
    const ratio = times(decisions.p95 / usual).padStart(9);
    console.log(`${phase.padEnd(10)}${whole(count).padStart(9)}${figures.join('')}${ratio}`);
  }
}

function printCounts({ hostile, limits, players }: Measured): void {
  console.log('\nWhat each attack got done, and how often it was stopped and began again');
  for (const [name, { done, stopped }] of Object.entries(hostile.attacks))
    console.log(name.padEnd(30) + whole(done).padStart(10) + whole(stopped).padStart(10));
  console.log('\nHow often each limit acted');
  if (limits.size === 0) console.log('none is counted');
  for (const [limit, acted] of limits) console.log(`${limit.padEnd(30)}${whole(acted).padStart(16)}`);
  const refused = Object.entries(players.refusals);
  if (refused.length > 0) console.log('\nWhat players were refused');
  for (const [reason, count] of refused) console.log(`${whole(count).padStart(8)}  ${reason}`);
}

function printMarkdown(rows: readonly Row[]): void {
  console.log('\nFor docs/speed.md:\n\n| | calm | attack | ratio | goal |\n| --- | --- | --- | --- | --- |');
  for (const { title, calm, attack, ratio, goal } of rows)
    console.log(`| ${[title, calm, attack, ratio, goal].join(' | ')} |`.replaceAll('  ', ' '));
}

export function report(measured: Measured): void {
  const rows = rowsOf(measured);
  printRows(rows);
  printPeriods(measured);
  printCounts(measured);
  printMarkdown(rows);
}

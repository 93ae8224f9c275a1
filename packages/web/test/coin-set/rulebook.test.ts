import { readFileSync } from 'node:fs';
import { coinSet, type Json, Refusal, readRecord, replay, StepRefusal } from '@pouch/rules';
import { beforeAll, describe, expect, test } from 'vitest';
import type { ExampleData } from '../../src/chapters/chapter.ts';
import examples from '../../src/games/coin-set/examples.json' with { type: 'json' };
import { tell } from '../../src/games/coin-set/log.ts';
import { traitsOf } from '../../src/games/coin-set/traits.ts';
import type { Event } from '../../src/games/coin-set/types.ts';
import { courseOf } from '../../src/pages/learn/example-course.ts';
import about from '../../src/words/en/about-coin-set.json';
import words from '../../src/words/en/coin-set.json';
import learn from '../../src/words/en/learn-coin-set.json';
import { addWords } from '../../src/words/t.ts';
import { toAll } from './played.ts';

beforeAll(() => {
  addWords(about);
  addWords(words);
});

type Picked = Extract<Event, { readonly event: 'set' | 'no-set' }>;

const isPicked = (event: Event): event is Picked => event.event === 'set' || event.event === 'no-set';

/** What the rules say to the calls of an example. */
const picksIn = (example: ExampleData): readonly Picked[] =>
  courseOf(coinSet as never, example).moments.flatMap(({ events }) => (events as readonly Event[]).filter(isPicked));

/** The same for the records of the printed rulebook's examples, by their ids. */
const RULEBOOK: ReadonlyMap<unknown, readonly Picked[]> = new Map(
  readFileSync(new URL('../../../rules/test/examples/coin-set.jsonl', import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Json)
    .map((json) => {
      const record = readRecord(json);
      if (record instanceof Refusal) throw new Error(record.reason);
      const events = [...replay(record)].flatMap((frame) => {
        if (frame instanceof StepRefusal) throw new Error(frame.reason);
        return frame.events as readonly Event[];
      });
      return [json.id, events.filter(isPicked)];
    }),
);

const PRINTED = Object.entries(examples as Readonly<Record<string, ExampleData>>).flatMap(([id, example]) =>
  example.rulebook === undefined ? [] : [[id, [example.rulebook].flat(), example] as const],
);

describe('the examples of the printed rulebook', () => {
  test('are all there: five sets and the false one', () => {
    const events = PRINTED.flatMap(([, , example]) => picksIn(example).map(({ event }) => event));
    expect(events.sort()).toEqual(['no-set', 'set', 'set', 'set', 'set', 'set']);
    expect(new Set(PRINTED.flatMap(([, names]) => names)).size).toBe(6);
  });

  test.each(PRINTED)('%s has the coins and the results of the printed ones', (_, names, example) => {
    const coins = ({ event, coins: faces }: Picked) => ({ event, coins: [...faces].sort() });
    expect(picksIn(example).map(coins)).toEqual(names.flatMap((name) => RULEBOOK.get(name)?.map(coins)));
  });

  /** What the example's own words say about metal, shape, finish and number. */
  test.each([
    [
      'rulebook-sets',
      [
        ['same', 'different', 'same', 'different'],
        ['same', 'different', 'same', 'same'],
        ['different', 'different', 'different', 'different'],
      ],
    ],
    [
      'rulebook-false',
      [
        ['different', 'different', 'fails', 'same'],
        ['different', 'different', 'same', 'same'],
      ],
    ],
    ['rulebook-joker', [['same', 'joker', 'joker', 'joker']]],
  ] as const)('%s: what is the same and what differs', (id, traits) => {
    expect(picksIn(examples[id]).map(({ coins }) => traitsOf(coins).map(({ is }) => is))).toEqual(traits);
    expect(learn[`learn.coin-set.example.${id}`]).toContain('rulebook');
  });

  test('the log says why the false set is none, and what its neighbour has in common', () => {
    expect(picksIn(examples['rulebook-false']).map((event) => tell(event, toAll).text)).toEqual([
      '<b>Ann</b> picks three that aren’t a set (finish: two white, one striped).',
      '<b>Robin</b> takes a set: same finish and number, all else different.',
    ]);
  });
});

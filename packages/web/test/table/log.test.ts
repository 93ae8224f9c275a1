import { describe, expect, test } from 'vitest';
import { callWords } from '../../src/table/calls.ts';
import type { Line, Reader, Scene } from '../../src/table/kit.ts';
import { asideOf, groupsOf } from '../../src/table/log-lines.ts';
import { namesOf } from '../../src/table/names.ts';
import { newsAfter } from '../../src/table/news.ts';
import type { Moment, PlayerAbout } from '../../src/table/source.ts';
import words from '../../src/words/en/common.json' with { type: 'json' };
import tableWords from '../../src/words/en/table.json' with { type: 'json' };
import { addWords, t } from '../../src/words/t.ts';
import { type MadeUp, moment, NAMES } from './made-up-table.ts';

addWords(words);
addWords(tableWords);

/** Every third number begins a round; a 5 is not worth a line. */
const kit = {
  group: ({ number }: MadeUp['Event']) => (number % 3 === 1 ? `Round ${(number + 2) / 3}` : undefined),
  game: {},
  scenes: (): readonly Scene<never>[] => [],
  tell: ({ number }: MadeUp['Event'], _: unknown, before?: MadeUp['View']): Line | undefined =>
    number === 5 ? undefined : { text: `<b>${before?.called ?? 'nothing'}</b> to ${number}`, lead: 'pouch' },
};

const READER: Reader = { viewer: 'table', names: NAMES };

const moments = (count: number): Moment<MadeUp>[] => Array.from({ length: count }, (_, index) => moment(index + 1));
const textsOf = (count: number) =>
  groupsOf(moments(count), kit, NAMES).map(({ title, lines }) => [title, ...lines.map(({ line }) => line.text)]);

describe('the log', () => {
  test('reads downwards: the oldest round first, and in it the oldest line', () => {
    expect(textsOf(4)).toEqual([
      ['Round 1', '<b>nothing</b> to 1', '<b>1</b> to 2', '<b>2</b> to 3'],
      ['Round 2', '<b>3</b> to 4'],
    ]);
  });

  test('leaves out what is not worth a line', () => {
    expect(textsOf(5)).toEqual(textsOf(4));
  });

  test('is empty before the first moment', () => {
    expect(groupsOf([], kit, NAMES)).toEqual([]);
  });

  test('has a heading for what comes before the first round', () => {
    const groups = groupsOf(moments(2).slice(1), kit, NAMES);
    expect(groups.map(({ title }) => title)).toEqual([t('log.start')]);
  });

  test('keeps the number of a group and the keys of its lines when more is added', () => {
    const before = groupsOf(moments(4), kit, NAMES);
    const after = groupsOf(moments(9), kit, NAMES);
    for (const group of before) {
      const same = after.find(({ number }) => number === group.number);
      expect(same?.title).toBe(group.title);
      expect(same?.lines.map(({ key }) => key)).toEqual(expect.arrayContaining(group.lines.map(({ key }) => key)));
    }
    const keys = after.flatMap(({ lines }) => lines.map(({ key }) => key));
    expect(new Set(keys).size).toBe(keys.length);
  });

  test('tells that a bot decided before what it decided, in the round that this begins', () => {
    const [first, ...rest] = moments(4).toReversed();
    const late: Moment<MadeUp> = { ...(first as Moment<MadeUp>), instead: { seat: 1, why: 'late' } };
    const group = groupsOf([...rest.toReversed(), late], kit, NAMES).at(-1);
    expect(group?.title).toBe('Round 2');
    expect(group?.lines.map(({ line }) => line.lead)).toEqual([1, 'pouch']);
  });
});

describe('beside the events', () => {
  test('nothing is told as a rule', () => {
    expect(asideOf(moment(1), NAMES)).toEqual([]);
    expect(asideOf({ ...moment(1), calls: [] }, NAMES)).toEqual([]);
  });

  test.each(['late', 'left'] as const)('it is told that a bot decided for somebody who was %s', (why) => {
    const [line] = asideOf({ ...moment(1), instead: { seat: 1, why } }, NAMES);
    expect(line).toMatchObject({ lead: 1 });
    expect(line?.text).toContain('Jonah');
  });

  test('calls of nearly the same time are told with the first one leading', () => {
    const calls = [
      { seat: 2, ms: 830 },
      { seat: 0, ms: 910 },
    ];
    const [line] = asideOf({ ...moment(1), calls }, NAMES);
    expect(line?.lead).toBe(2);
    expect(line?.text).toMatch(/Ines.*0\.83.*Mara.*0\.91/);
  });

  test('calls are told in thousandths only where hundredths do not tell them apart', () => {
    expect(callWords([{ seat: 0, ms: 834 }], NAMES)).toContain('0.83');
    const close = callWords(
      [
        { seat: 0, ms: 831 },
        { seat: 1, ms: 834 },
      ],
      NAMES,
    );
    expect(close).toContain('0.831');
    expect(close).toContain('0.834');
  });
});

describe('what a screen reader hears', () => {
  test('is what has happened since, oldest first and without marks', () => {
    expect(newsAfter(1, moments(3), kit, READER)).toBe('1 to 2 2 to 3');
  });

  test('is nothing where nothing is new, or nothing worth telling', () => {
    expect(newsAfter(3, moments(3), kit, READER)).toBe('');
    expect(newsAfter(4, moments(5), kit, READER)).toBe('');
  });

  test('begins with what stands beside the events', () => {
    const [only] = moments(1);
    const news = newsAfter(0, [{ ...(only as Moment<MadeUp>), instead: { seat: 1, why: 'left' } }], kit, READER);
    expect(news).toMatch(/Jonah.*nothing to 1$/);
  });

  test('compares the first new moment with the last one that was heard', () => {
    expect(newsAfter(2, moments(3), kit, READER)).toBe('2 to 3');
  });
});

test('a screen reader hears from the stage what is played out there', () => {
  const staged = { ...kit, scenes: () => [{ show: undefined as never, millis: 0 }] };
  expect(newsAfter(1, moments(3), staged, READER)).toBe('');
  expect(newsAfter(1, moments(3), { ...staged, game: { race: {} as never } }, READER)).toBe('1 to 2 2 to 3');
});

describe('the names of the players', () => {
  const player = (seat: number, name: string, mine: boolean): PlayerAbout => ({ seat, name, mine, kind: 'person' });

  test("say 'you' to the one person of this device", () => {
    const names = namesOf([player(0, 'Mara', false), player(1, 'Jonah', true)]);
    expect([0, 1].map(names.isYou)).toEqual([false, true]);
    expect(names.of(1)).toBe('Jonah');
  });

  test('say it to nobody where several share the device, or all are elsewhere', () => {
    const shared = namesOf([player(0, 'Mara', true), player(1, 'Jonah', true)]);
    const watched = namesOf([player(0, 'Mara', false), player(1, 'Jonah', false)]);
    for (const names of [shared, watched]) expect([0, 1].map(names.isYou)).toEqual([false, false]);
  });

  test('are numbers for seats without a player', () => {
    expect(namesOf([]).of(2)).toContain('3');
  });
});

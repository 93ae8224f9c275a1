import { readdirSync, readFileSync } from 'node:fs';
import { type GameRecord, Refusal, type ReplayFrame, readRecord, replay, StepRefusal, stateJson } from '@pouch/rules';
import { describe, expect, test } from 'vitest';
import { frozen } from './test-table.js';

/** The examples of the printed rulebooks: see examples/README.md. */
const folder = new URL('examples/', import.meta.url);

const recordsIn = (file: string): GameRecord[] => {
  const text = readFileSync(new URL(file, folder), 'utf8').trim();
  const documents = file.endsWith('.jsonl') ? text.split('\n') : [text];
  return documents.map((document) => {
    const record = readRecord(frozen(JSON.parse(document)));
    if (record instanceof Refusal) throw new Error(record.reason);
    return record;
  });
};

function lastFrame(record: GameRecord): ReplayFrame {
  let last: ReplayFrame | undefined;
  for (const frame of replay(record)) {
    if (frame instanceof StepRefusal) throw new Error(`step ${frame.step}: ${frame.reason}`);
    last = frame;
  }
  return last as ReplayFrame;
}

test.each(readdirSync(folder).filter((name) => name !== 'README.md'))('%s replays', (file) => {
  for (const record of recordsIn(file)) expect(lastFrame(record).step).toBeDefined();
});

describe('Koinz', () => {
  const played = (file: string) => {
    const [record] = recordsIn(file) as [GameRecord];
    const { state, events } = lastFrame(record);
    return { events, json: stateJson(record.game, state) };
  };

  test('three players choose 4 large, 3 medium, 6 small koinz and 1 surface, and lay with them', () => {
    const { json } = played('koinz-choosing.json');
    expect(json).toMatchObject({ awaits: 'lay', toAct: [0], kit: { large: 4, medium: 3, small: 6, surfaces: 1 } });
    expect(json.hands).toEqual(Array(3).fill({ large: 4, medium: 3, small: 6 }));
    expect(json.surfaces).toEqual([[]]);
  });

  test('6, 5, 4 points win a surface; 3, 4, 4 are a tie: 1, 0, 0 surfaces', () => {
    const { json, events } = played('koinz-scoring.json');
    expect(events.filter(({ event }) => event === 'scored')).toEqual([
      { event: 'scored', surface: 0, points: [6, 5, 4], winner: 0 },
      { event: 'scored', surface: 1, points: [3, 4, 4], winner: null },
    ]);
    expect(json).toMatchObject({ round: 2, last: [0, null], won: [1, 0, 0] });
  });
});

describe('Coin Set', () => {
  const NAMES = ['metal', 'symbol', 'level', 'total'] as const;
  type Name = (typeof NAMES)[number];
  type Side = readonly string[];

  const sides = new Map<string, Side>(
    readFileSync(new URL('vectors/coin-set/sides.tsv', import.meta.url), 'utf8')
      .trim()
      .split('\n')
      .map((line) => line.split('\t'))
      .map(([coin, side, ...marks]) => [`${coin}${side}`, marks]),
  );

  /** The sides of the three coins pointed at. */
  function pointedAt({ steps }: GameRecord): readonly Side[] {
    const [deal, , point] = steps as [
      { readonly coins: readonly { readonly coin: number; readonly side: string }[] },
      unknown,
      { readonly places: readonly number[] },
    ];
    return point.places.map((place) => {
      const { coin, side } = deal.coins[place] as { coin: number; side: string };
      return sides.get(`${coin}${side}`) as Side;
    });
  }

  /** What the sides have in common, by characteristic. */
  const compared = (three: readonly Side[]): Record<Name, string> => {
    const words = NAMES.map((name, index) => {
      const values = three.map((side) => side[index] as string);
      const kinds = new Set(values).size;
      return [name, kinds === 1 ? (values[0] as string) : kinds === 3 ? 'different' : values.join('/')];
    });
    return Object.fromEntries(words);
  };

  const records = new Map(recordsIn('coin-set.jsonl').map((record) => [String(record.json.id), record]));
  const recordOf = (id: string): GameRecord => records.get(id) as GameRecord;

  /** The coins pointed at are the caller's, or not. */
  function expectSet(id: string, isSet: boolean): void {
    const record = recordOf(id);
    const { state, events } = lastFrame(record);
    expect(events.map(({ event }) => event)).toEqual([isSet ? 'set' : 'no-set']);
    expect(stateJson(record.game, state).won).toEqual([isSet ? expect.objectContaining({ length: 3 }) : [], []]);
  }

  /** The joker of the fifth stands for two embossed circles. */
  const JOKER = { symbol: 'circle', level: 'embossed', total: '2' };

  const RULEBOOK: [string, boolean, Record<Name, string>][] = [
    [
      'silver+ridged same; total,symbol differ',
      true,
      { metal: 'silver', symbol: 'different', level: 'ridged', total: 'different' },
    ],
    [
      'total+level same; material,symbol differ',
      true,
      { metal: 'different', symbol: 'different', level: 'embossed', total: '2' },
    ],
    [
      'material+level+total same; symbols differ',
      true,
      { metal: 'copper', symbol: 'different', level: 'debossed', total: '3' },
    ],
    ['all different', true, { metal: 'different', symbol: 'different', level: 'different', total: 'different' }],
    [
      'joker replaces two embossed circles',
      true,
      { metal: 'gold', symbol: 'circle', level: 'different', total: 'different' },
    ],
    [
      'FALSE: materials+symbols differ, total same, levels ridged/embossed/embossed',
      false,
      { metal: 'different', symbol: 'different', level: 'ridged/embossed/embossed', total: '2' },
    ],
  ];

  test.each(RULEBOOK)('%s', (id, isSet, common) => {
    const three = pointedAt(recordOf(id)).map(([metal, ...marks]) =>
      marks[0] === 'joker' ? [metal as string, JOKER.symbol, JOKER.level, JOKER.total] : [metal as string, ...marks],
    );
    expect(compared(three)).toEqual(common);
    expectSet(id, isSet);
  });

  const JOKERS: [string, string, boolean][] = [
    ['joker, two metals the same (gold joker + 2 silver)', 'gold/silver/silver', false],
    ['joker + 2 coins of the same metal as each other and as joker, otherwise clashing', 'silver', true],
    ['joker, three metals', 'different', true],
  ];

  test.each(JOKERS)('[S2] %s', (id, metal, isSet) => {
    const three = pointedAt(recordOf(id));
    expect(three.filter((side) => side.includes('joker'))).toHaveLength(1);
    expect(compared(three).metal).toBe(metal);
    expectSet(id, isSet);
  });

  test('no other records are there', () => {
    expect([...records.keys()]).toEqual([...RULEBOOK, ...JOKERS].map(([id]) => id));
  });
});

import { type PublicChange, RequestRefused, type Update } from '@pouch/protocol';
import { describe, expect, it } from 'vitest';
import { fetchLog } from '../../src/online/fetch-log.ts';
import { NO_LINE } from '../../src/online/line.ts';
import {
  afterTableMessage,
  newTrackedTable,
  type TableEffect,
  type TableMessage,
  type TrackedTable,
} from '../../src/online/table-state.ts';
import { aboutOf, bot, person, TABLE, Teller } from './teller.ts';

const teller = new Teller('pirate-coins', 2);
const WAITING = aboutOf(teller, [person('Ann'), { kind: 'open' }], { phase: 'waiting' });
const PLAYING = aboutOf(teller, [person('Ann'), bot('Cosima')]);
const ANN = { id: 'Ann_____________', name: 'Ann', crest: 0 };

const said = (number: number, text: string): PublicChange => ({
  number,
  at: number,
  happened: [{ what: 'said', seat: 0, who: ANN, text }],
});

const update = (number: number, more: Partial<Update> = {}): Update => ({
  kind: 'update',
  table: TABLE,
  number,
  since: number - 1,
  now: 0,
  told: [said(number, `line ${number}`)],
  seat: 0,
  view: null,
  ...more,
});

const heard = (number: number, more: Partial<Update> = {}, missed = 0): TableMessage => ({
  kind: 'update',
  update: update(number, more),
  missed,
});

/** The state after all messages, and every effect on the way. */
function after(...messages: readonly TableMessage[]): {
  readonly state: TrackedTable;
  readonly effects: TableEffect[];
} {
  const effects: TableEffect[] = [];
  let state = newTrackedTable(NO_LINE.line);
  for (const message of messages) {
    const change = afterTableMessage(Object.freeze(state), message);
    state = change.state;
    effects.push(...change.effects);
  }
  return { state, effects };
}

const texts = ({ table }: TrackedTable): readonly string[] =>
  table.lines.map(({ happened }) => (happened.what === 'said' ? happened.text : happened.what));

describe('a table on the server', () => {
  it('is being opened until its first update, and then open', () => {
    expect(after().state.table).toMatchObject({ state: 'opening', lines: [] });
    const { state, effects } = after(heard(1, { about: WAITING }));
    expect(state).toMatchObject({ cursor: 1, table: { state: 'open', about: WAITING, seat: 0 } });
    expect(effects).toEqual([]);
  });

  it('knows nothing of a table whose first update does not describe it', () => {
    expect(after(heard(1)).state).toMatchObject({ cursor: 1, table: { state: 'opening' } });
  });

  it('keeps the last description until there is another', () => {
    const { state } = after(heard(1, { about: WAITING }), heard(2), heard(3, { about: PLAYING }));
    expect(state.table.about).toBe(PLAYING);
  });

  it('knows when this player has got up', () => {
    const { state } = after(heard(1, { about: WAITING }), heard(2, { seat: null }));
    expect('seat' in state.table).toBe(false);
  });

  it('gives the game its news once it has begun and there is a view', () => {
    const view = { any: 'view' };
    const { effects } = after(
      heard(1, { about: WAITING, view }),
      heard(2, { about: PLAYING }),
      heard(3, { view, about: PLAYING }),
    );
    expect(effects).toEqual([
      { kind: 'play', update: update(3, { view, about: PLAYING }), about: PLAYING, before: 'known' },
    ]);
  });

  it('takes updates in order, each line once', () => {
    const { state } = after(heard(1, { about: WAITING }), heard(2), heard(3));
    expect(texts(state)).toEqual(['line 1', 'line 2', 'line 3']);
    expect(state.table.lines.map(({ key }) => key)).toEqual(['1.0', '2.0', '3.0']);
  });

  it('does not go back to an update that is older than what is known', () => {
    const before = after(heard(1, { about: WAITING }), heard(4)).state;
    expect(afterTableMessage(before, heard(3)).state).toBe(before);
  });

  it('takes a repeated newest update, which a reconnect brings', () => {
    const { state } = after(heard(4, { about: WAITING }), heard(4, { told: [], since: 4, about: PLAYING }));
    expect(state.table.about).toBe(PLAYING);
    expect(texts(state)).toEqual(['line 4']);
  });

  it('has the newest lines of a long evening', () => {
    const told = Array.from({ length: 600 }, (_, index) => said(index + 1, `${index + 1}`));
    const { state } = after(heard(600, { about: WAITING, told }));
    expect(texts(state)).toHaveLength(500);
    expect(texts(state).at(-1)).toBe('600');
  });

  it('has steps of the game in no line', () => {
    const told: PublicChange[] = [
      { number: 1, at: 0, happened: [{ what: 'started' }, { what: 'left', seat: 0 }] as PublicChange['happened'] },
      { number: 2, at: 0, happened: [{ what: 'step', step: 0, by: 'chance', seat: null, events: [] }] },
    ];
    expect(texts(after(heard(2, { about: PLAYING, told })).state)).toEqual(['started', 'left']);
  });

  it('knows who is there, who I am and how the line is', () => {
    const line = { connection: { state: 'fine' }, blocked: false } as const;
    const { state } = after(
      { kind: 'me', me: ANN },
      { kind: 'here', guests: [ANN.id], watchers: 2, away: [] },
      { kind: 'line', line, me: undefined },
    );
    expect(state.table).toMatchObject({ me: ANN, here: { guests: [ANN.id], watchers: 2, away: [] }, line });
  });

  it('stays gone when it is gone', () => {
    const { state, effects } = after(
      heard(1, { about: PLAYING }),
      heard(5, {}, 3),
      { kind: 'refused', reason: 'This table doesn’t exist any more.' },
      { kind: 'fetched', told: [] },
      heard(6),
    );
    expect(state.table).toMatchObject({ state: 'gone', reason: 'This table doesn’t exist any more.' });
    expect(state.cursor).toBe(1);
    expect(effects).toEqual([{ kind: 'fetch', after: 1, until: 4 }]);
  });
});

describe('a gap between updates', () => {
  const first = heard(1, { about: PLAYING });
  const behind = heard(5, { view: {} }, 3);

  it('is fetched, and what comes after it waits', () => {
    const { state, effects } = after(first, behind, heard(6));
    expect(effects).toEqual([{ kind: 'fetch', after: 1, until: 4 }]);
    expect(state.cursor).toBe(1);
    expect(texts(state)).toEqual(['line 1']);
  });

  it('is closed in order when the missing changes are there', () => {
    const told = [said(2, 'line 2'), said(3, 'line 3'), said(4, 'line 4')];
    const { state, effects } = after(first, behind, heard(6), { kind: 'fetched', told });
    expect(texts(state)).toEqual(['line 1', 'line 2', 'line 3', 'line 4', 'line 5', 'line 6']);
    expect(state).toMatchObject({ cursor: 6, waiting: [] });
    expect(effects[1]).toMatchObject({ kind: 'play', before: 'known', update: { number: 5, told: { length: 4 } } });
  });

  it('stays open where they cannot be fetched: the game goes on from the newest view', () => {
    const { state, effects } = after(first, behind, { kind: 'fetched', told: undefined });
    expect(texts(state)).toEqual(['line 1', 'line 5']);
    expect(effects[1]).toMatchObject({ kind: 'play', before: 'gap', update: { number: 5 } });
  });

  it('may be followed by another, which is fetched after it', () => {
    const { state, effects } = after(first, behind, heard(6), heard(9, {}, 2), heard(10), {
      kind: 'fetched',
      told: [said(2, 'line 2')],
    });
    expect(effects.filter(({ kind }) => kind === 'fetch')).toEqual([
      { kind: 'fetch', after: 1, until: 4 },
      { kind: 'fetch', after: 6, until: 8 },
    ]);
    expect(state.waiting.map((each) => each.update.number)).toEqual([9, 10]);
  });

  it('that nobody waits for changes nothing', () => {
    const before = after(first).state;
    expect(afterTableMessage(before, { kind: 'fetched', told: [] }).state).toBe(before);
  });
});

describe('the log of a table', () => {
  const log = [1, 2, 3, 4, 5, 6, 7].map((number) => said(number, `${number}`));
  const paged = (size: number) => async (after: number) => ({
    told: log.filter(({ number }) => number > after).slice(0, size),
  });
  const numbers = async (...given: Parameters<typeof fetchLog>) =>
    (await fetchLog(...given))?.map(({ number }) => number);

  it('is fetched page by page, from one change to another', async () => {
    for (const size of [1, 2, 3, 100]) expect(await numbers(paged(size), 2, 6)).toEqual([3, 4, 5, 6]);
  });

  it('is not asked for where nothing is missing', async () => {
    expect(await numbers(() => Promise.reject(new Error('asked')), 6, 6)).toEqual([]);
  });

  it('cannot be fetched when the server refuses, is not there, or has it no more', async () => {
    expect(await numbers(async () => new RequestRefused('no', 404, undefined), 2, 6)).toBeUndefined();
    expect(await numbers(() => Promise.reject(new Error('offline')), 2, 6)).toBeUndefined();
    expect(await numbers(async () => ({ told: [] }), 2, 6)).toBeUndefined();
    expect(await numbers(paged(3), 5, 9)).toBeUndefined();
  });
});

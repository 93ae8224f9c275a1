import type { About, GuestAbout } from '@pouch/protocol';
import { RequestRefused } from '@pouch/protocol';
import { describe, expect, it } from 'vitest';
import { NOTHING_GOING_ON } from '../../../../test-support/nothing-going-on.ts';
import { optionWords } from '../../src/games/option-words.ts';
import type { TableCommand } from '../../src/online/table-connection.ts';
import type { TableState } from '../../src/online/table-state.ts';
import { Errands } from '../../src/pages/table/shared/errands.ts';
import { meAt } from '../../src/pages/table/waiting-room/at-table.ts';
import { clockWords, readinessOf } from '../../src/pages/table/waiting-room/facts.ts';
import { takeName } from '../../src/pages/table/waiting-room/naming.ts';
import { changesOfSeats } from '../../src/pages/table/waiting-room/seat-changes.ts';
import { fillWithBots, sitAgain } from '../../src/pages/table/waiting-room/sitting.ts';
import waitingRoom from '../../src/words/en/waiting-room.json';
import { andList } from '../../src/words/lists.ts';
import { addWords } from '../../src/words/t.ts';

addWords(waitingRoom);

type Seats = About['seats'];

const OPEN = { kind: 'open' } as const;
const idOf = (name: string): string => name.toLowerCase().padEnd(16, '-');
const person = (name: string, ready = false): Seats[number] => ({
  kind: 'person',
  guest: idOf(name),
  name,
  crest: 0,
  plays: 'self',
  ready,
});
const bot = (level: 'easy' | 'fair' | 'sharp'): Seats[number] => ({ kind: 'bot', name: 'Ottilie', crest: 0, level });

const about = (seats: Seats, more: Partial<About> = {}): About => ({
  id: 'table'.padEnd(16, '-'),
  game: 'realm-coins',
  options: {},
  clock: 'none',
  visibility: 'private',
  phase: 'waiting',
  host: idOf('Mara'),
  seats,
  code: 'AX9R',
  fairness: { commitment: 'c0ffee', words: seats.map(() => null), seed: null },
  madeAt: 0,
  startedAt: null,
  endedAt: null,
  result: null,
  ...NOTHING_GOING_ON,
  next: null,
  ...more,
});

/** A table that notes what is asked of it, and refuses what it is told to. */
function asked(refuses: Readonly<Record<string, string>> = {}) {
  const commands: TableCommand[] = [];
  const ask = async (command: TableCommand): Promise<string | undefined> => {
    commands.push(command);
    return refuses[JSON.stringify(command)];
  };
  return { commands, ask };
}

describe('what is under way', () => {
  it('runs once per place, and beside those of other places', async () => {
    const errands = new Errands();
    const begun: string[] = [];
    let answer: (reason?: string) => void = () => {};
    const slow = errands.run('start', () => {
      begun.push('start');
      return new Promise((answered) => {
        answer = answered;
      });
    });
    expect(await errands.run('start', async () => void begun.push('again'))).toBe(false);
    expect(await errands.run('fill', async () => void begun.push('fill'))).toBe(true);
    expect([...errands.view().underWay]).toEqual(['start']);
    answer();
    expect(await slow).toBe(true);
    expect(begun).toEqual(['start', 'fill']);
    expect(errands.view().underWay.size).toBe(0);
  });

  it('shows a refusal where the press was, until the next press', async () => {
    const errands = new Errands();
    expect(await errands.run('seat-1', async () => 'This seat is taken.')).toBe(false);
    expect([...errands.view().refused]).toEqual([['seat-1', 'This seat is taken.']]);
    await errands.run('seat-2', async () => undefined);
    expect(errands.view().refused.size).toBe(0);
  });
});

describe('sitting down again', () => {
  it('is one command, so that nobody loses a seat, or is no longer the host', async () => {
    const { commands, ask } = asked({ '{"do":"sit","seat":2}': 'This seat is taken.' });
    expect(await sitAgain(ask, 1)).toBeUndefined();
    expect(await sitAgain(ask, 1, 2)).toBe('This seat is taken.');
    expect(commands).toEqual([
      { do: 'sit', seat: 1 },
      { do: 'sit', seat: 2 },
    ]);
  });
});

describe('filling with bots', () => {
  it('leaves nobody out and nobody disturbed', async () => {
    const { commands, ask } = asked();
    expect(await fillWithBots(ask, about([person('Mara'), OPEN, bot('easy'), OPEN]), 'sharp')).toBeUndefined();
    expect(commands).toEqual([
      { do: 'seat-bot', seat: 1, level: 'sharp' },
      { do: 'seat-bot', seat: 3, level: 'sharp' },
    ]);
  });

  it('reports a refusal', async () => {
    const { ask } = asked({ '{"do":"seat-bot","seat":1,"level":"fair"}': 'Jonah has that seat.' });
    expect(await fillWithBots(ask, about([OPEN, OPEN]), 'fair')).toBe('Jonah has that seat.');
  });
});

describe('taking a name', () => {
  const guest = (name: string): GuestAbout => ({ id: idOf('me'), name, crest: 0 });
  function keeper(name: string, change: () => Promise<unknown> = async () => ({})) {
    const done: string[] = [];
    return {
      done,
      guest: async () => guest(name),
      changeName: (to: string) => {
        done.push(`asked for ${to}`);
        return change();
      },
      keep: (to: string) => void done.push(`kept ${to}`),
    };
  }

  it('asks the server first, then keeps it', async () => {
    const mine = keeper('Guest');
    expect(await takeName('Mara', mine)).toBeUndefined();
    expect(mine.done).toEqual(['asked for Mara', 'kept Mara']);
  });

  it('asks nothing for the name that one has', async () => {
    const mine = keeper('Mara');
    expect(await takeName('Mara', mine)).toBeUndefined();
    expect(mine.done).toEqual(['kept Mara']);
  });

  it('keeps nothing that the server refuses', async () => {
    const mine = keeper(
      'Guest',
      async () =>
        new RequestRefused('"name" must not contain line breaks or hidden control characters.', 400, undefined),
    );
    expect(await takeName('Mara', mine)).toBe('"name" must not contain line breaks or hidden control characters.');
    expect(mine.done).toEqual(['asked for Mara']);
  });

  it('says so when the server cannot be reached', async () => {
    const mine = keeper('Guest', () => Promise.reject(new TypeError('fetch failed')));
    expect(await takeName('Mara', mine)).toMatch(/^Can’t reach the server/);
    expect(mine.done).toEqual(['asked for Mara']);
  });
});

describe('what screen readers hear of the seats', () => {
  const told = (before: Seats, after: Seats, me = 'Robin') => changesOfSeats(before, after, idOf(me));

  it('is nothing when nothing has changed', () => {
    const seats = [person('Mara'), bot('fair'), OPEN];
    expect(told(seats, [...seats])).toEqual([]);
  });

  it('is who sits down, stands up and is ready', () => {
    expect(told([OPEN, OPEN], [person('Mara'), OPEN])).toEqual(['Mara took a seat.']);
    expect(told([person('Mara'), OPEN], [OPEN, OPEN])).toEqual(['Mara left the seat.']);
    expect(told([person('Mara'), OPEN], [person('Mara', true), OPEN])).toEqual(['Mara is ready.']);
  });

  it('speaks to you', () => {
    expect(told([OPEN, OPEN], [person('Robin'), OPEN])).toEqual(['You took a seat.']);
    expect(told([person('Robin'), OPEN], [OPEN, OPEN])).toEqual(['You left your seat.']);
    expect(told([person('Robin'), OPEN], [person('Robin', true), OPEN])).toEqual(['You’re ready.']);
    expect(told([person('Robin'), OPEN], [OPEN, person('Robin')])).toEqual(['You moved to seat 2.']);
  });

  it('announces bots, and that all seats are taken', () => {
    expect(told([person('Mara'), OPEN], [person('Mara'), bot('easy')])).toEqual([
      'Ottilie, an easy bot, took a seat.',
      'All seats are taken.',
    ]);
    expect(told([person('Mara'), bot('easy')], [person('Mara'), bot('sharp')])).toEqual([
      'Ottilie is now a sharp bot.',
    ]);
    expect(told([person('Mara'), bot('easy')], [person('Mara'), OPEN])).toEqual(['Ottilie left the seat.']);
  });

  it('announces a new name', () => {
    const renamed = { ...person('Mara'), name: 'Maria' } as Seats[number];
    expect(told([person('Mara'), OPEN], [renamed, OPEN])).toEqual(['Mara is now called Maria.']);
  });
});

describe('a table in words', () => {
  it('knows what it waits for', () => {
    const seats = [person('Mara'), person('Jonah', true), bot('fair'), OPEN, person('Robin')];
    expect(readinessOf(about(seats), 0)).toEqual({ open: [3], unready: ['Robin'], full: false });
    expect(readinessOf(about([person('Mara'), bot('fair')]), undefined)).toEqual({
      open: [],
      unready: ['Mara'],
      full: true,
    });
  });

  it('lists names as one speaks', () => {
    expect(andList([])).toBe('');
    expect(andList(['Mara'])).toBe('Mara');
    expect(andList(['Mara', 'Jonah'])).toBe('Mara and Jonah');
    expect(andList(['Mara', 'Jonah', 'Robin'])).toBe('Mara, Jonah and Robin');
  });

  it('puts options and clock into words', () => {
    const koinz = about([], { game: 'koinz', options: { variant: 'sudden-death', hand: 'steady' }, clock: 'slow' });
    expect(optionWords(koinz.game, koinz.options)).toEqual(['Sudden death', 'Steady hand']);
    expect(clockWords(koinz)).toBe('3 days per move');
    const race = about([], { game: 'coin-set', options: { pointSeconds: 3, agreeSeconds: 20 } });
    expect(optionWords(race.game, race.options)).toEqual(['3 s to pick, 20 s to agree']);
    expect(clockWords(race)).toBeUndefined();
    expect(optionWords(about([]).game, about([]).options)).toEqual([]);
    expect(clockWords(about([]))).toBe('No clock');
  });
});

describe('who I am at a table', () => {
  const view = (more: Partial<TableState>): TableState => ({
    state: 'open',
    line: { connection: { state: 'fine' }, blocked: false },
    here: { guests: [], watchers: 0, away: [] },
    lines: [],
    ...more,
  });
  const seats = [person('Mara'), person('Jonah')];

  it('is the host by id, seated or not', () => {
    const me = { id: idOf('Mara'), name: 'Mara', crest: 0 };
    expect(meAt(view({ me, seat: 0 }), about(seats))).toEqual({ me: me.id, seat: 0, isHost: true });
    expect(meAt(view({ me }), about([OPEN, OPEN]))).toEqual({ me: me.id, seat: undefined, isHost: true });
    expect(meAt(view({ seat: 1 }), about(seats))).toEqual({ me: idOf('Jonah'), seat: 1, isHost: false });
  });

  it('is nobody in particular before the server has said', () => {
    expect(meAt(view({}), about(seats))).toEqual({ me: undefined, seat: undefined, isHost: false });
  });
});

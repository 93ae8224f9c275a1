import type { SeatAbout } from '@pouch/protocol';
import { beforeAll, describe, expect, it } from 'vitest';
import type { TableLine } from '../../src/online/table-state.ts';
import { botsAt, rematchPeople, roleAt } from '../../src/pages/table/seats.ts';
import { begun, ended, NO_ERRANDS } from '../../src/pages/table/shared/errands.ts';
import { heardLines, type Listening } from '../../src/pages/table/shared/heard-lines.ts';
import { readyWords, startWords } from '../../src/pages/table/waiting-room/decision-words.ts';
import common from '../../src/words/en/common.json';
import online from '../../src/words/en/online.json';
import waitingRoom from '../../src/words/en/waiting-room.json';
import { addWords, t } from '../../src/words/t.ts';
import { aboutOf, bot, person, Teller } from './teller.ts';

beforeAll(() => {
  for (const words of [common, online, waitingRoom]) addWords(words);
});

const OPEN: SeatAbout = { kind: 'open' };
const idOf = (name: string): string => name.padEnd(16, '_');
const about = (seats: SeatAbout[], more: Parameters<typeof aboutOf>[2] = {}) =>
  aboutOf(new Teller('pirate-coins', seats.length), seats, more);

describe('who is who at a table', () => {
  const seats = [person('Ann'), person('Ben', { plays: 'bot' }), bot('Cosima')];

  it('plays in a running game, has left it to a bot, or watches', () => {
    const running = about(seats);
    expect([0, 1, 2, undefined].map((seat) => roleAt(running, seat))).toEqual(['plays', 'left', 'watches', 'watches']);
  });

  it('has played when the game is over, whoever played it to the end', () => {
    const over = about(seats, { phase: 'over' });
    expect([0, 1, undefined].map((seat) => roleAt(over, seat))).toEqual(['played', 'played', 'watches']);
  });

  it('may take over from bots, while there is something to play', () => {
    expect(botsAt(about(seats))).toEqual([{ seat: 2, name: 'Cosima' }]);
    expect(botsAt(about(seats, { phase: 'over' }))).toEqual([]);
  });
});

describe('a rematch', () => {
  it('is nobody’s business until somebody asks for it', () => {
    expect(rematchPeople(about([person('Ann'), person('Ben')]))).toEqual([]);
  });

  it('waits for all people who have not left', () => {
    const seats = [person('Ann', { ready: true }), person('Ben'), bot('Cosima'), person('Dora', { plays: 'bot' })];
    expect(rematchPeople(about(seats)).map(({ seat, ready }) => [seat, ready])).toEqual([
      [0, true],
      [1, false],
    ]);
  });
});

describe('what the table waits for', () => {
  const host = { host: idOf('Ann') };

  it('is more players, whoever is ready', () => {
    for (const ready of [false, true]) {
      const table = about([person('Ann'), person('Ben', { ready }), OPEN], host);
      expect(readyWords(table, 1)).toBe(t('waiting-room.why-open', { open: 1 }));
    }
  });

  it('is the others, for a player who is ready', () => {
    const table = about([person('Ann'), person('Ben', { ready: true }), person('Cid', { ready: true })], host);
    expect(readyWords(table, 1)).toBe(t('waiting-room.waiting-for', { names: 'Ann' }));
  });

  it('is everybody, or the host, for a player who is not', () => {
    const seats = [person('Ann'), person('Ben')];
    expect(readyWords(about(seats, host), 1)).toBe(t('waiting-room.starts-itself', { host: 'Ann' }));
    expect(readyWords(about(seats, { host: idOf('Zoe') }), 1)).toBe(t('waiting-room.starts-itself-no-host'));
  });

  it('is open seats for the host, who can fill them, then players who are not ready, then nothing', () => {
    const words = (seats: SeatAbout[]): string => startWords(about(seats, host), 0, 'sharp');
    const ben = person('Ben', { ready: true });
    expect(words([person('Ann'), OPEN, OPEN])).toBe(t('waiting-room.why-host', { open: 2, level: 'sharp' }));
    expect(words([person('Ann'), person('Ben'), person('Cid')])).toBe(
      t('waiting-room.why-unready', { names: 'Ben and Cid', many: 2 }),
    );
    expect(words([person('Ann'), ben, bot('Cosima')])).toBe(t('waiting-room.all-ready'));
  });
});

describe('what screen readers hear of a table', () => {
  const seats = [person('Ann'), person('Ben')];
  const happened: readonly TableLine['happened'][] = [
    { what: 'said', seat: 0, who: { id: idOf('Ann'), name: 'Ann', crest: 0 }, text: 'Hello' },
    { what: 'said', seat: 1, who: { id: idOf('Ben'), name: 'Ben', crest: 0 }, text: 'Hi <b>' },
    { what: 'left', seat: 1 },
    { what: 'started' },
    { what: 'over' },
  ];
  const lines = happened.map((each, index) => ({ key: `${index}`, number: index + 1, at: 0, happened: each }));
  const heard = (more: Partial<Listening>): readonly string[] =>
    heardLines(lines, { about: about(seats), seat: 0, me: idOf('Ann'), since: 0, which: 'all', ...more });

  it('is what others say, as it was said, and who comes and goes', () => {
    expect(heard({})).toEqual([t('chat.says', { name: 'Ben', text: 'Hi <b>' }), expect.stringContaining('Ben')]);
  });

  it('is only what is said where the seats are announced by other means', () => {
    expect(heard({ which: 'said' })).toHaveLength(1);
  });

  it('is each line once', () => {
    expect(heard({ since: 2 })).toHaveLength(1);
    expect(heard({ since: 3 })).toEqual([]);
  });

  it('is everything that is said, for a spectator', () => {
    expect(heard({ seat: undefined, me: idOf('Zoe'), which: 'said' })).toHaveLength(2);
  });
});

describe('what was asked of the server', () => {
  it('is under way at its place until it has ended', () => {
    const one = begun(NO_ERRANDS, 'one') ?? NO_ERRANDS;
    const both = begun(one, 'two') ?? NO_ERRANDS;
    expect([...both.underWay]).toEqual(['one', 'two']);
    expect(begun(both, 'one')).toBeUndefined();
    expect([...ended(both, 'one', undefined).underWay]).toEqual(['two']);
    expect(NO_ERRANDS.underWay.size).toBe(0);
  });

  it('is refused at its place until something else is asked', () => {
    const one = ended(begun(NO_ERRANDS, 'one') ?? NO_ERRANDS, 'one', 'Not now');
    expect([...one.refused]).toEqual([['one', 'Not now']]);
    expect(begun(one, 'two')?.refused.size).toBe(0);
    // What ends well elsewhere does not take the refusal away.
    expect(ended(one, 'two', undefined).refused.get('one')).toBe('Not now');
  });
});

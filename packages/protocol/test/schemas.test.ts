import {
  About,
  Code,
  CommandId,
  describeError,
  LIMITS,
  Message,
  NewGuest,
  NewTable,
  parseCommand,
  ROUTES,
  toSingleLine,
} from '@pouch/protocol';
import { GAME_IDS, orList } from '@pouch/rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NOTHING_GOING_ON } from '../../../test-support/nothing-going-on.js';

const nameOf = (name: unknown): string | undefined => NewGuest.safeParse({ name }).data?.name;
const whyNoName = (name: unknown): string => {
  const { error } = NewGuest.safeParse({ name });
  return error === undefined ? '' : describeError(error, 'The body');
};

describe('what is typed on a device', () => {
  test.each([
    ['  Mara ', 'Mara'],
    ['Ma\u202era\n', 'Mara'],
    ['\u200b', ''],
    ['Z\u0335\u0335\u0335\u0335oe', 'Zoe'],
    ['🏳️‍🌈 Zoë', '🏳️‍🌈 Zoë'],
    ['x'.repeat(40), 'x'.repeat(LIMITS.name)],
  ])('%j becomes a name that the server takes: %j', (typed, name) => {
    expect(toSingleLine(typed, LIMITS.name)).toBe(name);
    if (name !== '') expect(nameOf(name)).toBe(name);
  });
});

describe('names', () => {
  test.each([
    'Mara',
    'Łukasz',
    '美咲',
    'مريم',
    "O'Brien",
    '<b>bold</b>',
    '__proto__',
    '🐢',
    '👩‍👩‍👧',
    '👩🏽‍🚀 ❤️‍🔥 🏳️‍🌈 1️⃣ 🇺🇦 🏴󠁧󠁢󠁥󠁮󠁧󠁿',
    '👩‍👩‍👧'.repeat(19),
    // Scripts that need joiners, or several marks on a letter.
    'می‌خواهم',
    'ශ්‍රී',
    'मार्क',
    'မြို့',
    'שָׁלוֹם',
    'Nguyễn',
    'ก็',
    'x̣́',
    '🐢'.repeat(LIMITS.name),
    'a'.repeat(LIMITS.name),
  ])('%s', (name) => {
    expect(nameOf(name)).toBe(name);
  });

  test('are trimmed', () => {
    expect(nameOf('  Mara \n')).toBe('Mara');
  });

  test('that look the same are the same', () => {
    expect(nameOf('Zoe\u0308')).toBe('Zo\u00eb');
    expect(nameOf('e\u0301'.repeat(LIMITS.name))).toBe('é'.repeat(LIMITS.name));
  });

  test.each([
    ['nothing', '', /empty/],
    ['spaces', ' \t ', /empty/],
    ['what cannot be seen', '\u200b\u3164', /empty/],
    ['NUL, which PostgreSQL cannot hold', 'a\0b', /hidden control characters/],
    ['half a character', 'a\ud800b', /hidden control characters/],
    ['a line break', 'a\nb', /hidden control characters/],
    ['another line break', 'a\u2028b', /hidden control characters/],
    ['a turn of direction', 'a\u202eb', /hidden control characters/],
    ['a zero-width space', 'Ma\u200bra', /hidden control characters/],
    ['a joiner that joins nothing', 'Ma\u200dra', /hidden control characters/],
    ['a non-joiner between Latin letters', 'Ma\u200cra', /hidden control characters/],
    ['a joiner at the end', 'Mara\u200d', /hidden control characters/],
    ['a soft hyphen', 'Ma\u00adra', /hidden control characters/],
    ['a variation of a letter', 'Mara\ufe0f', /hidden control characters/],
    ['a word joiner', 'Ma\u2060ra', /hidden control characters/],
    ['a blank letter', 'Ma\u3164ra', /hidden control characters/],
    ['hidden tags', '🐢\u{e0061}\u{e007f}', /hidden control characters/],
    ['an isolate', 'a\u2066b', /hidden control characters/],
    ['three marks on a letter', 'x\u0323\u0301\u0302', /so many marks on one letter/],
    ['many marks of another script', 'ก\u0e47\u0e47\u0e47\u0e47\u0e47', /so many marks on one letter/],
    ['an emoji of endless parts', `🐢${'\u200d🐢'.repeat(20)}`, /hidden control characters/],
    ['more than is stored for it', '👩‍👩‍👧'.repeat(LIMITS.name), /at most 24 characters/],
    ['an escape sequence', 'a\u001b[31m', /hidden control characters/],
    ['one character too many', 'a'.repeat(LIMITS.name + 1), /at most 24 characters/],
    ['one turtle too many', '🐢'.repeat(LIMITS.name + 1), /at most 24 characters/],
    ['a number', 7, /must be a string/],
    ['nobody', undefined, /must be a string/],
  ])('not %s', (_, name, reason) => {
    expect(whyNoName(name)).toMatch(reason);
    expect(whyNoName(name)).toMatch(/^"name" /);
  });

  /** Letters, and much that is invisible, turns direction or piles up. */
  const anyText = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 30 }),
    fc.string({
      unit: fc.constantFrom(
        ...'aZé 🐢👩🏽1क्श्می',
        '\u200b',
        '\u200c',
        '\u200d',
        '\ufe0f',
        '\u0301',
        '\u0323',
        '\u202e',
        '\u3164',
        '\u094d',
      ),
      maxLength: 40,
    }),
  );

  test('accepted names can be stored and shown on one line', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const name = nameOf(text);
        if (name === undefined) return;
        expect([...name].length).toBeLessThanOrEqual(4 * LIMITS.name);
        expect(name).not.toMatch(/[\p{Cc}\p{Cs}\u2028\u2029\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/u);
        expect(name).not.toMatch(/\p{M}{5}|[\u0300-\u036f]{3}/u);
        expect(name).not.toMatch(/[A-Za-z](?:\u200c|\u200d|\ufe0f)|^(?:\u200c|\u200d|\ufe0f)|(?:\u200c|\u200d)$/u);
        // What is accepted is accepted again, unchanged.
        expect(name).toBe(name.normalize('NFC').trim());
        expect(nameOf(name)).toBe(name);
      }),
      { numRuns: 2000 },
    );
  });

  test('chat and words follow the same rules', () => {
    for (const text of ['Ma\u200bra', 'x\u0323\u0301\u0302', 'a\u202eb']) {
      const [say, word] = [
        { do: 'say', text },
        { do: 'word', word: text },
      ].map((command) => parseCommand(JSON.stringify({ id: 'command-1', table: 'abcdefghijklmnop', ...command })));
      expect([say, word]).toMatchObject([{ reason: /must not/ }, { reason: /must not/ }]);
    }
  });
});

describe('codes and ids', () => {
  test.each([
    ['k7qx', 'K7QX'],
    [' K7qX ', 'K7QX'],
    ['2345', '2345'],
  ])('%j is %s', (text, code) => {
    expect(Code.parse(text)).toBe(code);
  });

  test.each(['', 'K7Q', 'K7QXX', 'K0QX', 'K1QX', 'KOQX', 'KIQX', 'KLQX', 'ßßab', 'K7Q\n', 'K-QX'])('not %j', (text) => {
    expect(Code.safeParse(text).success).toBe(false);
  });

  test('an id has 8 to 40 plain characters', () => {
    for (const id of ['a'.repeat(8), 'A-_9'.repeat(10)]) expect(CommandId.parse(id)).toBe(id);
    for (const id of ['a'.repeat(7), 'a'.repeat(41), 'aaaaaaa a', 'aaaaaaaa\n', 'ääääääää', 12345678])
      expect(CommandId.safeParse(id).success).toBe(false);
  });
});

describe('new tables', () => {
  const asked = { id: 'my-first-table', game: 'koinz', seats: ['open', 'fair'] };

  test('have defaults', () => {
    expect(NewTable.parse(asked)).toEqual({
      ...asked,
      options: {},
      clock: 'none',
      visibility: 'private',
      newcomers: 'ask',
      maker: 'sits',
      start: 'by-host',
      watchersChat: 'on',
    });
  });

  test.each([
    ['another game', { game: 'chess' }, `"game" must be ${orList(GAME_IDS)}.`],
    ['a game by a trick', { game: '__proto__' }, `"game" must be ${orList(GAME_IDS)}.`],
    ['no seats', { seats: [] }, '"seats" must have at least 1 entry.'],
    ['many seats', { seats: new Array(9).fill('open') }, '"seats" must have at most 8 entries.'],
    ['another level', { seats: ['open', 'best'] }, '"seats.1" is invalid.'],
    ['another clock', { clock: 'toString' }, '"clock" must be none, relaxed, brisk or slow.'],
    ['options that are none', { options: [] }, '"options" must be an object.'],
    ['more than is asked', { seed: '00' }, 'The body has an unknown member "seed".'],
  ])('not %s', (_, change, reason) => {
    const { error } = NewTable.safeParse({ ...asked, ...change });
    expect(error && describeError(error, 'The body')).toBe(reason);
  });

  test('__proto__ among the options is harmless', () => {
    const options = JSON.parse('{"__proto__": {"hand": "steady"}, "constructor": 1}');
    const read = NewTable.parse({ ...asked, options });
    expect(Object.getPrototypeOf(read.options)).toBe(Object.prototype);
    expect((read.options as { hand?: unknown }).hand).toBe(undefined);
    expect(({} as { hand?: unknown }).hand).toBe(undefined);
  });
});

describe('queries', () => {
  const { query } = ROUTES.log;
  test.each([
    [{}, 0],
    [{ after: '0' }, 0],
    [{ after: '41' }, 41],
    [{ after: '2147483647' }, 2147483647],
  ])('%j', (asked, after) => {
    expect(query.parse(asked)).toEqual({ after });
  });

  test.each([
    { after: '-1' },
    { after: '1.5' },
    { after: 'NaN' },
    { after: '2147483648' },
    { after: '1e999' },
    { after: ['1', '2'] },
    { before: '1' },
  ])('not %j', (asked) => {
    expect(query.safeParse(asked).success).toBe(false);
  });
});

describe('messages', () => {
  const about: About = {
    id: 'abcdefghijklmnop',
    game: 'coin-set',
    options: { pointSeconds: 3, agreeSeconds: 20 },
    clock: 'none',
    visibility: 'listed',
    phase: 'waiting',
    host: 'gggggggggggggggg',
    seats: [
      { kind: 'open' },
      { kind: 'person', guest: 'gggggggggggggggg', name: 'Mara', crest: 3, plays: 'self', ready: false },
      { kind: 'bot', name: 'Ottilie', crest: 2, level: 'sharp' },
    ],
    code: 'K7QX',
    fairness: { commitment: '00', words: [null, 'żółw', null], seed: null },
    madeAt: 1,
    startedAt: null,
    endedAt: null,
    result: null,
    ...NOTHING_GOING_ON,
    next: null,
  };

  test.each([
    { kind: 'hello', guest: { id: 'gggggggggggggggg', name: 'Mara', crest: 3 }, now: 1 },
    { kind: 'answer', id: null, ok: false, reason: 'A frame must be one command as JSON' },
    { kind: 'answer', id: 'abcdefgh', ok: true, number: 3, now: 1 },
    {
      kind: 'update',
      table: about.id,
      number: 2,
      since: 0,
      now: 9,
      told: [
        { number: 1, at: 1, happened: [{ what: 'made', by: { id: 'gggggggggggggggg', name: 'Mara', crest: 3 } }] },
        {
          number: 2,
          at: 2,
          happened: [
            {
              what: 'step',
              step: 0,
              by: 'chance',
              seat: null,
              events: [{ event: 'dealt' }],
              known: [{ chance: 'deal' }],
            },
            { what: 'step', step: 1, by: 'player', seat: 1, events: [{ event: 'bid', seat: 1 }] },
          ],
        },
      ],
      about,
      deadlines: { seats: [null, 7, null], race: null, laid: 9 },
      seat: 1,
      view: { any: 'thing' },
    },
    {
      kind: 'here',
      table: about.id,
      guests: ['gggggggggggggggg'],
      away: [{ guest: 'hhhhhhhhhhhhhhhh', since: 5 }],
      watchers: 0,
    },
    { kind: 'lobby', tables: [{ about, seat: null, awaits: [], changedAt: 1 }] },
    { kind: 'lobby-changes', changed: [{ about, seat: null, awaits: [], changedAt: 1 }], gone: [about.id] },
    { kind: 'bye', after: 2000 },
  ])('$kind', (message) => {
    expect(Message.parse(message)).toEqual(message);
    expect(Message.safeParse({ ...message, secret: 1 }).success).toBe(false);
  });

  test('a table has no further members', () => {
    expect(About.parse(about)).toEqual(about);
    expect(About.safeParse({ ...about, seed: '00' }).success).toBe(false);
  });
});

import { beforeAll, describe, expect, test } from 'vitest';
import { answered, CODE_LENGTH, isWhole, NO_CODE, noteOf, typed } from '../../src/pages/home/code.ts';
import home from '../../src/words/en/home.json';
import { addWords } from '../../src/words/t.ts';

beforeAll(() => addWords(home));

const TABLE = 'AbCd-ef_01234567';

describe('what is typed into the field', () => {
  test.each([
    ['k', 'K'],
    ['k7', 'K7'],
    [' k-7 q', 'K7Q'],
    ['ähm', 'HM'],
    ['', ''],
  ])('%j is a part of a code', (text, code) => {
    expect(typed(text, 'before')).toEqual({ kind: 'part', code });
  });

  test.each(['K7QX', 'k7qx', ' k7qx\n', 'K7QXYZ', 'k-7-q-x'])('%j is a whole code', (text) => {
    expect(typed(text, 'K7Q')).toEqual({ kind: 'whole', code: 'K7QX' });
  });

  test('what changes nothing asks for nothing: a fifth letter, a space', () => {
    expect(typed('K7QXA', 'K7QX')).toEqual({ kind: 'same' });
    expect(typed('K7 ', 'K7')).toEqual({ kind: 'same' });
  });

  test.each([
    `https://pouch.example/table/${TABLE}`,
    `pouch.example/table/${TABLE}?sit`,
    `Join us: http://10.0.0.2:8080/table/${TABLE} !`,
  ])('a link that is pasted leads to its table: %s', (text) => {
    expect(typed(text, '')).toEqual({ kind: 'go', address: `/table/${TABLE}` });
  });

  test.each([`/table/${TABLE}x`, `/table/${TABLE.slice(1)}`, `/play/${TABLE}`])(
    'what only looks like a link is read as a code: %s',
    (text) => {
      expect(typed(text, '').kind).not.toBe('go');
    },
  );

  test('a code is whole at its length only', () => {
    expect(isWhole('A'.repeat(CODE_LENGTH))).toBe(true);
    expect(isWhole('A'.repeat(CODE_LENGTH - 1))).toBe(false);
  });
});

describe('what the server answers', () => {
  test('an open seat is taken on arrival, and a seat of mine is there already', () => {
    expect(answered('K7QX', { table: TABLE, seat: 'open' })).toEqual({ go: `/table/${TABLE}?sit` });
    expect(answered('K7QX', { table: TABLE, seat: 'mine' })).toEqual({ go: `/table/${TABLE}` });
  });

  test('a full table is not opened by itself: it is offered to be watched', () => {
    const state = answered('K7QX', { table: TABLE, seat: 'none' });
    expect(state).toEqual({ code: 'K7QX', busy: false, full: TABLE });
    expect(noteOf({ code: 'K7QX', busy: false, full: TABLE }, true)).toEqual({
      tone: 'wrong',
      words: 'All seats are taken. Watch instead?',
    });
  });

  test('the code stays in the field when it fails, to be corrected', () => {
    expect(answered('K7QX', { failed: 'no-table' })).toEqual({
      code: 'K7QX',
      busy: false,
      failed: { failed: 'no-table' },
    });
  });
});

describe('the line below the field', () => {
  const after = (failed: Parameters<typeof answered>[1]) => {
    const state = answered('K7QX', failed);
    return noteOf('go' in state ? NO_CODE : state, true);
  };

  test('is a hint at first', () => {
    expect(noteOf(NO_CODE, true)).toEqual({ tone: 'hint', words: 'Four letters or digits, or the table’s link.' });
  });

  test('tells a wrong code from a lost connection', () => {
    expect(after({ failed: 'no-table' })).toEqual({
      tone: 'wrong',
      words: 'No table has this code. Check it, or ask for the link.',
    });
    expect(after({ failed: 'no-connection' })).toEqual({
      tone: 'wrong',
      words: 'Can’t reach the server. Check your connection and try again.',
    });
  });

  test("says the server's own reason", () => {
    expect(after({ failed: 'refused', reason: 'Too often' })).toEqual({ tone: 'wrong', words: 'Too often' });
  });

  test('is about the network as long as there is none, whatever went wrong before', () => {
    const state = { code: 'K7QX', busy: false, full: TABLE };
    expect(noteOf(state, false)).toEqual({ tone: 'lost', words: 'No connection to the server.' });
  });
});

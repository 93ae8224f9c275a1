import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodePayload, encodeItem, payloads } from '../../src/store/notifications.js';

const TABLE = 'AAAAbbbbCCCCdddd';

test('what one process sends another reads, in as few payloads as hold it', () => {
  const items = [encodeItem('changed', TABLE, 7), encodeItem('lobby'), encodeItem('message', '{"what":"who"}')];
  const [payload = ''] = payloads('other', items);
  expect(decodePayload('self', payload)).toEqual([
    { kind: 'changed', tables: [{ table: TABLE, number: 7 }] },
    { kind: 'lobby' },
    { kind: 'message', body: '{"what":"who"}' },
  ]);
  expect(decodePayload('other', payload)).toEqual([]);
});

test.each([
  ['nothing', ''],
  ['text', 'hello'],
  ['half of a list', '["other",["lobby"'],
  ['null', 'null'],
  ['a number', '12'],
  ['an object', '{"0":"other","1":["lobby"]}'],
  ['no sender', '[]'],
  ['a sender that is no text', '[{},["lobby"]]'],
  ['an unknown kind', '["other",["shutdown"]]'],
  ['a kind that every object has', '["other",["__proto__"],["constructor"],["toString"]]'],
  ['items that are no lists', '["other",null,1,"lobby",{"0":"lobby"}]'],
  ['a table that is no text', '["other",["changed",{"a":1},3]]'],
  ['a number that is no number', `["other",["changed","${TABLE}","3"]]`],
  ['a huge number', `["other",["changed","${TABLE}",1e300]]`],
  ['a negative number', `["other",["changed","${TABLE}",-1]]`],
  ['a message that is no text', '["other",["message",{"what":"here"}]]'],
  ['more than an item holds', '["other",["lobby",1]]'],
  ['deep nesting', `["other",${'['.repeat(3000)}${']'.repeat(3000)}]`],
])('%s is dropped', (_, payload) => {
  const read = decodePayload('self', payload);
  expect(read.length).toBeGreaterThan(0);
  expect(new Set(read.map(({ kind }) => kind))).toEqual(new Set(['dropped']));
});

test('one bad item does not cost the others', () => {
  const payload = `["other",["changed","${TABLE}",4],["changed","${TABLE}",null],["lobby"]]`;
  expect(decodePayload('self', payload)).toEqual([
    { kind: 'changed', tables: [{ table: TABLE, number: 4 }] },
    { kind: 'dropped' },
    { kind: 'lobby' },
  ]);
});

test('nothing that arrives throws', () => {
  const item = fc.oneof(
    fc.jsonValue(),
    fc.tuple(fc.constantFrom('changed', 'lobby', 'message'), fc.jsonValue(), fc.jsonValue()),
  );
  const payload = fc.oneof(
    fc.string(),
    fc.json(),
    fc.tuple(fc.string(), fc.array(item)).map(([sender, items]) => JSON.stringify([sender, ...items])),
  );
  fc.assert(fc.property(payload, (text) => void decodePayload('self', text)));
});

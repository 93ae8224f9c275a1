import { LIMITS, parseCommand } from '@pouch/protocol';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

const ID = 'aB3dE6gH9jK2mN5p';
const TABLE = 'abcdefghijklmnop';
const DECIDE = { id: ID, do: 'decide', table: TABLE, step: { do: 'choose', side: 'skull' } };
const at = (rest: object): object => ({ id: ID, table: TABLE, ...rest });
const refusal = (frame: string | Uint8Array): { id: string | null; reason: string } => {
  const read = parseCommand(frame);
  if ('command' in read) throw new Error(`taken: ${JSON.stringify(read.command)}`);
  return read;
};

describe('a frame with a command', () => {
  test('as text and as bytes', () => {
    const text = JSON.stringify(DECIDE);
    expect(parseCommand(text)).toEqual({ command: DECIDE });
    expect(parseCommand(Buffer.from(text))).toEqual({ command: DECIDE });
  });

  test('brackets in a string do not count as depth', () => {
    const said = at({ do: 'say', text: '[[[[[[[[[[{{{{{{{{{{ "\\" [[[' });
    expect(parseCommand(JSON.stringify(said))).toEqual({ command: said });
  });

  test('__proto__ as a member name is harmless', () => {
    const frame = JSON.stringify(DECIDE).replace('"side"', '"__proto__":{"side":"monster"},"side"');
    const read = parseCommand(frame);
    expect(read).toEqual({ command: DECIDE });
    expect('command' in read && read.command.do === 'decide' && Object.getPrototypeOf(read.command.step)).toBe(
      Object.prototype,
    );
  });
});

describe('a refusal says which member is wrong and what it must be', () => {
  test.each([
    [at({ do: 'fly' }), /^"do" must be sit, rise, .* or time\.$/],
    [at({ do: '__proto__' }), /^"do" must be sit/],
    [at({ do: 'constructor' }), /^"do" must be sit/],
    [at({}), /^"do" must be sit/],
    [{ ...DECIDE, table: 'x' }, /^"table" must be 16 letters, digits, - or _\.$/],
    [{ ...DECIDE, extra: 1 }, /^A command has an unknown member "extra"\.$/],
    [{ ...DECIDE, ['y'.repeat(2000)]: 1 }, /^A command has an unknown member\.$/],
    [at({ do: 'decide' }), /^"step" must be an object\.$/],
    [{ ...DECIDE, step: [] }, /^"step" must be an object\.$/],
    [{ ...DECIDE, step: { do: 'x'.repeat(21) } }, /^"step\.do" must have at most 20 characters\.$/],
    [{ ...DECIDE, shown: { number: 1, ms: -1 } }, /^"shown\.ms" must be at least 0\.$/],
    [{ ...DECIDE, shown: { number: 2 ** 31, ms: 1 } }, /^"shown\.number" must be at most 2147483647\.$/],
    [at({ do: 'sit', seat: '1' }), /^"seat" must be a number\.$/],
    [at({ do: 'sit', seat: 1.5 }), /^"seat" must be a whole number\.$/],
    [at({ do: 'sit', seat: 8 }), /^"seat" must be at most 7\.$/],
    [at({ do: 'seat-bot', seat: 1, level: 'best' }), /^"level" must be easy, fair or sharp\.$/],
    [at({ do: 'open', form: 'raw' }), /^"form" must be record or view\.$/],
    [at({ do: 'open', since: -1 }), /^"since" must be at least 0\.$/],
    [at({ do: 'say', text: ' ' }), /^"text" must not be empty\.$/],
    [at({ do: 'say', text: 'x'.repeat(281) }), /^"text" must have at most 280 characters\.$/],
    [at({ do: 'word', word: 'a\0' }), /^"word" must not contain line breaks or hidden control characters\.$/],
  ])('%#', (frame, reason) => {
    const { id, reason: said } = refusal(JSON.stringify(frame));
    expect(said).toMatch(reason);
    expect(id).toBe(ID);
  });

  test.each([
    ['nothing', ''],
    ['half a command', '{"id":"aB3dE6gH9jK2mN5p"'],
    ['no JSON', 'sit down'],
    ['broken UTF-8', Buffer.from([0x7b, 0xff, 0x7d])],
  ])('%s is not JSON', (_, frame) => {
    expect(refusal(frame)).toEqual({ id: null, reason: 'A frame must contain one command as JSON.' });
  });

  test.each(['7', 'null', '"sit"', 'true', '[]', '[{"do":"time"}]'])('%s is not an object', (frame) => {
    expect(refusal(frame)).toEqual({ id: null, reason: 'A command must be an object.' });
  });

  test.each([7, null, '', 'short', 'x'.repeat(41), {}, ['aB3dE6gH9jK2mN5p']])(
    'an id such as %j is not repeated',
    (id) => {
      expect(refusal(JSON.stringify({ ...DECIDE, id, do: 'fly' })).id).toBe(null);
    },
  );

  test('an inherited id is ignored', () => {
    expect(refusal('{"__proto__":{"id":"aB3dE6gH9jK2mN5p"},"do":"fly"}').id).toBe(null);
  });
});

describe('oversized frames', () => {
  test('too long', () => {
    const long = JSON.stringify({ ...DECIDE, step: { do: 'choose', side: 'x'.repeat(LIMITS.message) } });
    expect(refusal(long)).toEqual({ id: null, reason: 'A command can have at most 16384 bytes.' });
    expect(refusal(Buffer.from(JSON.stringify({ ...DECIDE, step: { do: '€'.repeat(6000) } }))).reason).toMatch(/16384/);
  });

  test.each([
    ['lists', '['.repeat(16_000)],
    ['objects', '{"a":'.repeat(3_000)],
    ['both, in a command', JSON.stringify(DECIDE).replace('"skull"', `${'[{"a":'.repeat(100)}1${'}]'.repeat(100)}`)],
  ])('too deep: %s', (_, frame) => {
    expect(refusal(frame)).toEqual({ id: null, reason: 'A command can be nested at most 8 levels deep.' });
  });

  test('the deepest frame allowed', () => {
    const deep = JSON.stringify(DECIDE).replace('"skull"', '[[[[[[1]]]]]]');
    expect(parseCommand(deep)).toHaveProperty('command');
    expect(refusal(deep.replace('[1]', '[[1]]')).reason).toMatch(/nested/);
  });
});

test('any input gives a command or a short reason, and never an exception', () => {
  const valid = JSON.stringify({ ...DECIDE, shown: { number: 4, ms: 12 } });
  const damaged = fc
    .tuple(fc.nat(valid.length), fc.nat(10), fc.string({ unit: 'binary', maxLength: 8 }))
    .map(([start, many, put]) => valid.slice(0, start) + put + valid.slice(start + many));
  const frames = fc.oneof(damaged, fc.json(), fc.string({ unit: 'binary' }), fc.uint8Array({ maxLength: 200 }));
  fc.assert(
    fc.property(frames, (frame) => {
      const read = parseCommand(frame);
      if ('command' in read) expect(read.command.id).toMatch(/^[\w-]{8,40}$/);
      // The longest names every command.
      else expect(read.reason.length).toBeLessThan(500);
    }),
    { numRuns: 5000 },
  );
});

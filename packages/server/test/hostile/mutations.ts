import type { Json, Random } from '@pouch/rules';
import { oneOf, word } from '../clients/seeded.js';

/** Random mutations of valid messages. */

const KEYS = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'then',
  'toJSON',
  'length',
  '',
  '0',
];
const TEXTS = [
  '',
  ' ',
  '\u0000',
  '\ud800',
  '\udc00x',
  '\u202edrow',
  '\u2028',
  '\ufeff',
  '👩‍👩‍👧‍👦',
  'ß',
  'İ',
  'a\u0301'.repeat(20),
  '../../etc/passwd',
  "'; drop table changes; --",
  '<script>alert(1)</script>',
  '{{7*7}}',
  '%00',
  '__proto__',
  'null',
  'NaN',
  'A'.repeat(5000),
];
const NUMBERS = [-1, -0, 0.5, 1e308, -1e308, 5e-324, 2 ** 31, 2 ** 32, 2 ** 53, -(2 ** 53), 1e21, 7, 8, 255];

/** Any JSON value. */
export function anyValue(random: Random, depth = 0): unknown {
  switch (random.below(depth > 3 ? 5 : 8)) {
    case 0:
      return null;
    case 1:
      return random.below(2) === 0;
    case 2:
      return oneOf(NUMBERS, random);
    case 3:
      return oneOf(TEXTS, random);
    case 4:
      return word(random, 1 + random.below(44));
    case 5:
      return Array.from({ length: random.below(5) }, () => anyValue(random, depth + 1));
    case 6:
      return withKey({}, anyKey(random), anyValue(random, depth + 1));
    default:
      return random.below(1000);
  }
}

const anyKey = (random: Random): string => (random.below(2) === 0 ? oneOf(KEYS, random) : word(random, 4));

/** Defines an own member, even `__proto__`, which plain assignment would not. */
const withKey = (json: object, key: string, value: unknown): Json =>
  Object.defineProperty({ ...json }, key, { value, enumerable: true, configurable: true, writable: true }) as Json;

/** The value with something replaced, added or removed. */
export function mutated(value: unknown, random: Random): unknown {
  if (typeof value !== 'object' || value === null || random.below(6) === 0) return anyValue(random);
  if (Array.isArray(value)) {
    if (value.length === 0 || random.below(3) === 0) return [...value, anyValue(random)];
    const at = random.below(value.length);
    return value.map((item, index) => (index === at ? mutated(item, random) : item));
  }
  const keys = Object.keys(value);
  if (keys.length === 0 || random.below(4) === 0) return withKey(value, anyKey(random), anyValue(random));
  const key = oneOf(keys, random);
  const { [key]: inside, ...rest } = value as Json;
  return random.below(4) === 0 ? rest : withKey(rest, key, mutated(inside, random));
}

/** The text with some characters replaced, removed or repeated. */
export function mutatedText(text: string, random: Random): string {
  let result = text;
  for (let times = 1 + random.below(4); times > 0; times--) {
    const at = random.below(result.length + 1);
    const length = random.below(6);
    switch (random.below(5)) {
      case 0:
        result = result.slice(0, at) + String.fromCharCode(random.below(256)) + result.slice(at + 1);
        break;
      case 1:
        result = result.slice(0, at) + result.slice(at + length);
        break;
      case 2:
        result = result.slice(0, at) + result.slice(at, at + length).repeat(2) + result.slice(at + length);
        break;
      case 3:
        result = result.slice(0, at) + oneOf(TEXTS, random) + result.slice(at);
        break;
      default:
        result = result.slice(0, at);
    }
  }
  return result;
}

/** Texts that are not messages: empty, deeply nested, long or almost JSON. */
export function nonsense(random: Random): string {
  switch (random.below(8)) {
    case 0:
      return '';
    case 1:
      return '['.repeat(1 + random.below(8000));
    case 2:
      return `${'{"a":'.repeat(1000 + random.below(1000))}1${'}'.repeat(1000)}`;
    case 3:
      return oneOf(['null', 'true', '1e999', '"', '{', '[]', '{}', '[[]]', 'undefined', '\u0000', '{"id":}'], random);
    case 4:
      return JSON.stringify(anyValue(random));
    case 5:
      return `{"id":"${word(random, 22)}","do":"time","do":"open","__proto__":{"do":"time"}}`;
    case 6:
      return `{"id":"${word(random, 22)}","do":"say","text":"${'x'.repeat(random.below(16_000))}"}`;
    default:
      return word(random, random.below(300));
  }
}

import { parseSync } from 'oxc-parser';
import { describe, expect, test } from 'vitest';
import { SOURCES as ALL, FILES, read } from './sources.js';

/** Phrases that read as translated. None of them may stand in any text that a person reads. */
const PHRASES: readonly string[] = [
  'press anything to go on',
  'skip to now',
  'bids are open',
  'does not need it',
  'lies as a bid',
  'lie as a bid',
  'turn into bids',
  'tied, goes home',
  'between bids of the same value',
  'costs a coin of your stash',
  'calls the round off',
  'the round is off',
  'lock in nothing',
  'bid is in',
  'has locked a bid',
  'left over',
  'to the second bid',
  'rest on a face',
  'stays on the table; what you keep is safe',
  'adds the realm face',
  'pick a coin by its face',
  'put in order',
  'bookkeeping',
  'in wax',
  'one more attacks',
  'three of one metal attack',
  'until the last choice is in',
  'one alone takes all',
  'shows its skull',
  'equal in worth',
  'the result follows',
  'player 1 of a round',
  'everybody plays with',
  'it counts at once',
  'nothing lies here',
  'be on top',
  'the round is scored',
  'call first, then point',
  'what they point at',
  'twice silver',
  'a set for you',
  'you see none',
  'somebody sees no set',
  'clock stands still',
  'stands still',
  'your move is due',
  'all waiting games',
  'no table waits',
  'sit at no table',
  'for whoever',
  'whoever',
  'who finds it',
  'make the table',
  'decides this once',
  'start all the same',
  'ashore all the same',
  'to stand up',
  'rises.',
  'just close; my seat waits',
  'has ended or never was',
  'that was too often',
  'can draw again',
  'for your eyes only',
  'change mine',
  'cover again',
  'a curtain hides',
  'round one screen',
  'as the device',
  'where the table has it',
  'simply there',
  'does not tell the colours apart',
  'ask once more before they count',
  'both sides: ',
  'move the backs',
  'make the kit anew',
  'rulings for those who ask',
  'nobody picks another',
  'a step on',
  'a round on',
  'look from ',
  'too little has happened',
  'not nothing',
  'times sallied forth',
  'in vain',
  'so many of',
  'is due',
  'lies as',
  'whose word counts',
];

/** Where texts are: the page's catalogue, and the string literals of everything that speaks to people. */
const CATALOGUE = FILES.filter((file) => /^packages\/web\/src\/words\/en\/.*\.json$/.test(file));
const SOURCES = ALL.filter((file) => !file.startsWith('packages/web/'));

function messagesIn(file: string): readonly string[] {
  return Object.values(JSON.parse(read(file)) as Readonly<Record<string, string>>);
}

/** Every string literal and every part of a template, also those that nobody reads: ids have no phrases in them. */
function literalsIn(file: string): readonly string[] {
  const texts: string[] = [];
  const walk = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(walk);
    if (typeof node !== 'object' || node === null) return;
    const { type, value } = node as { type?: string; value?: unknown };
    if (type === 'Literal' && typeof value === 'string') texts.push(value);
    if (type === 'TemplateElement') texts.push((value as { cooked: string | null }).cooked ?? '');
    Object.values(node).forEach(walk);
  };
  walk(parseSync(file, read(file)).program);
  return texts;
}

const found = (texts: readonly string[]): readonly string[] =>
  texts.flatMap((text) => {
    const plain = text.toLowerCase().replaceAll('’', "'");
    return PHRASES.filter((phrase) => plain.includes(phrase)).map((phrase) => `${phrase}: ${text}`);
  });

describe('no text has a phrase that reads as translated', () => {
  test.each(CATALOGUE)('%s', (file) => expect(found(messagesIn(file))).toEqual([]));
  test('packages', () => {
    expect(SOURCES.flatMap((file) => found(literalsIn(file)).map((each) => `${file}: ${each}`))).toEqual([]);
  });
});

test('the phrases are looked for in every text', () => {
  expect(found(['Skip to now', 'Ask WHOEVER comes', 'Press anything to go on'])).toHaveLength(3);
  expect(SOURCES.flatMap(literalsIn).length).toBeGreaterThan(5000);
  expect(CATALOGUE.flatMap(messagesIn).length).toBeGreaterThan(1500);
});

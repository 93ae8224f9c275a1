import { GAME_FACTS, GAME_IDS } from '@pouch/rules';
import { beforeAll, describe, expect, test } from 'vitest';
import { licenceWords, makersCount } from '../../src/pages/credits/people.ts';
import { isAt, PLACES } from '../../src/pages/places.ts';
import { awayFromTables } from '../../src/pwa/away-from-tables.ts';
import credits from '../../src/words/en/credits.json';
import { addWords } from '../../src/words/t.ts';

beforeAll(() => addWords(credits));

describe('the place in the bar', () => {
  const placesAt = (path: string): readonly string[] =>
    PLACES.map((place) => place.path).filter((place) => isAt(place, path));

  test.each([
    ['/', '/'],
    ['/tables', '/tables'],
    ['/learn', '/learn'],
    ['/learn/koinz', '/learn'],
    ['/print/coin-set', '/print'],
    ['/replays', '/replays'],
  ])('at %s it is %s, and no other', (path, place) => {
    expect(placesAt(path)).toEqual([place]);
  });

  test.each(['/settings', '/credits', '/nowhere', '/table/abc', '/replay/abc'])('at %s it is none', (path) => {
    expect(placesAt(path)).toEqual([]);
  });
});

describe('an update', () => {
  function page(pathname: string) {
    const target = new EventTarget();
    const place = Object.assign(target, { location: { pathname } });
    const go = (path: string, by: string): void => {
      place.location.pathname = path;
      target.dispatchEvent(new Event(by));
    };
    const acts: string[] = [];
    awayFromTables(() => acts.push(place.location.pathname), place);
    return { go, acts };
  }

  test.each(['/', '/settings', '/replay/abc', '/tables'])('is offered at once at %s', (path) => {
    expect(page(path).acts).toEqual([path]);
  });

  test.each(['/play/abc', '/table/abc'])('waits at %s until the table is left, and comes once', (path) => {
    const { go, acts } = page(path);
    expect(acts).toEqual([]);
    go('/play/next', 'pushState');
    go('/table/next', 'popstate');
    expect(acts).toEqual([]);
    go('/', 'pushState');
    go('/learn', 'pushState');
    go('/', 'replaceState');
    expect(acts).toEqual(['/']);
  });
});

describe('credits', () => {
  test.each(GAME_IDS)('%s: its makers are counted, and its printed rules have words', (game) => {
    const { makers } = GAME_FACTS[game];
    expect(makersCount(makers)).toBe(makers.designers.includes(' and ') ? 2 : 1);
    expect(licenceWords(GAME_FACTS[game])).not.toBe('');
  });

  test('rules without a licence are reserved', () => {
    expect(licenceWords({})).toBe(credits['credits.reserved']);
  });

  test('a licence that is inferred from a sister game says so', () => {
    const licence = { name: 'Creative Commons', short: 'CC', url: 'https://creativecommons.org' };
    expect(licenceWords({ licence })).toBe(licence.name);
    expect(licenceWords({ licence, inferredFrom: 'Realm Coins' })).toMatch(
      /^Creative Commons \(.*inferred.*Realm Coins/,
    );
  });
});

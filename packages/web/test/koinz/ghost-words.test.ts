import { koinzInternals } from '@pouch/rules';
import { beforeAll, describe, expect, test } from 'vitest';
import { emptyHanded, fitOf, type Ghost } from '../../src/games/koinz/ghost.ts';
import { ghostWords, heardGhost, heardWords } from '../../src/games/koinz/ghost-words.ts';
import type { View } from '../../src/games/koinz/types.ts';
import { pileWords } from '../../src/games/koinz/words.ts';
import words from '../../src/words/en/koinz.json';
import { addWords } from '../../src/words/t.ts';
import { laying, names } from './tables.ts';

beforeAll(() => addWords(words));

const { LARGE, MEDIUM, pileOf, SMALL, withKoin } = koinzInternals;

/** Mara's large, Robin's large, and Tallow's medium on Mara's large. */
const VIEW = laying({
  surfaces: [[pileOf(30, 30, LARGE, 1), pileOf(80, 30, LARGE, 0), withKoin(pileOf(30, 90, LARGE, 1), MEDIUM, 2)]],
});

const at = (koin: number, x: number, y: number): Ghost => ({ ...emptyHanded(1), koin, at: { x, y } });

function said(ghost: Ghost, view: View = VIEW): string {
  const fit = fitOf(ghost, { view, seat: 0 });
  const { koin, surface } = ghost;
  if (koin === undefined || fit === undefined) throw new Error('there is nothing to say');
  return ghostWords({ view, names, seat: 0, koin, surface, fit });
}

describe('what the dock says about the koin in hand', () => {
  test('how many points a free spot brings, and where it is', () => {
    expect(said(at(MEDIUM, 90, 90))).toBe('Free spot on Lighthouse Bay. You +2.');
    expect(said(at(SMALL, 90, 90))).toBe('Free spot on Lighthouse Bay. You +1.');
  });

  test('what covering brings, and what it costs whom', () => {
    expect(said(at(SMALL, 30, 30))).toBe("Covers Mara's large on Lighthouse Bay. You +1, Mara −3.");
    expect(said(at(SMALL, 30, 90)), 'the one on top is covered').toBe(
      "Covers Tallow's medium on Lighthouse Bay. You +1, Tallow −2.",
    );
  });

  test('what covering an own koin costs', () => {
    expect(said(at(MEDIUM, 80, 30))).toBe('Covers your own large on Lighthouse Bay. You −1.');
    expect(said(at(SMALL, 80, 30))).toBe('Covers your own large on Lighthouse Bay. You −2.');
  });

  test('whose koin it overlaps, by how much; under a pile it is the widest', () => {
    expect(said(at(LARGE, 63, 62))).toMatch(/your large koin by \d+ mm/);
    expect(said(at(SMALL, 58, 90))).toMatch(/Mara's large koin by 1 mm/);
  });
});

describe('what a screen reader hears', () => {
  const heard = (ghost: Ghost, view: View = VIEW): string =>
    heardGhost(view, names, ghost, fitOf(ghost, { view, seat: 0 }));

  test('where the koin is, and what laying it would be', () => {
    expect(heard(at(MEDIUM, 90, 90))).toMatch(/^Medium on Lighthouse Bay, 90 across, 90 down\. .*fits/);
    expect(heard(at(SMALL, 30, 90))).toMatch(/30 across, 90 down\. .*stacks on Tallow's medium koin/);
    expect(heard(at(SMALL, 58, 90))).toMatch(/58 across, 90 down\. .*overlaps Mara's large koin by 1 mm|millimetre/);
  });

  test('[K7] only where it is with a steady hand', () => {
    const steady = { ...VIEW, hand: 'steady' as const };
    expect(heard(at(SMALL, 58, 90), steady)).toBe('Small on Lighthouse Bay, 58 across, 90 down.');
  });

  test('nothing about a koin that is not to be seen', () => {
    expect(heard(emptyHanded(1))).toBe('');
    expect(heard({ ...at(SMALL, 58, 90), at: undefined })).toBe('');
  });

  test('every other change has words of its own', () => {
    const all = [
      heardWords({ kind: 'taken', koin: LARGE }),
      heardWords({ kind: 'taken', koin: SMALL }),
      heardWords({ kind: 'put-back' }),
      heardWords({ kind: 'nothing-in-hand' }),
      heardWords({ kind: 'nothing-carries', koin: LARGE }),
    ];
    expect(new Set(all).size).toBe(all.length);
    expect(all.filter((text) => text === '' || text.includes('{'))).toEqual([]);
  });
});

test('a pile is told from its top down, with its place', () => {
  const three = withKoin(withKoin(pileOf(30, 84, LARGE, 0), MEDIUM, 1), SMALL, 2);
  expect(pileWords(names, three)).toBe("Tallow's small on Mara's medium on your large, 30 across, 84 down");
  expect(pileWords(names, withKoin(pileOf(9, 9, LARGE, 1), SMALL, 0))).toBe(
    "your small on Mara's large, 9 across, 9 down",
  );
  expect(pileWords(names, pileOf(20, 21, MEDIUM, 1))).toBe("Mara's medium, 20 across, 21 down");
});

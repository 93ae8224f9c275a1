import { coinsOfKind, realmInternals } from '@pouch/rules';
import { beforeAll, describe, expect, it } from 'vitest';
import { coinMark, countedValue, emptiness, inForce, sumLines } from '../../src/games/realm-coins/bid-sum.ts';
import { loadWords } from './help.ts';

const { BOAR, CROWN, GRYPHON, KNIGHT, PEASANT, WYVERN } = realmInternals;

beforeAll(loadWords);

/** The bid of the look's pictures. */
const pictured = coinsOfKind(PEASANT, 4) + coinsOfKind(GRYPHON) + coinsOfKind(CROWN);

describe('what a bid is worth', () => {
  it('counts Mob, and leaves out crowns without a knight', () => {
    expect(countedValue(pictured)).toBe(8);
    expect(sumLines(pictured)).toEqual([
      { key: 'peasant', label: '4 peasants', value: '4', kind: 'plain' },
      { key: 'mob', label: 'Mob', value: '+1', kind: 'more' },
      { key: 'gryphon', label: 'Gryphon', value: '3', kind: 'plain' },
      { key: 'crown', label: 'Crown returns', value: '5', kind: 'gone' },
    ]);
  });

  it('keeps crowns that a knight escorts', () => {
    const bid = pictured + coinsOfKind(KNIGHT);
    expect(countedValue(bid)).toBe(16);
    expect(sumLines(bid).every(({ kind }) => kind !== 'gone')).toBe(true);
  });

  it('adds up to the value it shows', () => {
    for (let bid = 0; bid < 200; bid++) {
      const heap = [PEASANT, KNIGHT, CROWN, BOAR, GRYPHON, WYVERN].reduce(
        (sum, face) => sum + coinsOfKind(face, (bid * (face + 3)) % 6),
        0,
      );
      const sum = sumLines(heap)
        .filter(({ kind }) => kind !== 'gone')
        .reduce((total, { value }) => total + Number(value), 0);
      expect(sum).toBe(countedValue(heap));
    }
  });

  it('[R3] knows an empty bid, and one of crowns alone', () => {
    expect(emptiness(0)).toBe('nothing');
    expect(emptiness(coinsOfKind(CROWN, 2))).toBe('crowns');
    expect(emptiness(coinsOfKind(CROWN) + coinsOfKind(KNIGHT))).toBeUndefined();
    expect(emptiness(coinsOfKind(BOAR))).toBeUndefined();
  });
});

describe('what is in force', () => {
  it('shows warnings first', () => {
    const lines = inForce(pictured + coinsOfKind(BOAR) + coinsOfKind(WYVERN));
    expect(lines.map(({ ability, kind }) => [ability, kind])).toEqual([
      ['Escort', 'warning'],
      ['Appease', 'warning'],
      ['Swoop', 'plain'],
      ['Mob', 'plain'],
      ['Charge', 'plain'],
    ]);
    expect(lines[0]?.line).toBe('No knight here, so the crown returns.');
    expect(lines[3]?.line).toBe('Your fourth peasant counts 2.');
  });

  it('says nothing of coins without force', () => {
    expect(inForce(0)).toEqual([]);
    expect(inForce(coinsOfKind(PEASANT, 3))).toEqual([]);
  });

  it('marks the coins whose worth is changed', () => {
    expect([0, 1, 2, 3].map((index) => coinMark(pictured, PEASANT, index))).toEqual([
      undefined,
      undefined,
      undefined,
      'counts-2',
    ]);
    expect(coinMark(pictured, CROWN, 0)).toBe('goes-home');
    expect(coinMark(pictured + coinsOfKind(KNIGHT), CROWN, 0)).toBeUndefined();
  });
});

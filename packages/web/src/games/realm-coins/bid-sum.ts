import { countOf, realmInternals } from '@pouch/rules';
import { t } from '../../words/t.ts';
import { faceValue, gathered, nameOf, RISING } from './faces.ts';
import type { Face, FaceName, Faces } from './types.ts';

/** What a bid in the making is worth at the reveal and what is in force in it: all from the rules. */

const { BOAR, bidValue, CROWN, GRYPHON, KNIGHT, PEASANT, poolValue, unescorted, WYVERN } = realmInternals;

/** What is left of a bid once crowns without a knight have gone home. */
const afterEscort = (bid: Faces): Faces => bid - unescorted(bid);

/** The value as it will count at the reveal. */
export const countedValue = (bid: Faces): number => bidValue(afterEscort(bid));

/** What leaves the stash, if no knight returns: Mob adds to the value only. */
export const paidFor = (bid: Faces): number => poolValue(afterEscort(bid));

/** R3: nothing, or crowns alone, is an empty bid. */
export const emptiness = (bid: Faces): 'nothing' | 'crowns' | undefined =>
  bid === 0 ? 'nothing' : afterEscort(bid) === 0 ? 'crowns' : undefined;

/** What Mob adds. */
const mobOf = (bid: Faces): number => bidValue(bid) - poolValue(bid);

export interface SumLine {
  readonly key: string;
  readonly label: string;
  readonly value: string;
  /** 'more' adds to the plain sum, 'gone' does not count. */
  readonly kind: 'plain' | 'more' | 'gone';
}

export function sumLines(bid: Faces): readonly SumLine[] {
  const home = unescorted(bid);
  return gathered(bid, RISING).flatMap(({ face, count }): SumLine[] => {
    const value = String(count * faceValue(face));
    if (face === CROWN && home !== 0)
      return [{ key: nameOf(face), label: t('realm.sum.crowns-home', { count }), value, kind: 'gone' }];
    const line: SumLine = { key: nameOf(face), label: t(`realm.sum.${nameOf(face)}`, { count }), value, kind: 'plain' };
    const mob = mobOf(bid);
    if (face !== PEASANT || mob === 0) return [line];
    return [line, { key: 'mob', label: t('realm.ability.peasant'), value: `+${mob}`, kind: 'more' }];
  });
}

export interface InForce {
  readonly face: FaceName;
  readonly kind: 'plain' | 'warning';
  /** 'Escort' */
  readonly ability: string;
  readonly line: string;
  /** The chip's words on a phone. */
  readonly short: string;
}

/** One line an ability in this bid, warnings first: Escort, then Appease, Swoop, Mob, Charge, Quest. */
export function inForce(bid: Faces): readonly InForce[] {
  const lone = countOf(unescorted(bid), CROWN);
  const lines: InForce[] = [];
  const add = (face: Face, kind: InForce['kind'], line: string, short: string): void => {
    lines.push({ face: nameOf(face), kind, ability: t(`realm.ability.${nameOf(face)}`), line, short });
  };
  if (lone > 0)
    add(CROWN, 'warning', t('realm.force.no-knight', { count: lone }), t('realm.chip.no-knight', { count: lone }));
  const wyverns = countOf(bid, WYVERN);
  if (wyverns > 0)
    add(WYVERN, 'warning', t('realm.force.appease', { count: wyverns }), t('realm.chip.appease', { count: wyverns }));
  const crowns = countOf(bid, CROWN);
  if (crowns > 0 && lone === 0) add(CROWN, 'plain', t('realm.force.escort', { count: crowns }), t('realm.chip.escort'));
  const gryphons = countOf(bid, GRYPHON);
  if (gryphons > 0)
    add(GRYPHON, 'plain', t('realm.force.swoop', { count: gryphons }), t('realm.chip.swoop', { count: gryphons }));
  const mob = mobOf(bid);
  if (mob > 0) add(PEASANT, 'plain', t('realm.force.mob', { count: mob }), t('realm.chip.mob', { count: mob }));
  const boars = countOf(bid, BOAR);
  if (boars > 0)
    add(BOAR, 'plain', t('realm.force.charge', { count: boars }), t('realm.chip.charge', { count: boars }));
  const knights = countOf(bid, KNIGHT);
  if (knights > 0)
    add(KNIGHT, 'plain', t('realm.force.quest', { count: knights }), t('realm.chip.quest', { count: knights }));
  return lines;
}

/** How a coin in the bid counts: the fourth peasant and later ones, and crowns without a knight, differ from their value. */
export function coinMark(bid: Faces, face: Face, index: number): 'counts-2' | 'goes-home' | undefined {
  if (face === CROWN && unescorted(bid) !== 0) return 'goes-home';
  // Mob is about how many there are: the ones after those that count plainly are marked.
  if (face === PEASANT && index >= countOf(bid, PEASANT) - mobOf(bid)) return 'counts-2';
  return undefined;
}

import { coinSetSide } from '@pouch/art';
import { cardArt, laid } from '../../art/card.ts';

/** Two dark circles in copper, three white ones in silver, a striped one in gold: by their numbers in the rules. */
const SET_FACES = [23, 54, 76] as const;

export const card = cardArt(() => {
  const [copper, silver, gold] = SET_FACES;
  return [
    ...laid(coinSetSide(copper, { size: 176 }), { x: 70, y: 106, width: 96, degrees: -6 }),
    ...laid(coinSetSide(gold, { size: 176 }), { x: 230, y: 106, width: 96, degrees: 6 }),
    ...laid(coinSetSide(silver, { size: 176 }), { x: 150, y: 79, width: 106 }),
  ];
});

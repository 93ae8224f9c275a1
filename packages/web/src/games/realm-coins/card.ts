import { realmCoin } from '@pouch/art';
import { cardArt, laid } from '../../art/card.ts';

export const card = cardArt(() => [
  ...laid(realmCoin('peasant', { size: 90 }), { x: 58, y: 124, width: 72, degrees: -8 }),
  ...laid(realmCoin('boar', { size: 90 }), { x: 242, y: 124, width: 72, degrees: 8 }),
  ...laid(realmCoin('wyvern', { size: 90 }), { x: 96, y: 62, width: 96, degrees: -6 }),
  ...laid(realmCoin('gryphon', { size: 90 }), { x: 204, y: 62, width: 96, degrees: 6 }),
  ...laid(realmCoin('crown', { size: 90 }), { x: 150, y: 106, width: 108 }),
]);

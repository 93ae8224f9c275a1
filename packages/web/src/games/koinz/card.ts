import { type Drawing, koin, lighthouseBay, placed, type Shape, transformed } from '@pouch/art';
import { CARD_ART, cardArt } from '../../art/card.ts';

/** A board is 120 across: its upper part fills the card, mirrored, so that the tower stands away from the tick. */
const SCENE = { scale: 2.5, top: 2 };
const onScene = (drawing: Drawing, x: number, y: number): Shape =>
  placed(drawing, x * SCENE.scale, (y - SCENE.top) * SCENE.scale, drawing.box.width * SCENE.scale);

export const card = cardArt(() => [
  transformed(lighthouseBay.shapes, [-SCENE.scale, 0, 0, SCENE.scale, CARD_ART.width, -SCENE.top * SCENE.scale]),
  onScene(koin('large', 2, { covered: true }), 54, 50),
  onScene(koin('small', 0), 54, 50),
  onScene(koin('large', 0, { covered: true }), 92, 45),
  onScene(koin('medium', 1), 92, 45),
  onScene(koin('small', 1), 24, 58),
]);

import { describe, expect, test } from 'vitest';
import { DUPLEXES, type KitOptions, type Piece } from '../src/index.js';
import { applied, walk } from './bounds.js';
import { pagesOf, seenFromFront } from './kits.js';

describe('the calibration page', () => {
  test.each(DUPLEXES)('shows the offset that cancels the shift of a printer, duplex %s', (duplex) => {
    const options: KitOptions = { paper: 'letter', ink: 'colour', duplex, offset: [0, 0], cut: 'round' };
    const [front, back] = pagesOf('koinz', options).slice(-2);
    if (front === undefined || back === undefined) throw new Error('there is no calibration');
    const figures: { text: string; x: number; y: number }[] = [];
    walk(front.shapes, (shape, transform) => {
      if (shape.kind !== 'text' || !/^[+−]\d+$/.test(shape.text)) return;
      const [x, y] = applied(transform, [shape.x, shape.y]);
      figures.push({ text: shape.text, x, y });
    });
    const crosses = back.pieces.filter(({ name }) => name === 'calibration');
    expect(crosses).toHaveLength(5);
    for (const cross of crosses)
      for (const [wanted, shift] of [
        ['+5', -5],
        ['−10', 10],
      ] as const) {
        const seen = (x: number, y: number): [number, number] =>
          seenFromFront({ ...cross, x: cross.x + x, y: cross.y + y } as Piece, back, options);
        const [x, middleY] = seen(shift, 0);
        const [middleX, y] = seen(0, shift);
        const isAt = (a: number, b: number): boolean => Math.abs(a - b) < 1;
        expect(figures.some((at) => at.text === wanted && isAt(at.x, x) && at.y < middleY - 10)).toBe(true);
        expect(figures.some((at) => at.text === wanted && isAt(at.y, y) && at.x < middleX - 10)).toBe(true);
      }
  });
});

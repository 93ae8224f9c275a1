import { box, line, type Shape, stroked } from '@pouch/art';
import type { Point } from './sheet.js';
import { INK } from './typesetting.js';

/** White between the dashes makes the line visible on dark grounds. */
const PAPER = '#FFFFFF';
const DASH = [2, 1.4];
const WIDTH = 0.25;
const ARM = 5;

/** Dashed cutting lines inside the edges of a box centred on a point, with solid corners. */
export function cutAround([x, y]: Point, width: number, height: number): Shape[] {
  const [left, top] = [x - width / 2 + WIDTH / 2, y - height / 2 + WIDTH / 2];
  const [right, bottom] = [x + width / 2 - WIDTH / 2, y + height / 2 - WIDTH / 2];
  const corners = [left, right].flatMap((cornerX) =>
    [top, bottom].map((cornerY) => {
      const [inX, inY] = [cornerX === left ? ARM : -ARM, cornerY === top ? ARM : -ARM];
      return `${line(cornerX + inX, cornerY, cornerX, cornerY)}L${cornerX} ${cornerY + inY}`;
    }),
  );
  const outline = box(left, top, right - left, bottom - top);
  return [
    stroked(outline, { paint: PAPER, width: WIDTH }),
    stroked(outline, { paint: INK, width: WIDTH, dash: DASH }),
    stroked(corners.join(''), { paint: INK, width: WIDTH }),
  ];
}

/** Crop marks outside the corners of a box, to align a ruler with. */
export function cropMarks([x, y]: Point, width: number, height: number, from: number, to: number): Shape {
  const d = [-1, 1].flatMap((sideX) =>
    [-1, 1].flatMap((sideY) => {
      const [cornerX, cornerY] = [x + (sideX * width) / 2, y + (sideY * height) / 2];
      return [
        line(cornerX + sideX * from, cornerY, cornerX + sideX * to, cornerY),
        line(cornerX, cornerY + sideY * from, cornerX, cornerY + sideY * to),
      ];
    }),
  );
  return stroked(d.join(''), { paint: INK, width: 0.15 });
}

/** The inner lines of a grid of columns and rows around the point, for a knife. */
export function cutBetween([x, y]: Point, columns: number, rows: number, pitch: number): Shape {
  const [width, height] = [columns * pitch, rows * pitch];
  const upright = Array.from({ length: columns - 1 }, (_, at) => x - width / 2 + (at + 1) * pitch);
  const level = Array.from({ length: rows - 1 }, (_, at) => y - height / 2 + (at + 1) * pitch);
  const d = [
    ...upright.map((at) => line(at, y - height / 2, at, y + height / 2)),
    ...level.map((at) => line(x - width / 2, at, x + width / 2, at)),
  ];
  return stroked(d.join(''), { paint: INK, width: 0.15, dash: DASH });
}

/** Small crosses where four round pieces meet: guides for cutting the sheet into strips. */
export function crossesBetween([x, y]: Point, columns: number, rows: number, pitch: number): Shape {
  const arm = 1.2;
  const d: string[] = [];
  for (let column = 1; column < columns; column++) {
    for (let row = 1; row < rows; row++) {
      const [atX, atY] = [x + (column - columns / 2) * pitch, y + (row - rows / 2) * pitch];
      d.push(line(atX - arm, atY, atX + arm, atY), line(atX, atY - arm, atX, atY + arm));
    }
  }
  return stroked(d.join(''), { paint: INK, width: 0.15 }, 0.6);
}

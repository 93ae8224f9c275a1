import { circle, line, type Shape, stroked, transformed } from '@pouch/art';
import type { Fonts } from './fonts.js';
import { type Duplex, MARGIN, type Paper, WIDEST } from './page.js';
import { type Content, onSide, type Point, type Sheet, type Side } from './sheet.js';
import { INK, LEAST_POINTS, label, POINT, QUIET } from './typesetting.js';

/** A strip of paper along an edge. In it, `along` is the direction of its text and `down` is across. */
interface Strip {
  readonly x: number;
  readonly y: number;
  readonly length: number;
  readonly depth: number;
  /** Turned to the left: the text reads upwards. */
  readonly turned: boolean;
}

const LEAST_DEPTH = 5.5;
const MOST_DEPTH = 8;

/** The strips above and below the block of pieces, or at its left and right if there is no room. */
export function stripsOf(paper: Paper, block: Sheet['block']): { readonly head: Strip; readonly foot: Strip } {
  const above = (paper.height - block.height) / 2 - MARGIN;
  if (above >= LEAST_DEPTH) {
    const depth = Math.min(above, MOST_DEPTH);
    const length = Math.min(paper.width - 2 * MARGIN, WIDEST);
    const strip = { x: (paper.width - length) / 2, length, depth, turned: false };
    return { head: { ...strip, y: MARGIN }, foot: { ...strip, y: paper.height - MARGIN - depth } };
  }
  const depth = Math.min((paper.width - block.width) / 2 - MARGIN, MOST_DEPTH);
  const strip = { y: paper.height - MARGIN, length: paper.height - 2 * MARGIN, depth, turned: true };
  return { head: { ...strip, x: MARGIN }, foot: { ...strip, x: paper.width - MARGIN - depth } };
}

const pointOf = (strip: Strip, along: number, down: number): Point =>
  strip.turned ? [strip.x + down, strip.y - along] : [strip.x + along, strip.y + down];

const within = (strip: Strip, shapes: readonly Shape[]): Shape =>
  transformed(shapes, strip.turned ? [0, -1, 1, 0, strip.x, strip.y] : [1, 0, 0, 1, strip.x, strip.y]);

const RULER = 100;
const HINT = 'This must measure 100 mm. If not, print at 100 %.';

/** From the strip's ends to its text: the registration marks are there. */
const INSET = 7;

/** 100 mm with a tick for every millimetre, from (0, 0) to the right and 5 mm down. */
function ruler(): Shape[] {
  const ticks = Array.from({ length: RULER + 1 }, (_, mm) =>
    line(mm, 0, mm, mm % 10 === 0 ? 2.6 : mm % 5 === 0 ? 1.9 : 1.2),
  );
  const figures = Array.from({ length: RULER / 10 + 1 }, (_, ten) =>
    label(String(ten * 10), ten * 10, 4.8, LEAST_POINTS, { anchor: 'middle' }),
  );
  return [stroked(line(0, 0, RULER, 0) + ticks.join(''), { paint: INK, width: 0.15 }), ...figures];
}

export interface Imprint {
  readonly kit: string;
  readonly credit: string;
  readonly number: number;
  readonly of: number;
}

/** The frame of a page: title, kit and page number above the pieces; ruler and makers below. */
export function pageFrame(sheet: Sheet, { kit, credit, number, of }: Imprint, fonts: Fonts): Content {
  const { head, foot } = stripsOf(sheet.paper, sheet.block);
  const base = (head.depth + 2.6) / 2;
  const top = (foot.depth - 5.35) / 2;
  const available = foot.length - RULER - 2 * INSET - 4;
  const overflow = fonts.widthOf(credit, 'text', LEAST_POINTS * POINT) - available;
  if (overflow > 0) throw new Error(`The foot of a page overflows by ${overflow.toFixed(1)} mm: ${credit}`);
  const [x, y] = pointOf(foot, INSET + RULER / 2, top);
  const [width, height] = foot.turned ? [0, RULER] : [RULER, 0];
  return {
    shapes: [
      within(head, [
        label(sheet.title, INSET, base, 11, { face: 'display' }),
        label(`${kit} · page ${number} of ${of}`, head.length - INSET, base, 7.5, { anchor: 'end', fill: QUIET }),
      ]),
      within(foot, [
        transformed(ruler(), [1, 0, 0, 1, INSET, top]),
        label(HINT, INSET + RULER + 4, top + 2.1, LEAST_POINTS, { face: 'strong' }),
        label(credit, INSET + RULER + 4, top + 4.75, LEAST_POINTS, { fill: QUIET }),
      ]),
    ],
    pieces: [{ kind: 'mark', name: 'ruler', number: 0, side: sheet.side, x, y, width, height }],
  };
}

const CROSS = 4.4;

/** A cross in a ring, to line up front and back. */
const cross = ([x, y]: Point): Shape =>
  stroked(line(x - CROSS / 2, y, x + CROSS / 2, y) + line(x, y - CROSS / 2, x, y + CROSS / 2) + circle(x, y, 1.3), {
    paint: INK,
    width: 0.15,
  });

/** The registration marks at the ends of the strips, at the same places on front and back. */
export function registrationMarks(paper: Paper, block: Sheet['block'], side: Side, duplex: Duplex): Content {
  const { head, foot } = stripsOf(paper, block);
  const points = [head, foot].flatMap((strip) =>
    [CROSS / 2 + 0.1, strip.length - CROSS / 2 - 0.1].map((along) =>
      onSide(pointOf(strip, along, strip.depth / 2), side, paper, duplex),
    ),
  );
  return {
    shapes: points.map(cross),
    pieces: points.map(([x, y], number) => ({
      kind: 'mark',
      name: 'registration',
      number,
      side,
      x,
      y,
      width: CROSS,
      height: CROSS,
    })),
  };
}

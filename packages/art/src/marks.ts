import type { Colour, Drawing, Paint } from './drawing.js';
import { ellipse, filled, stroked } from './shapes.js';
import { SIGNS, type SignName, signAt } from './signs.js';
import { THEMES, type ThemeName } from './tokens.js';
import { capitalised } from './words.js';

/** Pictures that are not pieces of a game. */

/** The mark of Pouch, for the top bar: a tied pouch, its cord in verdigris. */
export function pouchMark(theme: ThemeName = 'dark'): Drawing {
  const { inks, verdigris } = THEMES[theme];
  return {
    title: 'Pouch',
    box: { x: 0, y: 0, width: 32, height: 32 },
    shapes: [
      filled(
        'M8.6 3.2c2 1.5 3.5 0.7 4.9 -0.4c1 0.9 1.7 1.1 2.5 1.1s1.5 -0.2 2.5 -1.1c1.4 1.1 2.9 1.9 4.9 0.4c0.3 2.9 -1.2 5.1 -3.3 6.7h-8.2C9.8 8.3 8.3 6.1 8.6 3.2Z',
        inks[0],
      ),
      filled(
        'M11.1 13.2h9.8c4.6 3 7.9 7.3 7.9 10.9c0 4 -4.1 6 -12.8 6s-12.8 -2 -12.8 -6c0 -3.6 3.3 -7.9 7.9 -10.9Z',
        inks[0],
      ),
      stroked('M10 11.55h12M21.5 11.55c2.5 0.2 3.7 2 3.3 4.3M21.5 11.55c1.2 1.5 1.3 3.2 0.2 4.9', {
        paint: verdigris,
        width: 2,
        cap: 'round',
      }),
    ],
  };
}

const CORD = '#E7D9B8';

/** The pouch from which a fortune is drawn. */
export function pouch(): Drawing {
  const belly: Paint = {
    kind: 'linear',
    from: [56, 52],
    to: [162, 168],
    stops: [
      { at: 0, colour: '#5E7480' },
      { at: 0.5, colour: '#3E515C' },
      { at: 1, colour: '#22303A' },
    ],
  };
  const neck: Paint = {
    kind: 'linear',
    from: [120, 9],
    to: [120, 54],
    stops: [
      { at: 0, colour: '#718892' },
      { at: 1, colour: '#43565F' },
    ],
  };
  return {
    title: 'Pouch of coins',
    box: { x: 0, y: 0, width: 240, height: 176 },
    shapes: [
      filled(ellipse(120, 166, 100, 9), '#000000', 0.35),
      filled('M78 52C34 76 12 112 14 136c2 22 38 32 106 32s104 -10 106 -32c2 -24 -20 -60 -64 -84Z', belly),
      stroked('M98 60c-20 26 -30 60 -28 98M142 60c20 26 30 60 28 98M120 62v104', { paint: '#141D23', width: 2.5 }, 0.5),
      filled(
        'M72 12c14 9 22 5 30 -3c7 7 12 8 18 8s11 -1 18 -8c8 8 16 12 30 3c3 18 -5 32 -16 42H88C77 44 69 30 72 12Z',
        neck,
      ),
      stroked('M82 53h76', { paint: CORD, width: 7, cap: 'round' }),
      stroked('M152 53c18 2 28 16 24 34M152 53c8 12 8 26 0 40', { paint: CORD, width: 4.5, cap: 'round' }),
    ],
  };
}

/** A sign without its coin, for the empty place of a monster. */
export function bareSign(name: SignName, colour: Colour): Drawing {
  const half = SIGNS[name].width / 2 + 2;
  return {
    title: capitalised(name),
    box: { x: -half, y: -half, width: 2 * half, height: 2 * half },
    shapes: [signAt(name, 0, 0, SIGNS[name].width, colour)],
  };
}

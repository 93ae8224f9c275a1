import type { PlayerShape } from './tokens.js';

interface CrestShape {
  /** On a square of 24. */
  readonly path: string;
  /** The position and the largest size of the letter. */
  readonly letter: { readonly y: number; readonly size: number };
}

/** The shapes of the seats. None is a triangle, square or circle: those are Coin Set's symbols. */
export const CREST_SHAPES: Readonly<Record<PlayerShape, CrestShape>> = {
  shield: {
    path: 'M12 1.6L21.6 4v8.2c0 5.4 -4 8.6 -9.6 10.4C6.4 20.8 2.4 17.6 2.4 12.2V4Z',
    letter: { y: 15.4, size: 11.5 },
  },
  diamond: { path: 'M12 0.8L23.2 12L12 23.2L0.8 12Z', letter: { y: 15.7, size: 10.5 } },
  hexagon: { path: 'M12 0.8L21.9 6.4v11.2L12 23.2L2.1 17.6V6.4Z', letter: { y: 16, size: 11.5 } },
  tower: {
    path: 'M1.5 2h5v3.4h3.2V2h4.6v3.4h3.2V2h5v9.4h-2.2V22.4H3.7V11.4H1.5Z',
    letter: { y: 17.4, size: 11 },
  },
  drop: {
    path: 'M12 0.6c4.4 4.7 8.4 9 8.4 14a8.4 8.4 0 0 1 -16.8 0c0 -5 4 -9.3 8.4 -14Z',
    letter: { y: 18.4, size: 10.5 },
  },
  clover: {
    path: 'M7 7A5.2 5.2 0 1 1 17 7A5.2 5.2 0 1 1 17 17A5.2 5.2 0 1 1 7 17A5.2 5.2 0 1 1 7 7Z',
    letter: { y: 15.9, size: 10.8 },
  },
  banner: { path: 'M3 1.5h18v21.5l-9 -5.5l-9 5.5Z', letter: { y: 13.9, size: 11.5 } },
  cross: { path: 'M7.5 1h9v6.5h6.5v9h-6.5v6.5h-9v-6.5H1v-9h6.5Z', letter: { y: 15.6, size: 10.2 } },
};

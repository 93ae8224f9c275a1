import { CREST_SHAPES } from './crest-shapes.js';
import type { Drawing, Shape } from './drawing.js';
import { CREST_INK, PLAYERS, type Player, THEMES, type ThemeName } from './tokens.js';
import { capitalised } from './words.js';

export interface CrestOptions {
  /** In points. Under 20 the crest is the bare shape. */
  readonly size?: number;
  /** The first letter of the player's name. */
  readonly letter?: string;
  readonly theme?: ThemeName;
  /** The player is away: only the outline. */
  readonly hollow?: boolean;
}

const LEAST_FOR_LETTER = 20;
const OUTLINE = 1.4;

export function crest(seat: number, options: CrestOptions = {}): Drawing {
  const { size = 28, letter = '', theme = 'dark', hollow = false } = options;
  const player: Player | undefined = PLAYERS[seat];
  if (player === undefined) throw new RangeError(`There is no seat ${seat}`);
  const colour = player[theme];
  const { path, letter: place } = CREST_SHAPES[player.shape];
  // On parchment the bright colours alone are too faint against the ground.
  const outline = theme === 'parchment' ? player.deep : THEMES.dark.grounds[0];
  const ink = hollow ? (theme === 'parchment' ? player.deep : colour) : CREST_INK;
  const text: Shape = {
    kind: 'text',
    text: letter,
    x: 12,
    y: place.y,
    size: place.size,
    face: 'heavy',
    anchor: 'middle',
    fill: ink,
  };
  return {
    title: `${capitalised(player.name)} ${player.shape}${letter === '' ? '' : `, ${letter}`}${hollow ? ', away' : ''}`,
    box: { x: -1, y: -1, width: 26, height: 26 },
    shapes: [
      {
        kind: 'path',
        d: path,
        ...(hollow ? {} : { fill: colour }),
        stroke: { paint: hollow ? ink : outline, width: hollow ? 2 : OUTLINE, join: 'round' },
      },
      ...(letter === '' || size < LEAST_FOR_LETTER ? [] : [text]),
    ],
  };
}

import type { MetalName } from '@pouch/rules';
import { type CoinOptions, coin } from './coin.js';
import { CREST_SHAPES } from './crest-shapes.js';
import type { Drawing, Shape } from './drawing.js';
import { circle, stroked, transformed } from './shapes.js';
import { CREST_INK, METAL_COLOURS, PLAYERS, type Player } from './tokens.js';
import { capitalised } from './words.js';

export interface MedalOptions extends Pick<CoinOptions, 'size'> {
  /** The first letter of the player's name. */
  readonly letter?: string;
}

/** In points: under this the crest has no letter. */
const LEAST_FOR_LETTER = 26;
/** In points: under this beads would be a grey line. */
const LEAST_FOR_BEADS = 34;
const THICKNESS = 8;

/** A coin with a player's crest struck on it, for a place in the final standing. Dark in both themes, as a coin is. */
export function medal(seat: number, metal: MetalName, { size = 176, letter = '' }: MedalOptions = {}): Drawing {
  const player: Player | undefined = PLAYERS[seat];
  if (player === undefined) throw new RangeError(`There is no seat ${seat}`);
  const title = `${capitalised(player.name)} ${player.shape} on ${metal}${letter === '' ? '' : `, ${letter}`}`;
  const face = (): readonly Shape[] => [
    ...(size < LEAST_FOR_BEADS ? [] : beads(metal)),
    ...struckCrest(player, metal, size < LEAST_FOR_LETTER ? '' : letter),
  ];
  return coin({ title, metal, tone: 'dark', face }, { size, thickness: THICKNESS });
}

function beads(metal: MetalName): readonly Shape[] {
  const { light } = METAL_COLOURS[metal].rim;
  return [
    stroked(circle(0, 0, 34.5), { paint: light, width: 0.8 }, 0.35),
    stroked(circle(0, 0, 32.3), { paint: light, width: 1.1, cap: 'round', dash: [0, 3.38] }, 0.6),
  ];
}

function struckCrest({ shape, dark }: Player, metal: MetalName, letter: string): readonly Shape[] {
  const { path, letter: place } = CREST_SHAPES[shape];
  const crest: Shape[] = [
    transformed([{ kind: 'path', d: path, fill: '#000000', opacity: 0.5 }], [1, 0, 0, 1, 0.5, 0.8]),
    { kind: 'path', d: path, fill: dark, stroke: { paint: METAL_COLOURS[metal].rim.light, width: 1.1, join: 'round' } },
  ];
  if (letter !== '')
    crest.push({
      kind: 'text',
      text: letter,
      x: 12,
      y: place.y,
      size: place.size,
      face: 'heavy',
      anchor: 'middle',
      fill: CREST_INK,
    });
  return [transformed(crest, [2, 0, 0, 2, -24, -24])];
}

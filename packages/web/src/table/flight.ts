import type { Drawing } from '@pouch/art';

/** A coin that travels from one marked place to another: places carry `data-spot`. */
export interface Flight {
  readonly drawing: Drawing;
  readonly from: string;
  readonly to: string;
  /** Milliseconds after the scene has begun. */
  readonly delay?: number;
  readonly millis?: number;
  /** How large it is where it starts: as coins mostly are, or as large as the place itself. */
  readonly size?: 'coin' | 'place';
  /** 'move' goes straight, 'collect' in a slight arc. */
  readonly path?: 'move' | 'collect';
}

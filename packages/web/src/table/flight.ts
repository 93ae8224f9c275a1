import { type Drawing, MOTION } from '@pouch/art';

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

/** A place on the screen. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Where the coin's upper left corner is on its way, and how large it is there, of its size at the start. */
interface Waypoint {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export interface FlightPath {
  /** The coin's width where it starts. */
  readonly size: number;
  readonly waypoints: readonly Waypoint[];
  readonly millis: number;
}

const LEAST_SIZE = 24;
const LARGEST_COIN = 96;
/** Counters are small, and a coin is still seen to arrive; what is far larger than a coin is no place for one. */
const LEAST_SCALE = 0.3;
const MOST_SCALE = 1.6;

/** From the middle of one place to the middle of the other; a coin takes the size of what it flies into. */
export function flightPath({ size: sizeOf = 'coin', path = 'move', millis }: Flight, from: Box, to: Box): FlightPath {
  const most = sizeOf === 'place' ? Number.POSITIVE_INFINITY : LARGEST_COIN;
  const size = Math.max(LEAST_SIZE, Math.min(from.width, from.height, most));
  const start: Waypoint = { ...cornerIn(from, size), scale: 1 };
  const end: Waypoint = {
    ...cornerIn(to, size),
    scale: clamp(Math.min(to.width, to.height, most) / size, LEAST_SCALE, MOST_SCALE),
  };
  if (path === 'move') return { size, waypoints: [start, end], millis: millis ?? MOTION.move };
  const highest = {
    x: (start.x + end.x) / 2,
    y: (start.y + end.y) / 2 - Math.min(60, Math.abs(end.x - start.x) / 4 + 12),
    scale: (1 + end.scale) / 2,
  };
  return { size, waypoints: [start, highest, end], millis: millis ?? MOTION.collect };
}

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));

/** The corner of something of this size that is in the middle of a place. */
const cornerIn = ({ left, top, width, height }: Box, size: number): { readonly x: number; readonly y: number } => ({
  x: left + width / 2 - size / 2,
  y: top + height / 2 - size / 2,
});

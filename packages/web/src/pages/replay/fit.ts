/** Smaller than this a board cannot be read: it is scrolled instead. */
const LEAST = 0.4;

/** How much a board is scaled to fit into the room that is left for it, so that it stands above its controls. */
export const fitScale = (height: number, room: number): number =>
  height <= room || height === 0 ? 1 : Math.max(LEAST, room / height);

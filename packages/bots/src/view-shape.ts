import type { Game, GameTypes } from '@pouch/rules';

/**
 * Whether this has the shape of a view: the members of a state, of the same types, with integers where the rules count.
 * Views come from the rules, but a bot must survive one that does not.
 */
export function hasViewShape<K extends GameTypes>(game: Game<K>, view: unknown): view is K['View'] {
  if (typeof view !== 'object' || view === null) return false;
  const members = view as Readonly<Record<string, unknown>>;
  const { seats } = members;
  if (!isIntegerIn(seats, game.seats.least, game.seats.most)) return false;
  const options = Object.fromEntries(Object.keys(game.options).map((name) => [name, members[name]])) as K['Options'];
  const model = game.setup(seats, options) as Readonly<Record<string, unknown>>;
  return Object.entries(model).every(([name, like]) => {
    const value = members[name];
    if (Object.hasOwn(options, name)) return typeof value === 'string' || Number.isFinite(value);
    return isPlain(value) && (kindOf(value) === kindOf(like) || value === null || like === null);
  });
}

const kindOf = (value: unknown): string => (Array.isArray(value) ? 'list' : typeof value);

/** Whether this is made of 32-bit integers, strings, booleans, null, arrays and objects only. */
function isPlain(value: unknown): boolean {
  switch (typeof value) {
    case 'number':
      return Number.isInteger(value) && Math.abs(value) <= 0xffffffff;
    case 'string':
    case 'boolean':
      return true;
    case 'object':
      return value === null || Object.values(value).every(isPlain);
    default:
      return false;
  }
}

export const isIntegerIn = (value: unknown, least: number, most: number): value is number =>
  Number.isInteger(value) && (value as number) >= least && (value as number) <= most;

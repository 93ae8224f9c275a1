import { LIMITS, toSingleLine } from '@pouch/protocol';
import type { GameId, Level, OptionValues, Seat } from '@pouch/rules';
import { KEYS } from '../../device/keys.ts';
import { isObject, stored, type Texts } from '../../device/storage.ts';
import type { NewGame, NewPlayer } from '../../local/new-game.ts';
import type { Range } from '../parts/seating.ts';

/** Who plays on one screen. */

export const PLACE_KINDS = ['person', 'easy', 'fair', 'sharp'] as const satisfies readonly ('person' | Level)[];
export type PlaceKind = (typeof PLACE_KINDS)[number];

export interface Place {
  readonly kind: PlaceKind;
  /** As typed; a bot's is kept for when a person takes the seat again. */
  readonly name: string;
}

export type Party = readonly Place[];

const MOST_SEATS = 8;
/** What the name fields take. */
export const LONGEST_NAME = LIMITS.name;

const nameIn = (typed: string): string => toSingleLine(typed, LONGEST_NAME);

/** Names by seat, and by game who played last. */
interface Kept {
  readonly names: readonly string[];
  readonly kinds: Readonly<Record<string, readonly PlaceKind[]>>;
}

const kept = stored<Kept>({
  key: KEYS.party,
  initial: { names: [], kinds: {} },
  read: (json) => (isObject(json) ? { names: namesIn(json.names), kinds: kindsIn(json.kinds) } : undefined),
});

/** The party of last time at this game, or two people. */
export function lastParty(game: GameId, seats: Range, myName: string, texts: Texts): Party {
  const { names, kinds } = kept.get(texts);
  const last = kinds[game] ?? ['person', 'person'];
  const count = Math.min(seats.most, Math.max(seats.least, 2, last.length));
  return Array.from({ length: count }, (_, seat) => ({
    kind: last[seat] ?? 'person',
    name: names[seat] ?? (seat === 0 ? myName : ''),
  }));
}

/** The party with more or fewer seats; players of earlier parties come back with their names. */
export function resized(party: Party, count: number, texts: Texts): Party {
  const { names } = kept.get(texts);
  return Array.from({ length: count }, (_, seat) => party[seat] ?? { kind: 'person', name: names[seat] ?? '' });
}

export const withPlace = (party: Party, seat: Seat, place: Place): Party =>
  party.map((each, at) => (at === seat ? place : each));

/** How many can play on one screen: two at least, since one alone has nobody to pass it to. */
export const seatCounts = ({ most }: Range): readonly number[] =>
  Array.from({ length: most - 1 }, (_, index) => index + 2);

export function rememberParty(game: GameId, party: Party, texts: Texts): void {
  const { names, kinds } = kept.get(texts);
  const now: Kept = {
    names: Array.from({ length: Math.max(names.length, party.length) }, (_, seat) =>
      nameIn(party[seat]?.name ?? names[seat] ?? ''),
    ),
    kinds: { ...kinds, [game]: party.map(({ kind }) => kind) },
  };
  kept.set(now, texts);
}

export const hasPerson = (party: Party): boolean => party.some(({ kind }) => kind === 'person');

/** The game that the party plays, with the options that were chosen. */
export const partyGame = (
  game: GameId,
  party: Party,
  options: OptionValues | undefined,
  unnamed: (seat: Seat) => string,
): NewGame => ({ game, players: partyPlayers(party, unnamed), ...(options && { options }) });

/** Who left the field empty is called by the number of the seat; of two with the same name the second gets a number. */
export function partyPlayers(party: Party, unnamed: (seat: number) => string): NewPlayer[] {
  const taken = new Set<string>();
  const ownName = (name: string): string => {
    let own = name;
    for (let count = 2; taken.has(own.toLowerCase()); count++) own = `${name} ${count}`;
    taken.add(own.toLowerCase());
    return own;
  };
  return party.map(({ kind, name }, seat) =>
    kind === 'person' ? { kind, name: ownName(nameIn(name) || unnamed(seat)) } : { kind: 'bot', level: kind },
  );
}

const namesIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.slice(0, MOST_SEATS).map((name) => (typeof name === 'string' ? nameIn(name) : '')) : [];

function kindsIn(value: unknown): Record<string, PlaceKind[]> {
  if (!isObject(value)) return {};
  const isKind = (kind: unknown): kind is PlaceKind => PLACE_KINDS.some((known) => known === kind);
  return Object.fromEntries(
    Object.entries(value).filter(([, kinds]) => Array.isArray(kinds) && kinds.every(isKind)) as [string, PlaceKind[]][],
  );
}

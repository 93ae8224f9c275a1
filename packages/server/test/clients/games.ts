import type { About, NewTable } from '@pouch/protocol';
import { GAME_FACTS, type GameId, isRace, type Json, type Random } from '@pouch/rules';
import { request } from './http.js';
import type { ScriptedPlayer } from './scripted-player.js';
import { oneOf, word } from './seeded.js';

/** A table to be played: who sits there beside bots, and who only looks on. */
export interface GamePlan {
  readonly game: GameId;
  readonly options: Json;
  readonly players: readonly ScriptedPlayer[];
  readonly bots: number;
  readonly watchers: readonly ScriptedPlayer[];
}

/** A table that is being played. */
export interface RunningGame extends GamePlan {
  readonly table: string;
}

/** Options with which a game is short. The race's clocks hurry, so that nobody waits long for a bot to agree. */
const SHORTENED: Readonly<Partial<Record<GameId, Json>>> = {
  koinz: { variant: 'sudden-death' },
  'coin-set': { pointSeconds: 1, agreeSeconds: 0.1 },
};
export const GAME_IDS = Object.keys(GAME_FACTS) as GameId[];
export const SHORT = Object.fromEntries(GAME_IDS.map((game) => [game, SHORTENED[game] ?? {}])) as Readonly<
  Record<GameId, Json>
>;

/** `count` plans of all games in turn, each with random players. */
export function gamePlans(count: number, people: readonly ScriptedPlayer[], random: Random): GamePlan[] {
  return Array.from({ length: count }, (_, index) => {
    const game = GAME_IDS[index % GAME_IDS.length] as GameId;
    const seats = 2 + random.below(2);
    // Without bots in a race, where they are as slow as people.
    const bots = !isRace(GAME_FACTS[game]) && random.below(4) === 0 ? 1 : 0;
    const guests = several(people, seats - bots + 1, random);
    return { game, options: SHORT[game], players: guests.slice(1), bots, watchers: guests.slice(0, 1) };
  });
}

function several<T>(items: readonly T[], count: number, random: Random): T[] {
  const chosen = new Set<T>();
  while (chosen.size < count) chosen.add(oneOf(items, random));
  return [...chosen];
}

/** Makes the table, seats everybody, starts the game and lets them play. */
export async function playGame(party: GamePlan, address: () => Promise<string>, random: Random): Promise<RunningGame> {
  const sitting = await begin(party, address, random);
  for (const person of party.players) person.play(sitting.table);
  return sitting;
}

/** Makes the table, seats everybody and starts the game. */
export async function begin(party: GamePlan, address: () => Promise<string>, random: Random): Promise<RunningGame> {
  const sitting = await gather(party, address, random);
  await accepted(party.players[0] as ScriptedPlayer, { do: 'start', table: sitting.table });
  return sitting;
}

/** Makes the table and seats everybody; whoever is cut off meanwhile tries again. */
export async function gather(party: GamePlan, address: () => Promise<string>, random: Random): Promise<RunningGame> {
  const [host, ...others] = party.players;
  if (host === undefined) throw new Error('a party needs a player');
  const seats = party.players.length + party.bots;
  const asked: NewTable = {
    id: word(random, 22),
    game: party.game,
    options: party.options,
    seats: Array.from({ length: seats }, (_, seat) => (seat < party.players.length ? 'open' : 'easy')),
    clock: 'none',
    visibility: 'private',
    newcomers: 'ask',
    maker: 'sits',
    start: 'by-host',
    watchersChat: 'on',
  };
  const table = await make(asked, host, address);
  for (const person of [...party.players, ...party.watchers]) person.open(table);
  await Promise.all(others.map((person) => accepted(person, { do: 'sit', table })));
  return { ...party, table };
}

async function accepted(person: ScriptedPlayer, wish: Parameters<ScriptedPlayer['send']>[0]): Promise<void> {
  const answer = await person.send(wish);
  if (!answer.ok) throw new Error(`${wish.do} was refused: ${answer.reason}`);
}

/** The same request, with the same id, until somebody answers it. */
async function make(asked: NewTable, host: ScriptedPlayer, address: () => Promise<string>): Promise<string> {
  for (;;) {
    const base = await address();
    try {
      const { status, text } = await request(base, 'POST', '/api/tables', {
        cookie: host.identity.cookie,
        body: asked,
      });
      if (status >= 300) throw new Error(`a table was refused with ${status}: ${text}`);
      return (JSON.parse(text) as { about: About }).about.id;
    } catch (error) {
      // `fetch failed`: the server is gone, and will be back.
      if (!(error instanceof TypeError)) throw error;
    }
  }
}

/** Resolves when everybody has seen the end of every game. */
export const allOver = (games: readonly RunningGame[]): Promise<unknown> =>
  Promise.all(
    games.flatMap(({ table, players, watchers }) =>
      [...players, ...watchers].map((person) => person.until(() => person.isOver(table))),
    ),
  );

/** Who has not. */
export const stuckAt = (games: readonly RunningGame[]): string =>
  games
    .flatMap(({ table, game, players }) =>
      players
        .filter((person) => !person.isOver(table))
        .map((person) => `${game} ${table}: ${person.identity.guest.name} is at ${person.tables.get(table)?.number}`),
    )
    .join('\n');

import type { About, NewTable } from '@pouch/protocol';
import type { GameId, Json, Random } from '@pouch/rules';
import { request } from './http.js';
import type { ScriptedPlayer } from './scripted-player.js';
import { oneOf, word } from './seeded.js';

/** A game to be played: its players, bots and spectators. */
export interface GamePlan {
  readonly game: GameId;
  readonly options: Json;
  readonly players: readonly ScriptedPlayer[];
  readonly bots: number;
  readonly watchers: readonly ScriptedPlayer[];
}

export interface RunningGame extends GamePlan {
  readonly table: string;
}

/** Options that make a game short. */
export const SHORT: Readonly<Record<GameId, Json>> = {
  'realm-coins': {},
  'pirate-coins': {},
  koinz: { variant: 'sudden-death' },
  'coin-set': { pointSeconds: 1, agreeSeconds: 0.1 },
};
export const GAME_IDS = Object.keys(SHORT) as GameId[];

/** `count` plans of all games in turn, each with random players. */
export function gamePlans(count: number, people: readonly ScriptedPlayer[], random: Random): GamePlan[] {
  return Array.from({ length: count }, (_, index) => {
    const game = GAME_IDS[index % GAME_IDS.length] as GameId;
    const seats = 2 + random.below(2);
    // Without bots in a race, where they are as slow as people.
    const bots = game !== 'coin-set' && random.below(4) === 0 ? 1 : 0;
    const guests = several(people, seats - bots + 1, random);
    return { game, options: SHORT[game], players: guests.slice(1), bots, watchers: guests.slice(0, 1) };
  });
}

function several<T>(items: readonly T[], count: number, random: Random): T[] {
  const chosen = new Set<T>();
  while (chosen.size < count) chosen.add(oneOf(items, random));
  return [...chosen];
}

/** Creates the table, seats everyone, starts the game and plays. */
export async function playGame(plan: GamePlan, address: () => Promise<string>, random: Random): Promise<RunningGame> {
  const running = await begin(plan, address, random);
  for (const player of plan.players) player.play(running.table);
  return running;
}

/** Creates the table, seats everyone and starts the game. */
export async function begin(plan: GamePlan, address: () => Promise<string>, random: Random): Promise<RunningGame> {
  const running = await gather(plan, address, random);
  await accepted(plan.players[0] as ScriptedPlayer, { do: 'start', table: running.table });
  return running;
}

/** Creates the table and seats everyone. */
export async function gather(plan: GamePlan, address: () => Promise<string>, random: Random): Promise<RunningGame> {
  const [host, ...others] = plan.players;
  if (host === undefined) throw new Error('a plan needs a player');
  const seats = plan.players.length + plan.bots;
  const asked: NewTable = {
    id: word(random, 22),
    game: plan.game,
    options: plan.options,
    seats: Array.from({ length: seats }, (_, seat) => (seat < plan.players.length ? 'open' : 'easy')),
    clock: 'none',
    visibility: 'private',
    maker: 'sits',
    start: 'by-host',
  };
  const table = await make(asked, host, address);
  for (const player of [...plan.players, ...plan.watchers]) player.open(table);
  await Promise.all(others.map((player) => accepted(player, { do: 'sit', table })));
  return { ...plan, table };
}

async function accepted(player: ScriptedPlayer, command: Parameters<ScriptedPlayer['send']>[0]): Promise<void> {
  const answer = await player.send(command);
  if (!answer.ok) throw new Error(`${command.do} was refused: ${answer.reason}`);
}

/** Repeats the request, with the same id, until it is answered. */
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
      // `fetch failed`: the server was killed, and will be restarted.
      if (!(error instanceof TypeError)) throw error;
    }
  }
}

/** Resolves when every client has seen the end of every game. */
export const allOver = (games: readonly RunningGame[]): Promise<unknown> =>
  Promise.all(
    games.flatMap(({ table, players, watchers }) =>
      [...players, ...watchers].map((player) => player.until(() => player.isOver(table))),
    ),
  );

/** The clients that have not. */
export const stuckAt = (games: readonly RunningGame[]): string =>
  games
    .flatMap(({ table, game, players }) =>
      players
        .filter((player) => !player.isOver(table))
        .map((player) => `${game} ${table}: ${player.identity.guest.name} is at ${player.tables.get(table)?.number}`),
    )
    .join('\n');

import { Agent } from 'node:http';
import { fileURLToPath } from 'node:url';
import { GAMES, type GameId, type Random } from '@pouch/rules';
import { expect, it } from 'vitest';
import { amount } from '../../../../test-support/thorough.js';
import {
  allOver,
  begin,
  GAME_IDS,
  type GamePlan,
  gather,
  playGame,
  type RunningGame,
  SHORT,
  stuckAt,
} from '../clients/games.js';
import { type Identity, newGuest, request } from '../clients/http.js';
import { withFolder } from '../clients/in-process-server.js';
import { ScriptedPlayer } from '../clients/scripted-player.js';
import { seeded } from '../clients/seeded.js';
import { type ServerProcess, startProcess } from '../clients/server-process.js';
import { StallDetector } from '../clients/stall-detector.js';
import { UNLIMITED } from '../clients/unlimited.js';
import { stored } from './database-dump.js';
import { type Attacker, hostileFrame, type Target } from './frames.js';
import { anyRawBytes, sendBytes, sendMalformedFrame } from './raw-socket.js';
import { hostileRequest, sendRequest } from './requests.js';
import { sendFrames } from './send-frames.js';

const FRAMES = amount(4_000, 90_000);
const REQUESTS = amount(800, 12_000);
const ROUGH = amount(100, 300);
const LINES = 3;
const WAVES = 3;
const MEGABYTE = 2 ** 20;

/** An attack on a server, and its results so far. */
class Attack {
  readonly stall = new StallDetector();
  sent = 0;
  /** How many accepted commands were repeated. */
  repeats = 0;
  readonly complaints: string[] = [];
  readonly statuses = new Map<number | undefined, number>();

  constructor(readonly base: string) {}

  hit(count: number): void {
    this.sent += count;
    this.stall.made();
  }
}

it(`survives ${FRAMES} hostile frames and ${REQUESTS} requests without any change`, () =>
  withFolder(async (data) => {
    const preload = fileURLToPath(new URL('./report-memory.mjs', import.meta.url));
    const server = await startProcess({ ...UNLIMITED, POUCH_DATA: data }, ['--expose-gc', '--import', preload]);
    const { base } = server;
    const attack = new Attack(base);
    const { stall } = attack;
    const people: ScriptedPlayer[] = [];
    const comeIn = async (name: string): Promise<ScriptedPlayer> => {
      const identity = await newGuest(base, name);
      const random = seeded(3, people.length);
      const player = new ScriptedPlayer(identity, { address: async () => base, random, onFrame: stall.made });
      people.push(player);
      await player.connect();
      return player;
    };
    try {
      const [alice, bob, mallory] = [await comeIn('Alice'), await comeIn('Bob'), await comeIn('Mallory')];
      const eve = await newGuest(base, 'Eve');
      const burner = await newGuest(base, 'Burner');
      const open = await tablesOf([alice, bob], base, seeded(5, 1));
      const shared = await tablesOf([alice, mallory], base, seeded(5, 2));
      await decideOnce(mallory, shared);
      const waiting = await gather(partyOf('koinz', [alice, bob]), async () => base, seeded(5, 3));
      const finished = await playGame(partyOf('pirate-coins', [alice, mallory]), async () => base, seeded(5, 4));
      await stall.of(allOver([finished]), () => stuckAt([finished]));
      const all = [...open, ...shared, waiting, finished];
      const before = stored(data);
      const memories: NodeJS.MemoryUsage[] = [];
      for (let wave = 0; wave < WAVES; wave++) {
        await stall.of(
          Promise.all([
            frames(attack, eve, attackerAt(all, mallory, 'nowhere'), 10 + wave),
            frames(attack, mallory.identity, attackerAt(all, mallory, 'seated'), 20 + wave),
            requests(attack, burner, all, 30 + wave),
            rough(attack, burner, seeded(40 + wave)),
          ]),
          () => `the attack, after ${attack.sent}`,
        );
        memories.push(await memoryOf(server));
      }
      expect(attack.sent).toBeGreaterThanOrEqual(FRAMES + REQUESTS);
      expect(attack.repeats).toBeGreaterThan(FRAMES / 420);
      expect(attack.complaints).toEqual([]);
      expect([...attack.statuses.keys()].filter((status) => status !== undefined && status >= 500)).toEqual([]);
      // A connection may be closed instead of an answer, but not often.
      expect(attack.statuses.get(undefined) ?? 0).toBeLessThan(REQUESTS / 20);
      expect(stored(data)).toEqual(before);
      const [first, , last] = memories;
      expect((last?.heapUsed ?? 0) - (first?.heapUsed ?? 0)).toBeLessThan(16 * MEGABYTE);
      expect((last?.rss ?? 0) - (first?.rss ?? 0)).toBeLessThan(96 * MEGABYTE);
      expect((await request(base, 'GET', '/healthz')).status).toBe(200);
      for (const player of people) expect(player.complaints).toEqual([]);
      await finish(open, stall);
      expect(await server.stop()).toBe(0);
    } finally {
      for (const player of people) player.end();
      await server.stop();
    }
  }));

const partyOf = (game: GameId, players: readonly ScriptedPlayer[]): GamePlan => ({
  game,
  options: SHORT[game],
  players,
  bots: 0,
  watchers: [],
});

/** A started game of each kind. */
async function tablesOf(players: readonly ScriptedPlayer[], base: string, random: Random): Promise<RunningGame[]> {
  const games = await Promise.all(GAME_IDS.map((game) => begin(partyOf(game, players), async () => base, random)));
  await Promise.all(
    players.flatMap((player) => games.map(({ table, game }) => player.until(() => hasBegun(player, { table, game })))),
  );
  return games;
}

/** A race begins with its first coins, seconds after its start. */
function hasBegun(player: ScriptedPlayer, { table, game }: Pick<RunningGame, 'table' | 'game'>): boolean {
  const { about, view } = player.tables.get(table) ?? {};
  return about?.phase === 'playing' && GAMES[game].turn(view).kind === 'decide';
}

/** Legitimate commands for the attackers to repeat: sealed decisions, which may also be replaced. */
async function decideOnce(player: ScriptedPlayer, games: readonly RunningGame[]): Promise<void> {
  const steps: Readonly<Record<string, { readonly do: string }>> = {
    'realm-coins': { do: 'bid', coins: {} } as { do: string },
    'pirate-coins': { do: 'choose', side: 'skull' } as { do: string },
  };
  for (const { table, game } of games) {
    const step = steps[game];
    if (step === undefined) continue;
    const answer = await player.send({ do: 'decide', table, step });
    const number = answer.ok ? (answer.number ?? 0) : Number.POSITIVE_INFINITY;
    await player.until(() => (player.tables.get(table)?.number ?? 0) >= number);
  }
}

function attackerAt(games: readonly RunningGame[], mallory: ScriptedPlayer, where: 'seated' | 'nowhere'): Attacker {
  const targets = games.map(({ table, game }): Target => {
    const seen = where === 'seated' ? mallory.tables.get(table) : undefined;
    return { table, game, seat: seen?.seat ?? null, view: seen?.view };
  });
  const people = new Set(games.flatMap(({ players }) => players));
  const own = where === 'seated' ? mallory.accepted : [];
  const others = [...people].filter((player) => player.accepted !== own).flatMap(({ accepted }) => accepted);
  return { targets, own, others };
}

async function frames(attack: Attack, { cookie }: Identity, attacker: Attacker, seed: number): Promise<void> {
  const count = FRAMES / WAVES / LINES / 2;
  const lines = Array.from({ length: LINES }, (_, line) => {
    const random = seeded(seed, line);
    return sendFrames(attack.base, cookie, count, () => {
      attack.hit(1);
      return hostileFrame(attacker, random);
    });
  });
  for (const { repeats, complaints } of await Promise.all(lines)) {
    attack.repeats += repeats;
    attack.complaints.push(...complaints);
  }
}

async function requests(
  attack: Attack,
  { cookie }: Identity,
  games: readonly RunningGame[],
  seed: number,
): Promise<void> {
  const { base, statuses } = attack;
  const agent = new Agent({ keepAlive: true, maxSockets: LINES });
  const tables = games.map(({ table }) => table);
  const line = async (random: Random): Promise<void> => {
    for (let count = REQUESTS / WAVES / LINES; count > 0; count--) {
      const status = await sendRequest(base, agent, hostileRequest(tables, cookie, random));
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      attack.hit(1);
    }
  };
  await Promise.all(Array.from({ length: LINES }, (_, number) => line(seeded(seed, number))));
  agent.destroy();
}

async function rough(attack: Attack, { cookie }: Identity, random: Random): Promise<void> {
  for (let count = ROUGH / WAVES; count > 0; count--) {
    await sendMalformedFrame(attack.base, cookie, random);
    await sendBytes(attack.base, anyRawBytes(cookie, random));
    attack.hit(2);
  }
}

const memoryOf = ({ child }: ServerProcess): Promise<NodeJS.MemoryUsage> =>
  new Promise((resolve) => {
    child.once('message', (usage) => resolve(usage as NodeJS.MemoryUsage));
    child.send('memory');
  });

/** The games that ran before the attack are played to their end. */
async function finish(games: readonly RunningGame[], stall: StallDetector): Promise<void> {
  for (const { table, players } of games) for (const player of players) player.play(table);
  await stall.of(allOver(games), () => stuckAt(games));
}

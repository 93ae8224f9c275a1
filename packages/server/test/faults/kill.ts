import type { Json, Random } from '@pouch/rules';
import { expect } from 'vitest';
import { amount } from '../../../../test-support/thorough.js';
import type { Store } from '../../src/store/store.js';
import { allOver, gamePlans, playGame, type RunningGame, stuckAt } from '../clients/games.js';
import { newGuest } from '../clients/http.js';
import { ScriptedPlayer } from '../clients/scripted-player.js';
import { seeded } from '../clients/seeded.js';
import type { ServerProcess } from '../clients/server-process.js';
import { StallDetector } from '../clients/stall-detector.js';
import { recordOf, verifyTable } from '../clients/verify-table.js';
import { Servers } from './servers.js';

export interface KillTest {
  readonly seed: number;
  readonly processes: 1 | 2;
  readonly start: () => Promise<ServerProcess>;
  /** Opens the store directly. */
  readonly openStore: () => Promise<Store>;
}

export const TABLES = amount(10, 100);
const PEOPLE = amount(10, 60);
export const KILLS = amount(2, 20);
/** Restarts are slow on slow machines; stalls are detected much earlier. */
export const SLOW = { timeout: 300_000 };
/** The average number of commands sent or answered between two kills. */
const BETWEEN = 120;
/** After this many more the players pause until the restart, or the games would be over before all kills. */
const MEANWHILE = 30;

/**
 * Plays many games while servers are killed, each time just after a command was sent or answered. At the end every game
 * is over, and every accepted command is stored.
 */
export async function playThroughKills({ seed, processes, start, openStore }: KillTest): Promise<void> {
  const random = seeded(seed);
  const servers = await Servers.start(processes, start);
  const stall = new StallDetector();
  const people: ScriptedPlayer[] = [];
  const kills = new KillSchedule(servers, people, random);
  const address = (): Promise<string> => servers.address(random);
  try {
    for (let index = 0; index < PEOPLE; index++) {
      const identity = await newGuest(await address(), `Player ${index}`);
      people.push(
        new ScriptedPlayer(identity, {
          address,
          random: seeded(seed, index + 1),
          isPaused: () => kills.isPauseDue,
          onFrame: stall.made,
          ...(index % 2 === 0 ? { onSent: kills.tick } : { onAccepted: kills.accepted }),
        }),
      );
    }
    await Promise.all(people.map((player) => player.connect()));
    const games = await stall.of(
      Promise.all(
        gamePlans(TABLES, people, random).map((plan, index) => playGame(plan, address, seeded(seed, 1000 + index))),
      ),
      () => 'not everybody could sit down',
    );
    await stall.of(allOver(games), () => stuckAt(games));
    expect(servers.kills).toBe(KILLS);
    if (processes > 1) expect(kills.acceptedMeanwhile).toBeGreaterThan(10 * KILLS);
    const base = await servers.settled().then(address);
    // One after another: a server reads only so many at the same time.
    const records: Awaited<ReturnType<typeof recordOf>>[] = [];
    for (const { table } of games) records.push(await recordOf(base, table));
    await servers.stop();
    await prove(games, records, people, openStore);
  } finally {
    for (const player of people) player.end();
    await servers.stop();
  }
}

/** Decides when a server is killed. */
class KillSchedule {
  /** Commands answered while a server was down. */
  acceptedMeanwhile = 0;
  private countdown = BETWEEN;
  private pauseCountdown = 0;

  constructor(
    private readonly servers: Servers,
    private readonly people: readonly ScriptedPlayer[],
    private readonly random: Random,
  ) {}

  get isPauseDue(): boolean {
    return !this.servers.allUp && this.pauseCountdown <= 0;
  }

  /** A command was sent or answered. */
  readonly tick = (): void => {
    if (!this.servers.allUp) this.pauseCountdown--;
    else if (this.servers.kills < KILLS && --this.countdown <= 0) void this.kill();
  };

  readonly accepted = (): void => {
    if (!this.servers.allUp) this.acceptedMeanwhile++;
    this.tick();
  };

  private async kill(): Promise<void> {
    this.countdown = (BETWEEN / 2 + this.random.below(BETWEEN)) / this.servers.count;
    this.pauseCountdown = MEANWHILE;
    await this.servers.kill(this.random);
    for (const player of this.people) {
      player.resume();
      // Spread the players over the servers again.
      if (this.servers.count > 1 && this.random.below(2) === 0) player.reconnect();
    }
  }
}

async function prove(
  games: readonly RunningGame[],
  records: readonly Json[],
  people: readonly ScriptedPlayer[],
  openStore: () => Promise<Store>,
): Promise<void> {
  for (const player of people) expect(player).toMatchObject({ complaints: [], surplus: 0, gaps: [] });
  const store = await openStore();
  try {
    for (const [index, running] of games.entries()) await verifyTable(running, records[index] ?? {}, store);
  } finally {
    await store.close();
  }
  expect(people.reduce((sum, { accepted }) => sum + accepted.length, 0)).toBeGreaterThan(20 * TABLES);
}

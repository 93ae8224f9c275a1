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
  /** The same data, read directly. */
  readonly openStore: () => Promise<Store>;
}

export const TABLES = amount(20, 100);
const PEOPLE = amount(16, 60);
export const KILLS = amount(3, 20);
/** A server that starts again takes its time on a slow machine; what stands still is noticed long before. */
export const SLOW = { timeout: 300_000 };
/** Commands sent or answered between one kill of a process and its next, on average. */
const BETWEEN = 120;
/** So many more are for a server that goes on; then people rest, or the games would be over before the kills are. */
const MEANWHILE = 30;

/**
 * Many games while servers are killed again and again, at moments that the people's own commands set: just after
 * one was sent, or just after one was answered. At the end every game is over, and every promise was kept.
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
      const identity = await newGuest(await address(), `ScriptedPlayer ${index}`);
      people.push(
        new ScriptedPlayer(identity, {
          address,
          random: seeded(seed, index + 1),
          isResting: () => kills.isRestDue,
          onHeard: stall.made,
          ...(index % 2 === 0 ? { onSent: kills.tick } : { onAccepted: kills.accepted }),
        }),
      );
    }
    await Promise.all(people.map((person) => person.connect()));
    const games = await stall.of(
      Promise.all(
        gamePlans(TABLES, people, random).map((party, index) => playGame(party, address, seeded(seed, 1000 + index))),
      ),
      () => 'not everybody could sit down',
    );
    await stall.of(allOver(games), () => stuckAt(games));
    expect(servers.kills).toBe(KILLS);
    if (processes > 1) expect(kills.acceptedMeanwhile).toBeGreaterThan(10 * KILLS);
    const base = await servers.settled().then(address);
    const records = await Promise.all(games.map(({ table }) => recordOf(base, table)));
    await servers.stop();
    await prove(games, records, people, openStore);
  } finally {
    for (const person of people) person.end();
    await servers.stop();
  }
}

/** Decides when a server is killed. */
class KillSchedule {
  /** Commands answered while a server was missing. */
  acceptedMeanwhile = 0;
  private countdown = BETWEEN;
  private restCountdown = 0;

  constructor(
    private readonly servers: Servers,
    private readonly people: readonly ScriptedPlayer[],
    private readonly random: Random,
  ) {}

  get isRestDue(): boolean {
    return !this.servers.allUp && this.restCountdown <= 0;
  }

  /** A command was sent or answered. */
  readonly tick = (): void => {
    if (!this.servers.allUp) this.restCountdown--;
    else if (this.servers.kills < KILLS && --this.countdown <= 0) void this.kill();
  };

  readonly accepted = (): void => {
    if (!this.servers.allUp) this.acceptedMeanwhile++;
    this.tick();
  };

  private async kill(): Promise<void> {
    this.countdown = (BETWEEN / 2 + this.random.below(BETWEEN)) / this.servers.count;
    this.restCountdown = MEANWHILE;
    await this.servers.kill(this.random);
    for (const person of this.people) {
      person.goOn();
      // Those who had gone to another server spread again.
      if (this.servers.count > 1 && this.random.below(2) === 0) person.move();
    }
  }
}

async function prove(
  games: readonly RunningGame[],
  records: readonly Json[],
  people: readonly ScriptedPlayer[],
  openStore: () => Promise<Store>,
): Promise<void> {
  for (const person of people) expect(person).toMatchObject({ complaints: [], surplus: 0, gaps: [] });
  const store = await openStore();
  try {
    for (const [index, sitting] of games.entries()) await verifyTable(sitting, records[index] ?? {}, store);
  } finally {
    await store.close();
  }
  expect(people.reduce((sum, { accepted }) => sum + accepted.length, 0)).toBeGreaterThan(20 * TABLES);
}

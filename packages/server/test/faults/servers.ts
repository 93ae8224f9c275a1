import type { Random } from '@pouch/rules';
import { oneOf } from '../clients/seeded.js';
import type { ServerProcess } from '../clients/server-process.js';

/** One or more server processes on the same data; one at a time is killed and restarted. */
export class Servers {
  kills = 0;
  private up: ServerProcess[] = [];
  private restarting: Promise<void> = Promise.resolve();
  private waiting: (() => void)[] = [];

  private constructor(
    readonly count: number,
    private readonly startOne: () => Promise<ServerProcess>,
  ) {}

  static async start(count: number, startOne: () => Promise<ServerProcess>): Promise<Servers> {
    const servers = new Servers(count, startOne);
    // One after another: the first migrates the database.
    while (servers.up.length < count) servers.up.push(await startOne());
    return servers;
  }

  get allUp(): boolean {
    return this.up.length === this.count;
  }

  /** The address of a running server, as soon as there is one. */
  async address(random: Random): Promise<string> {
    while (this.up.length === 0) await new Promise<void>((resolve) => this.waiting.push(resolve));
    return oneOf(this.up, random).base;
  }

  /** Kills one of them at once; resolves when it has been restarted. */
  kill(random: Random): Promise<void> {
    const victim = oneOf(this.up, random);
    this.up = this.up.filter((each) => each !== victim);
    this.kills++;
    const dead = victim.kill();
    this.restarting = dead.then(async () => {
      this.up.push(await this.startOne());
      for (const resume of this.waiting.splice(0)) resume();
    });
    return this.restarting;
  }

  /** Resolves when no server is being restarted. */
  settled(): Promise<void> {
    return this.restarting;
  }

  async stop(): Promise<void> {
    try {
      await this.restarting;
    } finally {
      await Promise.all(this.up.splice(0).map((each) => each.stop()));
    }
  }
}

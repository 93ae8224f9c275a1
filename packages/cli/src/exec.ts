import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';

/** Why a program has not given an answer: what it did, and the reason. */
export class Trouble extends Error {
  constructor(
    readonly what: string,
    readonly reason: string,
  ) {
    super(`${what}: ${reason}`);
  }
}

export const badAnswer = (reason: string): Trouble => new Trouble('answered badly', reason);

/** What a program said, for a message: short, and without anything that a terminal would obey. */
export const quoted = (text: string): string => JSON.stringify(text.length <= 60 ? text : `${text.slice(0, 60)}…`);

const LONGEST_LINE = 1 << 20;
/** A program's first answer may take so much longer, for it has to start. */
const START_MILLIS = 1000;
/** How long a program may take to end by itself once it is asked no more. */
const END_MILLIS = 500;
/** A process group takes along whatever the shell has started; Windows has none. */
const HAS_GROUPS = process.platform !== 'win32';

/** A program that answers a line with a line. It runs until it is stopped, and is never left behind. */
export class Program {
  private readonly child: ChildProcessByStdio<Writable, Readable, null>;
  private said = '';
  private started = false;
  /** How it ended. */
  private ended: string | undefined;
  private onNews = (): void => {};

  constructor(command: string) {
    this.child = spawn(command, { shell: true, detached: HAS_GROUPS, stdio: ['pipe', 'pipe', 'inherit'] });
    this.child.stdin.on('error', () => {}); // It has closed its input or died, which is noticed when it is asked.
    this.child.stdout.on('error', () => {}); // The same for its output: what matters is that it closes.
    this.child.stdout.setEncoding('utf8').on('data', (text: string) => {
      this.said += text;
      if (this.said.length > LONGEST_LINE) this.child.stdout.pause();
      this.onNews();
    });
    this.child.on('error', (error) => this.end(error.message));
    this.child.on('close', (code, signal) => this.end(signal === null ? `exit code ${code}` : `signal ${signal}`));
  }

  private end(how: string): void {
    this.ended ??= how;
    this.onNews();
  }

  /** The line that it answers, within so many milliseconds; rejects with a Trouble. */
  ask(line: string, millis: number): Promise<string> {
    const limit = this.started ? millis : millis + START_MILLIS;
    const forStart = this.started ? '' : ` and ${START_MILLIS} ms to start`;
    this.started = true;
    return new Promise((answered, failed) => {
      const settle = (result: string | Trouble): void => {
        clearTimeout(timer);
        this.onNews = () => {};
        if (result instanceof Trouble) failed(result);
        else answered(result);
      };
      const timer = setTimeout(() => settle(new Trouble('did not answer', `${millis} ms${forStart} are over`)), limit);
      if (this.said.trim() !== '') return settle(badAnswer(`it said ${quoted(this.said)} without being asked`));
      this.onNews = () => {
        const heard = this.hear();
        if (heard !== undefined) settle(heard);
      };
      this.onNews(); // It may have ended before it was asked.
      if (this.ended === undefined) this.child.stdin.write(`${line}\n`);
    });
  }

  /** The first line said that is not empty, once it is there. */
  private hear(): string | Trouble | undefined {
    const text = this.said.trimStart();
    const end = text.indexOf('\n');
    if ((end < 0 ? text.length : end) > LONGEST_LINE)
      return badAnswer(`its line is longer than ${LONGEST_LINE} characters`);
    if (end >= 0) {
      this.said = text.slice(end + 1);
      return text.slice(0, end);
    }
    return this.ended === undefined ? undefined : new Trouble('died', this.ended);
  }

  /** Lets it end by itself, or ends it. */
  async stop(): Promise<void> {
    if (this.ended === undefined) {
      const late = setTimeout(() => this.kill(), END_MILLIS);
      this.child.stdin.end();
      this.child.stdout.resume();
      await once(this.child, 'close');
      clearTimeout(late);
    }
    this.kill();
  }

  /** Ends it at once, and everything that it has started. */
  kill(): void {
    const { pid } = this.child;
    this.child.stdin.destroy();
    this.child.stdout.destroy();
    if (pid === undefined) return;
    try {
      process.kill(HAS_GROUPS ? -pid : pid, 'SIGKILL');
    } catch {
      // There is nothing left to end.
    }
  }
}

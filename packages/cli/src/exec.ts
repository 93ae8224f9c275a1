import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';

/** Why there is no answer: what the program did, and the reason. */
export class ProgramError extends Error {
  constructor(
    readonly what: string,
    readonly reason: string,
  ) {
    super(`${what}: ${reason}`);
  }
}

export const badAnswer = (reason: string): ProgramError => new ProgramError('gave an invalid answer', reason);

/** A program's output in a message: short, and with control characters escaped. */
export const quoted = (text: string): string => JSON.stringify(text.length <= 60 ? text : `${text.slice(0, 60)}…`);

const LONGEST_LINE = 1 << 20;
/** Extra time for a program's first answer, because it has to start. */
const START_MILLIS = 1000;
/** How long a program may take to exit once its input is closed. */
const END_MILLIS = 500;
/** Killing a process group also kills what the shell has started; Windows has no groups. */
const HAS_GROUPS = process.platform !== 'win32';

/** A child process that answers each line with a line. It runs until it is stopped or killed. */
export class Program {
  private readonly child: ChildProcessByStdio<Writable, Readable, null>;
  private output = '';
  private started = false;
  /** How it ended; undefined while it runs. */
  private ended: string | undefined;
  private onChange = (): void => {};

  constructor(command: string) {
    this.child = spawn(command, { shell: true, detached: HAS_GROUPS, stdio: ['pipe', 'pipe', 'inherit'] });
    this.child.stdin.on('error', () => {}); // A closed input is noticed at the next question.
    this.child.stdout.on('error', () => {}); // A broken output closes, which `close` below handles.
    this.child.stdout.setEncoding('utf8').on('data', (text: string) => {
      this.output += text;
      if (this.output.length > LONGEST_LINE) this.child.stdout.pause();
      this.onChange();
    });
    this.child.on('error', (error) => this.end(error.message));
    this.child.on('close', (code, signal) => this.end(signal === null ? `exit code ${code}` : `signal ${signal}`));
  }

  private end(how: string): void {
    this.ended ??= how;
    this.onChange();
  }

  /** Sends a line and waits for the answer; rejects with a ProgramError. */
  ask(line: string, millis: number): Promise<string> {
    const limit = this.started ? millis : millis + START_MILLIS;
    const forStart = this.started ? '' : ` plus ${START_MILLIS} ms to start`;
    this.started = true;
    return new Promise((answered, failed) => {
      const settle = (result: string | ProgramError): void => {
        clearTimeout(timer);
        this.onChange = () => {};
        if (result instanceof ProgramError) failed(result);
        else answered(result);
      };
      const timer = setTimeout(
        () => settle(new ProgramError('did not answer', `the limit is ${millis} ms${forStart}`)),
        limit,
      );
      if (this.output.trim() !== '') return settle(badAnswer(`${quoted(this.output)} came without a question`));
      this.onChange = () => {
        const read = this.readLine();
        if (read !== undefined) settle(read);
      };
      this.onChange(); // It may have exited before the question.
      if (this.ended === undefined) this.child.stdin.write(`${line}\n`);
    });
  }

  /** The first line that is not empty; undefined if it has not arrived yet. */
  private readLine(): string | ProgramError | undefined {
    const text = this.output.trimStart();
    const end = text.indexOf('\n');
    if ((end < 0 ? text.length : end) > LONGEST_LINE)
      return badAnswer(`the line is longer than ${LONGEST_LINE} characters`);
    if (end >= 0) {
      this.output = text.slice(end + 1);
      return text.slice(0, end);
    }
    return this.ended === undefined ? undefined : new ProgramError('exited', this.ended);
  }

  /** Closes its input, and kills it if it does not exit. */
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

  /** Kills it and everything that it has started. */
  kill(): void {
    const { pid } = this.child;
    this.child.stdin.destroy();
    this.child.stdout.destroy();
    if (pid === undefined) return;
    try {
      process.kill(HAS_GROUPS ? -pid : pid, 'SIGKILL');
    } catch {
      // It has exited already.
    }
  }
}

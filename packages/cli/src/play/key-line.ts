import { emitKeypressEvents, type Key } from 'node:readline';
import type { ReadStream, WriteStream } from 'node:tty';
import { unicode } from '@clack/prompts';
import type { TerminalStyle } from '../show/paint.js';
import { type LineReader, PlayerLeft, type Wait } from './prompter.js';

const CLEAR_LINE = '\r\u001b[K';
const HIDE_CURSOR = '\u001b[?25l';
const SHOW_CURSOR = '\u001b[?25h';
const LONGEST_WAIT = 2 ** 31 - 1;
const TICK = 250;

interface Screen {
  readonly input: ReadStream;
  readonly output: WriteStream;
  readonly style: () => TerminalStyle;
  /** Asks the player whether to leave. */
  readonly leaves: () => Promise<boolean>;
  readonly print: (lines: readonly string[]) => void;
}

/** Reads keys in raw mode and shows them in one line at the bottom of the screen. */
export class KeyLine implements LineReader {
  private text = '';
  private readonly lines: string[] = [];
  private wait: Wait = { prompt: '', until: 0 };
  private settle: ((outcome: 'line' | 'time' | 'left') => void) | undefined;
  private timer: NodeJS.Timeout | undefined;
  private readonly ticker: NodeJS.Timeout;
  private paused = 0;
  private pausedAt: number | undefined;

  constructor(private readonly screen: Screen) {
    emitKeypressEvents(screen.input);
    this.open();
    this.ticker = setInterval(() => this.tick(), TICK);
  }

  seconds(): number {
    return ((this.pausedAt ?? performance.now()) - this.paused) / 1000;
  }

  async next(wait: Wait): Promise<string | undefined> {
    this.wait = wait;
    this.draw();
    if (this.lines.length === 0) {
      const outcome = await new Promise<'line' | 'time' | 'left'>((settle) => {
        this.settle = settle;
        this.arm();
      });
      clearTimeout(this.timer);
      this.settle = undefined;
      if (outcome === 'left') throw new PlayerLeft();
    }
    return this.lines.shift();
  }

  clear(): void {
    this.text = '';
    this.lines.length = 0;
  }

  print(lines: readonly string[]): void {
    this.screen.output.write(CLEAR_LINE);
    this.screen.print(lines);
    this.draw();
  }

  close(): void {
    clearInterval(this.ticker);
    clearTimeout(this.timer);
    this.screen.output.write(CLEAR_LINE);
    this.shut();
  }

  private open(): void {
    const { input } = this.screen;
    input.setRawMode(true);
    input.on('keypress', this.onKey);
    input.resume();
  }

  private shut(): void {
    const { input } = this.screen;
    input.off('keypress', this.onKey);
    input.setRawMode(false);
    input.pause();
  }

  private arm(): void {
    clearTimeout(this.timer);
    const { until } = this.wait;
    if (until === Number.POSITIVE_INFINITY) return;
    const millis = Math.min(LONGEST_WAIT, Math.max(0, 1000 * (until - this.seconds())));
    this.timer = setTimeout(() => this.settle?.('time'), millis);
  }

  private readonly onKey = (typed: string | undefined, key: Key): void => {
    if ((key.ctrl && key.name === 'c') || key.name === 'escape') {
      void this.askToLeave();
      return;
    }
    if (key.name === 'return' || key.name === 'enter') {
      this.lines.push(this.text);
      this.text = '';
      this.settle?.('line');
    } else if (key.name === 'backspace') this.text = this.text.slice(0, -1);
    else if (key.ctrl && key.name === 'u') this.text = '';
    else if (typed !== undefined && /^[\x20-\x7e]$/.test(typed)) this.text += typed;
    this.draw();
  };

  /** The clock stops meanwhile. */
  private async askToLeave(): Promise<void> {
    clearTimeout(this.timer);
    this.pausedAt = performance.now();
    this.screen.output.write(CLEAR_LINE);
    this.shut();
    const leaves = await this.screen.leaves();
    this.paused += performance.now() - this.pausedAt;
    this.pausedAt = undefined;
    this.open();
    if (leaves) this.settle?.('left');
    else {
      this.arm();
      this.draw();
    }
  }

  private tick(): void {
    if (this.wait.deadline !== undefined && this.pausedAt === undefined) this.draw();
  }

  private draw(): void {
    if (this.pausedAt !== undefined) return;
    const { prompt, deadline } = this.wait;
    const { paint, width } = this.screen.style();
    const left = deadline === undefined ? '' : ` (${Math.max(0, Math.ceil(deadline - this.seconds()))} s)`;
    const shown = this.text.slice(-Math.max(8, width - prompt.length - left.length - 4));
    this.screen.output.write(`${CLEAR_LINE}${paint.strong(prompt)}${left} ${paint.quiet('>')} ${shown}`);
  }
}

const FRAMES = unicode ? ['◒', '◐', '◓', '◑'] : ['|', '/', '-', '\\'];
const QUIET_FOR = 300;
const FRAME = 120;

/** Shows a spinner if the work takes long. Ignores all keys but Ctrl-C. */
export async function spinner<T>(
  { input, output }: Pick<Screen, 'input' | 'output'>,
  text: string,
  work: Promise<T>,
): Promise<T> {
  let frame = 0;
  const onData = (data: Buffer): void => {
    if (data.includes(3)) process.kill(process.pid, 'SIGINT');
  };
  input.setRawMode(true);
  input.on('data', onData);
  input.resume();
  let turning: NodeJS.Timeout | undefined;
  const turn = (): void => {
    output.write(`${CLEAR_LINE}${HIDE_CURSOR}${FRAMES[frame++ % FRAMES.length]}  ${text} ...`);
    turning = setTimeout(turn, FRAME);
  };
  turning = setTimeout(turn, QUIET_FOR);
  try {
    return await work;
  } finally {
    clearTimeout(turning);
    if (frame > 0) output.write(`${CLEAR_LINE}${SHOW_CURSOR}`);
    input.off('data', onData);
    input.setRawMode(false);
    input.pause();
  }
}

/** Restores the terminal after any kind of exit. */
export function restore({ input, output }: Pick<Screen, 'input' | 'output'>): void {
  if (input.isRaw) input.setRawMode(false);
  output.write(`${CLEAR_LINE}${SHOW_CURSOR}`);
}

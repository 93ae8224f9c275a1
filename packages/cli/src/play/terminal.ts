import { type CANCEL_SYMBOL, confirm, isCancel, S_BAR, select, text } from '@clack/prompts';
import { plain, type TerminalStyle } from '../show/paint.js';
import { painted } from '../show/painted.js';
import { KeyLine, spinner } from './key-line.js';
import {
  type ChoiceQuestion,
  type LineReader,
  type Option,
  PlayerLeft,
  type Prompter,
  type TextQuestion,
} from './prompter.js';

const { stdin, stdout } = process;
/** The width of the bar before every line. */
const MARGIN = 3;
const WIDEST = 100;
/** The columns of a terminal of unknown width. */
const USUAL = 80;

export const isTerminal = (): boolean => stdin.isTTY === true && stdout.isTTY === true;

export const terminal: Prompter = {
  get style(): TerminalStyle {
    const paint = stdout.hasColors() && !process.env.NO_COLOR ? painted : plain;
    return { paint, width: Math.min(WIDEST, Math.max(20, (stdout.columns || USUAL) - MARGIN - 1)) };
  },

  print(lines) {
    const { paint } = terminal.style;
    for (const line of lines) stdout.write(`${paint.quiet(S_BAR)}  ${line}`.trimEnd().concat('\n'));
  },

  type: ({ question, example, initial, check }: TextQuestion) =>
    answered(() =>
      text({
        message: question,
        validate: (typed) => check(typed ?? ''),
        ...(example === undefined ? {} : { placeholder: example }),
        ...(initial === undefined ? {} : { initialValue: initial }),
      }),
    ),

  async pick<T>({ question, options, initial, keys = {} }: ChoiceQuestion<T>): Promise<T> {
    const { paint } = terminal.style;
    // The prompt does not support other keys: one of ours aborts it.
    let pressed: { readonly value: T } | undefined;
    const { value } = await answered(async () => {
      const ended = new AbortController();
      const onKey = (key: string | undefined): void => {
        if (key === undefined || !Object.hasOwn(keys, key)) return;
        pressed = { value: keys[key] as T };
        ended.abort();
      };
      const selected = select<number>({
        message: paint.coins(question),
        options: options.map(({ label, hint }, value) => ({
          value,
          // The prompt shows its own hints for the selected option only.
          label: paint.coins(hint === undefined ? label : `${label}  (${hint})`),
        })),
        initialValue: Math.max(
          0,
          options.findIndex(({ value }) => value === initial),
        ),
        showInstructions: false,
        signal: ended.signal,
      });
      stdin.on('keypress', onKey); // after the prompt's own handler, which must see the key before it is aborted
      const index = await selected;
      stdin.off('keypress', onKey);
      return pressed ?? (isCancel(index) ? index : (options[index] as Option<T>));
    });
    return value;
  },

  during: (words, work) => spinner({ input: stdin, output: stdout }, words, work),

  openLineReader: (): LineReader =>
    new KeyLine({ input: stdin, output: stdout, style: () => terminal.style, leaves, print: terminal.print }),
};

/** Repeats the question if the player cancels but does not leave. */
async function answered<T>(ask: () => Promise<T | typeof CANCEL_SYMBOL>): Promise<T> {
  for (;;) {
    const answer = await ask();
    if (!isCancel(answer)) return answer;
    if (await leaves()) throw new PlayerLeft();
  }
}

async function leaves(): Promise<boolean> {
  const answer = await confirm({ message: 'Leave the game?' });
  return isCancel(answer) || answer;
}

import { type CANCEL_SYMBOL, confirm, isCancel, S_BAR, select, text } from '@clack/prompts';
import type { Look } from '../show/paint.js';
import { painted, plain } from '../show/paint.js';
import { KeyLine, wheel } from './key-line.js';
import { Left, type Listener, type Option, type Pick, type Prompter, type Typed } from './prompter.js';

const { stdin, stdout } = process;
/** What stands before every line, so that questions and news make one column. */
const MARGIN = 3;
const WIDEST = 100;
/** The columns of a terminal that does not tell. */
const USUAL = 80;

export const isTerminal = (): boolean => stdin.isTTY === true && stdout.isTTY === true;

/** The player at this terminal. */
export const terminal: Prompter = {
  get look(): Look {
    const paint = stdout.hasColors() && !process.env.NO_COLOR ? painted : plain;
    return { paint, width: Math.min(WIDEST, Math.max(20, (stdout.columns || USUAL) - MARGIN - 1)) };
  },

  print(lines) {
    const { paint } = terminal.look;
    for (const line of lines) stdout.write(`${paint.quiet(S_BAR)}  ${line}`.trimEnd().concat('\n'));
  },

  type: ({ question, example, initial, check }: Typed) =>
    answered(() =>
      text({
        message: question,
        validate: (typed) => check(typed ?? ''),
        ...(example === undefined ? {} : { placeholder: example }),
        ...(initial === undefined ? {} : { initialValue: initial }),
      }),
    ),

  async pick<T>({ question, options, initial, keys = {} }: Pick<T>): Promise<T> {
    const { paint } = terminal.look;
    // The prompt knows no other keys: one of ours ends it.
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
          // A hint of the prompt's own would show for one option at a time.
          label: paint.coins(hint === undefined ? label : `${label}  (${hint})`),
        })),
        initialValue: Math.max(
          0,
          options.findIndex(({ value }) => value === initial),
        ),
        showInstructions: false,
        signal: ended.signal,
      });
      stdin.on('keypress', onKey); // after the prompt, which must be done with the key before it ends
      const index = await selected;
      stdin.off('keypress', onKey);
      return pressed ?? (isCancel(index) ? index : (options[index] as Option<T>));
    });
    return value;
  },

  during: (words, work) => wheel({ input: stdin, output: stdout }, words, work),

  listen: (): Listener =>
    new KeyLine({ input: stdin, output: stdout, look: () => terminal.look, leaves, print: terminal.print }),
};

/** Asks again if the player does not want to leave after all. */
async function answered<T>(ask: () => Promise<T | typeof CANCEL_SYMBOL>): Promise<T> {
  for (;;) {
    const answer = await ask();
    if (!isCancel(answer)) return answer;
    if (await leaves()) throw new Left();
  }
}

async function leaves(): Promise<boolean> {
  const answer = await confirm({ message: 'Leave the game?' });
  return isCancel(answer) || answer;
}

import type { Game, GameTypes, Seat } from '@pouch/rules';
import type { NameOf } from '../show/board.js';
import type { Pick, Prompter, Typed } from './prompter.js';
import { sentences } from './text.js';

/** What the player has before them when they decide. */
export interface Sight<K extends GameTypes = GameTypes> {
  readonly game: Game<K>;
  readonly view: K['View'];
  readonly seat: Seat;
  readonly name: NameOf;
  readonly prompter: Prompter;
  /** The decision that the player has just taken back. */
  readonly before?: K['Decision'] | undefined;
}

/** How one game asks its player. */
export interface Dialogue<K extends GameTypes = GameTypes> {
  /** The phases in which everybody decides in secret; until all have, a decision can be taken back. */
  readonly secret: readonly string[];
  decide(sight: Sight<K>): Promise<K['Decision']>;
  /** A decision in a few words. */
  words(decision: K['Decision']): string;
}

export const say = ({ prompter }: { readonly prompter: Prompter }, ...lines: string[]): void =>
  prompter.print(sentences(lines, prompter.look));

const ASKS_FOR_HELP = /^\s*(\?|h|help)\s*$/i;

/** A typed answer; `?` or `help` tells the rules for this decision first. */
export async function typed(sight: Asker, ask: Typed, help: readonly string[]): Promise<string> {
  for (;;) {
    const check = (text: string): string | undefined => (ASKS_FOR_HELP.test(text) ? undefined : ask.check(text));
    const text = await sight.prompter.type({ ...ask, question: `${ask.question} (? for help)`, check });
    if (!ASKS_FOR_HELP.test(text)) return text;
    say(sight, ...help);
  }
}

/** One of several; the key `?` tells the rules for this decision first. */
export async function picked<T>(sight: Asker, { question, options }: Pick<T>, help: readonly string[]): Promise<T> {
  const ask: Pick<{ readonly chosen: T } | 'help'> = {
    question: `${question} (? for help)`,
    options: options.map((option) => ({ ...option, value: { chosen: option.value } })),
    keys: { '?': 'help' },
  };
  for (;;) {
    const answer = await sight.prompter.pick(ask);
    if (answer !== 'help') return answer.chosen;
    say(sight, ...help);
  }
}

type Asker = { readonly prompter: Prompter };

import type { DecisionTurn, Game, GameTypes, Refusal, Seat } from '@pouch/rules';
import type { NameOf } from '../games/terminal-game.js';
import type { ChoiceQuestion, Prompter, TextQuestion } from './prompter.js';
import { sentences } from './text.js';

/** What a player decides on. */
export interface Situation<K extends GameTypes = GameTypes> {
  readonly game: Game<K>;
  readonly view: K['View'];
  readonly seat: Seat;
  readonly name: NameOf;
  readonly prompter: Prompter;
  /** The decision that the player has just taken back. */
  readonly before?: K['Decision'] | undefined;
}

/** How a game without a race asks its player. */
export interface Dialogue<K extends GameTypes = GameTypes> {
  readonly kind: 'turns';
  decide(situation: Situation<K>): Promise<K['Decision']>;
  /** A secret decision in a few words, for the player who made it. */
  words?(decision: K['Decision']): string;
}

/** How a race understands the lines that its player types. */
export interface RaceDialogue<K extends GameTypes = GameTypes> {
  readonly kind: 'race';
  /** By phase. */
  readonly help: Readonly<Record<string, readonly string[]>>;
  prompt(turn: DecisionTurn, seat: Seat, name: NameOf): string;
  /** The decisions that a line stands for: one, or two without anything in between. */
  read(text: string, turn: DecisionTurn, view: K['View'], seat: Seat): readonly K['Decision'][] | Refusal;
}

type Asker = { readonly prompter: Prompter };

export const say = ({ prompter }: Asker, ...lines: string[]): void => prompter.print(sentences(lines, prompter.style));

export const confirmed = ({ prompter }: Asker, question: string, yes: string, no: string): Promise<boolean> =>
  prompter.pick({
    question,
    options: [
      { value: true, label: yes },
      { value: false, label: no },
    ],
  });

const ASKS_FOR_HELP = /^\s*(\?|h|help)\s*$/i;

/** A typed answer; `?` or `help` shows the help first. */
export async function typed(asker: Asker, ask: TextQuestion, help: readonly string[]): Promise<string> {
  for (;;) {
    const check = (text: string): string | undefined => (ASKS_FOR_HELP.test(text) ? undefined : ask.check(text));
    const text = await asker.prompter.type({ ...ask, question: `${ask.question} (? for help)`, check });
    if (!ASKS_FOR_HELP.test(text)) return text;
    say(asker, ...help);
  }
}

/** One of several options; the key `?` shows the help first. */
export async function picked<T>(
  asker: Asker,
  { question, options }: ChoiceQuestion<T>,
  help: readonly string[],
): Promise<T> {
  const ask: ChoiceQuestion<{ readonly chosen: T } | 'help'> = {
    question: `${question} (? for help)`,
    options: options.map((option) => ({ ...option, value: { chosen: option.value } })),
    keys: { '?': 'help' },
  };
  for (;;) {
    const answer = await asker.prompter.pick(ask);
    if (answer !== 'help') return answer.chosen;
    say(asker, ...help);
  }
}

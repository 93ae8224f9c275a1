import {
  countOf,
  type Game,
  type GameTypes,
  METALS,
  type Random,
  REALM_FACES,
  realmFace,
  type realmInternals,
  type Step,
  coinSetInternals as sets,
  wildFace,
} from '@pouch/rules';
import type { ChoiceQuestion, LineReader, Prompter, TextQuestion, Wait } from '../src/play/prompter.js';
import { type Announcement, Session } from '../src/play/session.js';
import { plain } from '../src/show/paint.js';

/** A session that logs its steps and their times. */
export class RecordingSession extends Session {
  readonly log: { readonly step: Step; readonly events: readonly string[]; readonly at: number }[] = [];
  seconds: () => number = () => 0;

  override play(step: Step): Announcement[] {
    const news = super.play(step);
    this.log.push({ step, events: news.map(({ event }) => event), at: this.seconds() });
    return news;
  }
}

/** A player who gives random answers, most of them valid. */
export class RandomPlayer implements Prompter {
  readonly style = { paint: plain, width: 76 };
  readonly printed: string[] = [];
  readonly questions: string[] = [];
  refusals = 0;
  /** Called before anything is shown to the player. */
  onPrint: () => void = () => {};

  constructor(
    private readonly session: Session,
    private readonly random: Random,
  ) {}

  private chance(one: number): boolean {
    return this.random.below(one) === 0;
  }

  private oneOf<T>(list: readonly T[]): T {
    return list[this.random.below(list.length)] as T;
  }

  readonly print = (lines: readonly string[]): void => {
    this.onPrint();
    this.printed.push(...lines);
  };

  async type(ask: TextQuestion): Promise<string> {
    this.onPrint();
    this.questions.push(ask.question);
    for (let tries = 0; tries < 10_000; tries++) {
      const text = this.chance(10)
        ? this.oneOf(['', '?', 'what', '99 knights', '-1,-1', '2 2', '60,60'])
        : this.answer(ask);
      if (ask.check(text) === undefined) return text;
      this.refusals++;
    }
    throw new Error(`no answer is accepted: ${ask.question}`);
  }

  /** A text that is probably valid. */
  private answer({ question }: TextQuestion): string {
    const view = this.session.view();
    if (question.startsWith('x,y'))
      return this.oneOf([',', ' ', ', ']).replace(/^/, String(this.random.below(121))) + this.random.below(121);
    const choices = this.session.game.choices(view, this.session.seat);
    if (question.startsWith('Your bid')) return this.bidText(view as realmInternals.View);
    const few: realmInternals.RealmDecision[] = [];
    for (const decision of choices) {
      few.push(decision as realmInternals.RealmDecision);
      if (few.length > 50) break;
    }
    const decision = this.oneOf(few);
    if (decision.do === 'swoop') return facesText(question.startsWith('Take') ? decision.take : decision.give);
    return decision.do === 'appease' ? facesText(decision.coins) : '';
  }

  private bidText(view: realmInternals.View): string {
    const stash = view.stashes[this.session.seat] ?? 0;
    const words: string[] = [];
    for (const metal of METALS.keys())
      for (const face of [realmFace(metal), wildFace(metal)]) {
        const count = this.random.below(1 + Math.trunc(countOf(stash, metal) / 2));
        const name = REALM_FACES[face] ?? '';
        if (count > 0) words.push(this.oneOf([`${count} ${name}s`, `${count}${name.slice(0, 1)}`, `${count} ${name}`]));
      }
    return words.join(this.oneOf([' ', ', ', ' and '])) || 'nothing';
  }

  async pick<T>({ question, options, keys = {} }: ChoiceQuestion<T>): Promise<T> {
    this.onPrint();
    this.questions.push(question);
    if (options.length === 0) throw new Error(`nothing to pick: ${question}`);
    if (this.chance(10)) for (const value of Object.values(keys)) return value;
    return this.oneOf(options).value;
  }

  async during<T>(_text: string, work: Promise<T>): Promise<T> {
    return work;
  }

  openLineReader(): LineReader {
    return new RandomLineReader(this, this.session, this.random);
  }
}

const facesText = (faces: number): string =>
  REALM_FACES.flatMap((name, face) => (countOf(faces, face) > 0 ? [`${countOf(faces, face)} ${name}`] : [])).join(' ');

/** Types random lines, on a clock that runs only while a race waits. */
class RandomLineReader implements LineReader {
  private now = 100;

  constructor(
    private readonly player: RandomPlayer,
    private readonly session: Session,
    private readonly random: Random,
  ) {
    if (session instanceof RecordingSession) session.seconds = () => this.now;
  }

  seconds(): number {
    return this.now;
  }

  async next({ prompt, until }: Wait): Promise<string | undefined> {
    this.player.questions.push(prompt);
    const typedAt = this.now + this.random.below(4000) / 500;
    if (typedAt < until) {
      this.now = typedAt;
      return this.line();
    }
    this.now = Math.max(this.now, until);
    return undefined;
  }

  private line(): string {
    const view = this.session.view() as sets.View;
    const { table, phase } = view;
    if (phase === 'turn') return String(1 + this.random.below(table.length));
    const [triple] = sets.setsAmong(table);
    switch (this.random.below(8)) {
      case 0:
        return '';
      case 1:
        return '1 2 3';
      case 2:
        return ['?', 't', 'huh', '99 1 2', '1 1 2', 'help'][this.random.below(6)] as string;
      case 3:
      case 4:
        return 'n';
      default:
        return triple === undefined
          ? 'n'
          : sets
              .placesOf(triple)
              .map((place) => place + 1)
              .join(' ');
    }
  }

  clear(): void {}

  readonly print = (lines: readonly string[]): void => this.player.print(lines);

  close(): void {}
}

/** The game, made to throw if anything but this seat's own view is written as JSON. */
export function ownViewsOnly(game: Game, seat: number): Game {
  const seen = new WeakSet<object>();
  return {
    ...game,
    view: (state, viewer) => {
      const view = game.view(state, viewer) as object;
      if (viewer === seat) seen.add(view);
      return view;
    },
    notation: {
      ...game.notation,
      state: (view) => {
        if (!seen.has(view as object)) throw new Error('something hidden is shown');
        return game.notation.state(view);
      },
    },
  } satisfies Game<GameTypes>;
}

import { type Deciding, earliest, RACE_START, type RaceTime, raceTurn } from '@pouch/bots';
import {
  type coinSetInternals,
  type Decision,
  has,
  lowestSeat,
  Refusal,
  type Seat,
  type Step,
  seatsIn,
  stateJson,
} from '@pouch/rules';
import { BOARDS } from '../show/board.js';
import { HELP } from './help.js';
import type { Opponents } from './opponents.js';
import type { Listener, Prompter } from './prompter.js';
import type { News, Session } from './session.js';
import { sentences } from './text.js';

type SetDecision = coinSetInternals.SetDecision;

/** After these the table looks different. */
const CHANGES: readonly string[] = ['dealt', 'all-turned', 'turned', 'set'];
const LOOKS: readonly string[] = ['dealt', 'all-turned', 'turned'];
/** So long after the table has changed a call is taken for one that was meant for the table before, in seconds. */
const GRACE = 0.7;

/** What one turn waits for beside the player: somebody's plan, or nothing. */
interface Due {
  readonly decision: Decision;
  readonly at: number;
}

/** Plays Coin Set, where everybody may act at any time: bots by their plans, the player by what is typed. */
export async function race(session: Session, opponents: Opponents, prompter: Prompter): Promise<void> {
  const listener = prompter.listen();
  const start = listener.seconds();
  try {
    await new Race(session, opponents, prompter, listener).run();
    const seconds = Math.round(listener.seconds() - start);
    listener.print([`It took ${Math.trunc(seconds / 60)} min ${seconds % 60} s.`]);
  } finally {
    listener.close();
  }
}

class Race {
  private clock: RaceTime = RACE_START;
  private changedAt = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly session: Session,
    private readonly opponents: Opponents,
    private readonly prompter: Prompter,
    private readonly listener: Listener,
  ) {}

  async run(): Promise<void> {
    const { session, listener } = this;
    for (let news: readonly News[] = []; ; ) {
      const { turn } = session;
      if (turn.kind === 'over') return;
      if (turn.kind === 'chance') {
        news = [...news, ...this.tell(session.playChance())];
        continue;
      }
      this.clock = raceTurn(this.clock, turn, news, listener.seconds());
      this.opponents.look(listener.seconds());
      news = this.tell(session.play(await this.nextStep(turn)));
    }
  }

  private async nextStep(turn: Deciding): Promise<Step> {
    const { listener } = this;
    const deadline = this.clock.deadline ?? Number.POSITIVE_INFINITY;
    const due = await this.firstPlan(turn);
    for (;;) {
      const until = Math.min(due?.at ?? Number.POSITIVE_INFINITY, deadline);
      const line = await listener.next({
        prompt: this.promptFor(turn),
        until,
        deadline: this.clock.deadline ?? undefined,
      });
      if (line === undefined) {
        if (due !== undefined && due.at <= deadline) return due.decision;
        return { clock: turn.deadline?.clock ?? '' };
      }
      const step = this.read(line, turn);
      if (step !== undefined) return step;
    }
  }

  /** The bot that wants to act first, and when. */
  private async firstPlan(turn: Deciding): Promise<Due | undefined> {
    const now = this.listener.seconds();
    let first: Due | undefined;
    for (const seat of seatsIn(turn.may)) {
      if (seat === this.session.seat) continue;
      const { decision, after } = await this.opponents.plan(seat);
      const at = earliest(this.clock, decision, now + Math.max(0, after));
      if (first === undefined || at < first.at) first = { decision, at };
    }
    return first;
  }

  private promptFor(turn: Deciding): string {
    const { session } = this;
    const mine = has(turn.may, session.seat);
    switch (turn.phase) {
      case 'search':
        return has(turn.awaited, session.seat)
          ? 'Set? 3 places, Enter to call, n for none'
          : 'You see no set; 3 places to call';
      case 'point':
        return mine ? 'Point: 3 places' : `${session.name(lowestSeat(turn.may))} points`;
      default:
        return mine ? 'Turn which place?' : `${session.name(lowestSeat(turn.may))} turns a coin`;
    }
  }

  /** The step that a typed line means, or nothing, once the player has been told why. */
  private read(line: string, turn: Deciding): Step | undefined {
    const text = line.trim().toLowerCase();
    if (/\?$|^h(elp)?$/.test(text)) return this.say(...(HELP['coin-set'][turn.phase] ?? []));
    if (text === 't') return this.showTable();
    if (!has(turn.may, this.session.seat)) return this.say(`${this.promptFor(turn)}.`);
    const decision = readLine(text, turn.phase, this.session.seat, this.tableSize());
    if (decision instanceof Refusal) return this.say(decision.reason);
    const first: SetDecision = decision.do === 'point' && turn.phase === 'search' ? CALL(decision.seat) : decision;
    const refused = this.session.whyNot(first);
    if (refused !== undefined) return this.say(`${refused}.`);
    if (first.do === 'call') {
      const wait = earliest(this.clock, first, this.listener.seconds()) - this.listener.seconds();
      if (wait > 0) return this.say(`Your last call failed: you can call again in ${Math.ceil(wait)} s.`);
      if (this.listener.seconds() < this.changedAt + GRACE) return this.say('The table has just changed: look again.');
    }
    if (first === decision) return decision;
    // Places typed at once are a call and the pointing, with nothing in between.
    this.tell(this.session.play(first));
    this.clock = raceTurn(this.clock, this.session.turn as Deciding, [], this.listener.seconds());
    return decision;
  }

  private tableSize(): number {
    return (this.session.view() as coinSetInternals.View).table.length;
  }

  private tell(news: readonly News[]): readonly News[] {
    const { listener, prompter } = this;
    const lines = news.flatMap((item) => ('text' in item && item.event !== 'dealt' ? [item.text] : []));
    if (lines.length > 0) listener.print(sentences(lines, prompter.look));
    if (news.some(({ event }) => CHANGES.includes(event))) this.changedAt = listener.seconds();
    // What was typed was meant for what has gone.
    if (news.some(({ event }) => CHANGES.includes(event) || event === 'too-late')) listener.clear();
    if (news.some(({ event }) => LOOKS.includes(event))) this.showTable();
    return news;
  }

  private showTable(): undefined {
    const { session, prompter } = this;
    const board = BOARDS['coin-set'].board(stateJson(session.game, session.view()), session.name, prompter.look);
    this.listener.print(['', ...sentences(board, prompter.look)]);
  }

  private say(...lines: string[]): undefined {
    this.listener.print(sentences(lines, this.prompter.look));
  }
}

const CALL = (seat: Seat): SetDecision => ({ do: 'call', seat });

/** What a line means in this phase. Places are counted from 1, and 0 is the tenth. */
export function readLine(text: string, phase: string, seat: Seat, coins: number): SetDecision | Refusal {
  if (phase === 'search') {
    if (text === '') return CALL(seat);
    if (/^(n|no|none|no set)$/.test(text)) return { do: 'agree', seat };
  }
  const places = readPlaces(text);
  const wrong = places.find((place) => place >= coins);
  if (wrong !== undefined) return new Refusal(`There is no place ${wrong + 1}: there are ${coins} coins.`);
  if (phase === 'turn') {
    const [place] = places;
    if (place === undefined || places.length > 1) return new Refusal('Type the place of one coin.');
    return { do: 'turn', seat, place };
  }
  if (new Set(places).size !== 3 || places.length !== 3) return new Refusal('Type three different places, like 3 7 9.');
  return { do: 'point', seat, places };
}

function readPlaces(text: string): number[] {
  const words = text.split(/[\s,;.-]+/).filter((word) => word !== '');
  if (!words.every((word) => /^\d{1,3}$/.test(word))) return [];
  const [only] = words;
  const numbers = words.length === 1 && only?.length === 3 ? [...only] : words;
  return numbers.map((word) => (Number(word) === 0 ? 10 : Number(word)) - 1);
}

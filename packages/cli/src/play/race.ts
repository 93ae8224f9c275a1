import {
  actingSeats,
  changesLayout,
  type DecisionTurn,
  earliest,
  firstPlanned,
  has,
  nextRaceClock,
  type Planned,
  RACE_START,
  type RaceClock,
  type RaceRules,
  Refusal,
  type Step,
  seatsIn,
  sentence,
  whyNotCall,
} from '@pouch/rules';
import { TERMINAL_GAMES } from '../games/index.js';
import { boardLines } from './board.js';
import type { RaceDialogue } from './dialogue.js';
import type { Opponents } from './opponents.js';
import type { LineReader, Prompter } from './prompter.js';
import type { Announcement, Session } from './session.js';
import { clockText, sentences } from './text.js';

/** A call this soon after the table has changed, in seconds, was meant for the table before. */
const GRACE = 0.7;

/** Plays a game with a race: bots act by their plans, the player by typed lines. */
export async function race(
  session: Session,
  opponents: Opponents,
  prompter: Prompter,
  dialogue: RaceDialogue,
): Promise<void> {
  const { race: rules } = session.game;
  if (rules === undefined) throw new Error(`${session.game.name} has no race`);
  const reader = prompter.openLineReader();
  const start = reader.seconds();
  try {
    await new Race(session, opponents, prompter, reader, dialogue, rules).run();
    const seconds = Math.round(reader.seconds() - start);
    reader.print([`Time: ${clockText(seconds)}`]);
  } finally {
    reader.close();
  }
}

class Race {
  private clock: RaceClock = RACE_START;
  private changedAt = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly session: Session,
    private readonly opponents: Opponents,
    private readonly prompter: Prompter,
    private readonly reader: LineReader,
    private readonly dialogue: RaceDialogue,
    private readonly rules: RaceRules,
  ) {}

  async run(): Promise<void> {
    const { session, reader } = this;
    for (let events: readonly Announcement[] = []; ; ) {
      const { turn } = session;
      if (turn.kind === 'over') return;
      if (turn.kind === 'chance') {
        events = [...events, ...this.announce(session.playChance())];
        continue;
      }
      this.clock = nextRaceClock(this.rules, this.clock, turn, events, reader.seconds());
      this.opponents.observe(reader.seconds());
      const step = await this.nextStep(turn);
      events = this.announce(session.play(step));
      // What was typed was meant for the pointing that has just timed out.
      if (step.clock !== undefined && this.clock.called) reader.clear();
    }
  }

  private async nextStep(turn: DecisionTurn): Promise<Step> {
    const deadline = this.clock.deadline ?? Number.POSITIVE_INFINITY;
    const planned = await this.firstPlan(turn);
    for (;;) {
      const line = await this.reader.next({
        prompt: this.promptFor(turn),
        until: Math.min(planned?.at ?? Number.POSITIVE_INFINITY, deadline),
        deadline: this.clock.deadline ?? undefined,
      });
      if (line === undefined) {
        if (planned !== undefined && planned.at <= deadline) return planned.decision;
        return { clock: turn.deadline?.clock ?? '' };
      }
      const step = this.read(line, turn);
      if (step !== undefined) return step;
    }
  }

  /** The bot that acts first, unless the player is faster. */
  private async firstPlan(turn: DecisionTurn): Promise<Planned | undefined> {
    const now = this.reader.seconds();
    const bots = seatsIn(actingSeats(turn)).filter((seat) => seat !== this.session.seat);
    const plans = bots.map(async (seat): Promise<Planned> => {
      const { decision, after } = await this.opponents.plan(seat);
      return { decision, at: earliest(this.rules, this.clock, decision, now + Math.max(0, after)) };
    });
    return firstPlanned(await Promise.all(plans));
  }

  private promptFor(turn: DecisionTurn): string {
    return this.dialogue.prompt(turn, this.session.seat, this.session.name);
  }

  /** The step that a typed line means; undefined if it means none, after a message. */
  private read(line: string, turn: DecisionTurn): Step | undefined {
    const { session, reader } = this;
    const text = line.trim().toLowerCase();
    if (/\?$|^h(elp)?$/.test(text)) return this.say(...(this.dialogue.help[turn.phase] ?? []));
    if (text === 't') return this.showTable();
    if (!has(turn.may, session.seat)) return this.say(sentence(this.promptFor(turn)));
    const decisions = this.dialogue.read(text, turn, session.view(), session.seat);
    if (decisions instanceof Refusal) return this.say(decisions.reason);
    const [first, second] = decisions;
    const refused = first && session.whyNot(first);
    if (refused !== undefined) return this.say(sentence(refused));
    if (first?.do === this.rules.call) {
      const tooEarly = whyNotCall(this.clock, session.seat, reader.seconds());
      if (tooEarly !== undefined) return this.say(sentence(tooEarly));
      if (reader.seconds() < this.changedAt + GRACE) return this.say('The table has just changed. Look again.');
    }
    if (first === undefined || second === undefined) return first;
    // Places typed at once are a call and the pointing, with nothing in between.
    this.announce(session.play(first));
    this.clock = nextRaceClock(this.rules, this.clock, session.turn as DecisionTurn, [], reader.seconds());
    return second;
  }

  private announce(events: readonly Announcement[]): readonly Announcement[] {
    const { reader, prompter, rules } = this;
    const { untold } = TERMINAL_GAMES[this.session.id];
    const lines = events.flatMap((item) => ('text' in item && !untold.includes(item.event) ? [item.text] : []));
    if (lines.length > 0) reader.print(sentences(lines, prompter.style));
    if (changesLayout(rules, events)) {
      this.changedAt = reader.seconds();
      reader.clear(); // What was typed was meant for the table before.
    }
    // What was found is shown once the table is full again.
    const shown = events.filter(({ event }) => !rules.found.includes(event));
    if (changesLayout(rules, shown)) this.showTable();
    return events;
  }

  private showTable(): undefined {
    const { session, prompter } = this;
    this.reader.print(['', ...boardLines(session, prompter.style)]);
  }

  private say(...lines: string[]): undefined {
    this.reader.print(sentences(lines, this.prompter.style));
  }
}

import { drawOutcome } from '@pouch/protocol';
import {
  type Decision,
  GAMES,
  type Game,
  type GameId,
  type Json,
  type Random,
  Refusal,
  readOptions,
  seatCount,
  seatsIn,
} from '@pouch/rules';
import { stepOf } from '../clients/random-decisions.js';
import { oneOf } from '../clients/seeded.js';
import type { Action } from './deterministic-session.js';

/** Plays a game without a server, so that a test knows the legal decisions and the outcomes of chance in advance. */
export class DryRun {
  readonly decisions: Decision[] = [];
  /** By action: the outcomes that followed, as one text. */
  readonly outcomes: string[] = [];
  /** The outcomes at the start. */
  readonly opening: string;
  readonly state: unknown;
  private readonly game: Game;
  private steps = 0;

  constructor(
    id: GameId,
    private readonly seats: number,
    private readonly seed: string,
    options: Json = {},
  ) {
    this.game = GAMES[id];
    const read = readOptions(this.game, options);
    if (read instanceof Refusal) throw new Error(read.reason);
    this.state = this.game.setup(seats, read);
    this.opening = this.drawChance();
  }

  get isOver(): boolean {
    return this.game.turn(this.state).kind === 'over';
  }

  get actions(): readonly Action[] {
    return this.decisions.map((decision) => this.action(decision));
  }

  /** Whether several seats decide in secret now. */
  get isSealed(): boolean {
    const turn = this.game.turn(this.state);
    return turn.kind === 'decide' && turn.secret && seatCount(turn.awaited) > 1;
  }

  /** The seats that the game waits for. */
  get awaited(): readonly number[] {
    const turn = this.game.turn(this.state);
    return turn.kind === 'decide' ? seatsIn(turn.awaited) : [];
  }

  /** Any decision of the next seat. */
  next(random: Random): Decision {
    return this.game.sample(this.state, random);
  }

  /** Any decision of one seat of several. */
  anyOf(seat: number, random: Random): Decision {
    return oneOf([...this.game.choices(this.game.view(this.state, seat), seat)], random);
  }

  /** Two different decisions of one seat. */
  twoOf(seat: number, random: Random): readonly [Decision, Decision] {
    for (;;) {
      const [one, two] = [this.anyOf(seat, random), this.anyOf(seat, random)];
      if (JSON.stringify(one) !== JSON.stringify(two)) return [one, two];
    }
  }

  action(decision: Decision): Action {
    return { player: decision.seat, command: { do: 'decide', step: stepOf(this.game, decision) } };
  }

  play(decision: Decision): void {
    this.decisions.push(decision);
    this.game.advance(this.state, decision);
    this.steps++;
    this.outcomes.push(this.drawChance());
  }

  private drawChance(): string {
    const words = Array.from({ length: this.seats }, () => null);
    let brought = '';
    while (this.game.turn(this.state).kind === 'chance') {
      const outcome = drawOutcome(this.game, this.state, this.seed, words, this.steps++);
      brought += JSON.stringify(outcome);
      this.game.advance(this.state, outcome);
    }
    return brought;
  }
}

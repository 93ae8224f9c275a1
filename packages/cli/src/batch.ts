import type { Finished } from '@pouch/bots';
import { GAMES, type Step, stateJson, writeRecord } from '@pouch/rules';
import { namesOf, placeAt } from './players.js';
import { gameId, type Run } from './run.js';
import { countGame, emptyTally, type Tally } from './tally.js';

export interface Batch {
  readonly tally: Tally;
  /** The games as JSON Lines; empty unless the run writes records. */
  readonly records: string;
}

/** Counts the games of a batch, and writes their records if the run wants them. */
export class BatchRecorder {
  readonly tally: Tally;
  records = '';
  /** Takes a step of the current game; undefined if nobody wants records. */
  readonly onStep: ((step: Step) => void) | undefined;
  private steps: Step[] = [];

  constructor(private readonly run: Run) {
    this.tally = emptyTally(run.seats);
    this.onStep = run.records ? (step) => this.steps.push(step) : undefined;
  }

  add(number: number, { state, over, steps }: Finished): void {
    const { seats, options, lineup, records } = this.run;
    const game = GAMES[this.run.game];
    const { round, result } = stateJson(game, state);
    const places = Array.from({ length: seats }, (_, seat) => (lineup ? placeAt(lineup, number, seat) : seat));
    countGame(this.tally, over, steps, round, places);
    if (!records) return;
    const names = lineup && namesOf(lineup);
    const players = names && { players: places.map((place) => names[place]) };
    const further = { id: gameId(this.run, number), ...players, result };
    this.records += `${JSON.stringify(writeRecord(game, seats, options, this.steps, further))}\n`;
    this.steps = [];
  }
}

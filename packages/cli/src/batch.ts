import type { Finished } from '@pouch/bots';
import { GAMES, type Step, stateJson, writeRecord } from '@pouch/rules';
import { namesOf, placeAt } from './players.js';
import { gameId, type Run } from './run.js';
import { countGame, emptyTally, type Tally } from './tally.js';

export interface Batch {
  readonly tally: Tally;
  /** The games as JSON Lines, if they were asked for. */
  readonly records: string;
}

/** Counts the games of a batch, each by whoever sat where, and writes them down if that is asked for. */
export class Book {
  readonly tally: Tally;
  records = '';
  /** Notes a step of the game that is being played. */
  readonly note: ((step: Step) => void) | undefined;
  private steps: Step[] = [];

  constructor(private readonly run: Run) {
    this.tally = emptyTally(run.seats);
    this.note = run.records ? (step) => this.steps.push(step) : undefined;
  }

  enter(number: number, { state, over, steps }: Finished): void {
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

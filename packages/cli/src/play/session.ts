import {
  type Game,
  type GameId,
  type Json,
  type OptionValues,
  type Random,
  type Seat,
  type Step,
  stateJson,
  type Turn,
  whyNot,
  writeRecord,
} from '@pouch/rules';
import { TERMINAL_GAMES } from '../games/index.js';

/** What the player is shown of a step: an event in words, or the table just before it is cleared. */
export type Announcement =
  | { readonly event: string; readonly text: string }
  | { readonly event: 'table'; readonly table: Json };

/** One game and its steps so far. The player sees only `view` and what `play` returns. */
export class Session {
  private state: unknown;
  private readonly steps: Step[] = [];
  readonly seat: Seat;
  private readonly names: readonly string[];

  constructor(
    readonly game: Game,
    private readonly options: OptionValues,
    { seat, names }: { readonly seat: Seat; readonly names: readonly string[] },
    private readonly random: Random,
  ) {
    this.seat = seat;
    this.names = names;
    this.state = game.setup(names.length, options);
  }

  get id(): GameId {
    return this.game.id as GameId;
  }

  readonly name = (seat: Seat): string => this.names[seat] ?? `Seat ${seat}`;

  get seats(): number {
    return this.names.length;
  }

  get turn(): Turn {
    return this.game.turn(this.state);
  }

  view(seat: Seat = this.seat): unknown {
    return this.game.view(this.state, seat);
  }

  whyNot(step: Step): string | undefined {
    return whyNot(this.game, this.state, step);
  }

  /** Plays an allowed step and returns what everybody at the table sees of it. */
  play(step: Step): Announcement[] {
    const { game } = this;
    const refused = this.whyNot(step);
    if (refused !== undefined) throw new Error(`a step that is not allowed: ${refused}`);
    const before = this.view();
    const draft = game.copy(this.state);
    const happened: { readonly event: string }[] = [];
    game.advance(draft, step, happened);
    this.state = draft;
    this.steps.push(step);
    const events = happened.map((event) => ({ event: event.event, text: game.notation.narrate(event, this.name) }));
    const { scoring } = TERMINAL_GAMES[this.id];
    const scored = events.findIndex(({ event }) => event === scoring?.event);
    if (scoring === undefined || scored < 0) return events;
    const table = scoring.stateBefore(stateJson(game, before), game.notation.step(step), events);
    return (events as Announcement[]).toSpliced(scored, 0, { event: 'table', table });
  }

  playChance(): Announcement[] {
    return this.play(this.game.chance(this.state, this.random));
  }

  record(): Json {
    const { result } = stateJson(this.game, this.view());
    return writeRecord(this.game, this.seats, this.options, this.steps, {
      players: this.names,
      ...(result === null ? {} : { result }),
    });
  }
}

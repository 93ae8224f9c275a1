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
import { koinzAtScoring } from '../show/koinz.js';

/** Something that has happened: in words, or a look at the table just before it is cleared. */
export type News =
  | { readonly event: string; readonly text: string }
  | { readonly event: 'table'; readonly table: Json };

export interface Seating {
  /** The player's own seat. */
  readonly seat: Seat;
  readonly names: readonly string[];
}

/** One game and what has been played of it. The player sees it through `view` and `play`'s news, and no other way. */
export class Session {
  private state: unknown;
  private readonly steps: Step[] = [];
  readonly seat: Seat;
  private readonly names: readonly string[];

  constructor(
    readonly game: Game,
    private readonly options: OptionValues,
    { seat, names }: Seating,
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

  /** Why the step is not allowed. */
  whyNot(step: Step): string | undefined {
    return whyNot(this.game, this.state, step);
  }

  /** Plays a step that is known to be allowed, and tells what everybody at the table sees of it. */
  play(step: Step): News[] {
    const { game } = this;
    const refused = this.whyNot(step);
    if (refused !== undefined) throw new Error(`a step that is not allowed: ${refused}`);
    const before = stateJson(game, this.view());
    const draft = game.copy(this.state);
    const events: { readonly event: string }[] = [];
    game.advance(draft, step, events);
    this.state = draft;
    this.steps.push(step);
    const news: News[] = events.map((event) => ({ event: event.event, text: game.notation.narrate(event, this.name) }));
    const scored = news.findIndex(({ event }) => event === 'scored');
    if (scored < 0) return news;
    // A round of Koinz is scored when its last koin is laid: the surfaces are shown before they are cleared.
    const table = koinzAtScoring(before, game.notation.step(step), news);
    return news.toSpliced(scored, 0, { event: 'table', table });
  }

  /** Lets chance decide what is due. */
  playChance(): News[] {
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

import { GAMES, type GameId, type Json, play, Refusal, readOptions, type Seat, stateJson } from '@pouch/rules';

/** Keeps a state from being changed: the rules must never touch what they are given. */
export function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const member of Object.values(value)) frozen(member);
  }
  return value;
}

/** A table for tests, played with steps as they stand in a record. */
export class Table {
  readonly game;
  state: unknown;
  /** What the last step told, in words; seats are called by their numbers. */
  told: string[] = [];
  /** The events of the last step. */
  events: readonly { readonly event: string }[] = [];

  constructor(id: GameId, seats: number, options: Json = {}) {
    this.game = GAMES[id];
    const read = readOptions(this.game, options);
    if (read instanceof Refusal) throw new Error(read.reason);
    this.state = frozen(this.game.setup(seats, read));
  }

  /** Puts the table into another state: some members of the state replaced. */
  set(members: Record<string, unknown>): this {
    this.state = frozen({ ...(this.state as object), ...members });
    return this;
  }

  /** Plays steps that must be allowed. */
  play(...steps: Json[]): this {
    for (const json of steps) {
      const played = this.try(json);
      if (played instanceof Refusal) throw new Error(`refused: ${JSON.stringify(json)}: ${played.reason}`);
      this.state = frozen(played.state);
      this.events = played.events;
      this.told = played.events.map((event) => this.game.notation.narrate(event, (seat) => `seat ${seat}`));
    }
    return this;
  }

  /** Why a step is not allowed; an error if it is. */
  refusal(json: Json): string {
    const played = this.try(json);
    if (played instanceof Refusal) return played.reason;
    throw new Error(`allowed: ${JSON.stringify(json)}`);
  }

  private try(json: Json) {
    const step = this.game.notation.readStep(json);
    return step instanceof Refusal ? step : play(this.game, this.state, step);
  }

  /** The state as in a record. */
  get json(): Record<string, never> {
    return stateJson(this.game, this.state) as Record<string, never>;
  }

  /** What a seat, or somebody who watches, sees. */
  seen(viewer: Seat | 'table'): Record<string, never> {
    return stateJson(this.game, this.game.view(this.state, viewer)) as Record<string, never>;
  }
}

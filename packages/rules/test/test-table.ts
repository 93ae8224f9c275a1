import { GAMES, type GameId, type Json, play, Refusal, readOptions, type Seat, stateJson } from '@pouch/rules';

/** Freezes deeply: the rules must not change what they are given. */
export function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const member of Object.values(value)) frozen(member);
  }
  return value;
}

/** A table for tests. Steps are JSON, as in a record. */
export class TestTable {
  readonly game;
  state: unknown;
  /** The events of the last step as sentences. */
  log: string[] = [];
  events: readonly { readonly event: string }[] = [];

  constructor(id: GameId, seats: number, options: Json = {}) {
    this.game = GAMES[id];
    const read = readOptions(this.game, options);
    if (read instanceof Refusal) throw new Error(read.reason);
    this.state = frozen(this.game.setup(seats, read));
  }

  /** Replaces some members of the state. */
  set(members: Record<string, unknown>): this {
    this.state = frozen({ ...(this.state as object), ...members });
    return this;
  }

  /** Plays steps; throws if one is refused. */
  play(...steps: Json[]): this {
    for (const json of steps) {
      const played = this.try(json);
      if (played instanceof Refusal) throw new Error(`refused: ${JSON.stringify(json)}: ${played.reason}`);
      this.state = frozen(played.state);
      this.events = played.events;
      this.log = played.events.map((event) => this.game.notation.narrate(event, (seat) => `seat ${seat}`));
    }
    return this;
  }

  /** The reason why a step is refused; throws if it is not. */
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

  /** The view of a seat or a spectator, as in a record. */
  seen(viewer: Seat | 'table'): Record<string, never> {
    return stateJson(this.game, this.game.view(this.state, viewer)) as Record<string, never>;
  }
}

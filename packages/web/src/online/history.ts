import type { PublicChange } from '@pouch/protocol';
import { changesLayout, type Game, Refusal, type Viewer } from '@pouch/rules';
import type { Moment } from '../table/source.ts';

type Step = Extract<PublicChange['happened'][number], { what: 'step' }>;

/** A moment and when to show it, on the server's clock: new coins appear to all players at the same time. */
export interface Held extends Moment {
  readonly showAt: number;
}

/**
 * A game on a server as this viewer has seen it. An update has only the newest view: the rules compute the views before
 * it from the public steps.
 */
export class History {
  private readonly list: Held[] = [];
  /** The public state; undefined once a part of the game is missing. */
  private state: unknown;
  private readonly first: unknown;

  constructor(
    private readonly game: Game,
    seats: number,
    options: Readonly<Record<string, string | number>>,
  ) {
    this.first = game.setup(seats, options);
    this.state = this.first;
  }

  /** Oldest first. */
  get moments(): readonly Held[] {
    return this.list;
  }

  /** The state before the first step. */
  get setup(): unknown {
    return this.first;
  }

  /** Part of the game is missing: views between updates cannot be computed any more. */
  lose(): void {
    this.state = undefined;
  }

  /**
   * Takes in public changes. `view` is the view after the last of them, `laid` the time at which its coins appear.
   */
  take(told: readonly PublicChange[], view: unknown, viewer: Viewer, laid: number | null): void {
    const last = told.length - 1;
    for (const [index, change] of told.entries()) this.takeChange(change, viewer, index === last ? laid : null);
    const newest = this.list.at(-1);
    // The server's view wins: only it knows this seat's own sealed decision.
    if (newest !== undefined && view !== null) this.list[this.list.length - 1] = { ...newest, view };
  }

  private takeChange({ happened }: PublicChange, viewer: Viewer, laid: number | null): void {
    let showAt = 0;
    for (const each of happened) {
      if (each.what === 'verdict') this.add({ calls: each.calls });
      if (each.what !== 'step') continue;
      if (laid !== null && changesLayout(this.game.race, each.events)) showAt = laid;
      this.takeStep(each, viewer, showAt);
    }
  }

  /** Completes the newest moment. */
  private add(more: Pick<Moment, 'calls'>): void {
    const newest = this.list.pop();
    if (newest !== undefined) this.list.push({ ...newest, ...more });
  }

  private takeStep({ events, known, by, seat }: Step, viewer: Viewer, showAt: number): void {
    for (const json of known ?? []) this.advance(json);
    const before = this.list.at(-1)?.view ?? this.game.view(this.first, viewer);
    const isKnown = known !== undefined && this.state !== undefined;
    const view = isKnown ? this.game.view(this.state, viewer) : before;
    const instead = seat !== null && (by === 'late' || by === 'left') ? { instead: { seat, why: by } } : {};
    this.list.push({ number: this.list.length + 1, events, view, showAt, ...instead });
  }

  private advance(json: Readonly<Record<string, unknown>>): void {
    if (this.state === undefined) return;
    const step = this.game.notation.readStep(json);
    if (step instanceof Refusal) return this.lose();
    // Views share structure with their state.
    this.state = this.game.copy(this.state);
    this.game.advance(this.state, step);
  }
}

import type { PublicChange } from '@pouch/protocol';
import { type Game, Refusal, type Viewer } from '@pouch/rules';
import type { Moment } from '../table/source.ts';

type Step = Extract<PublicChange['happened'][number], { what: 'step' }>;

/** A step as it is shown, and when: by the server's clock, for what must be seen by all at the same moment. */
export interface Held extends Moment {
  readonly showAt: number;
}

/** After these the coins of a race lie otherwise. */
const LAID: readonly string[] = ['dealt', 'all-turned', 'turned'];

/**
 * A game on a server as this viewer has seen it. An update has only the newest view: the views before it are worked
 * out from the steps that everybody may know, by the same rules.
 */
export class History {
  private readonly list: Held[] = [];
  /** What everybody may know; nothing if a part of the game is not known here. */
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

  /** The moments so far, the first step's first. */
  get moments(): readonly Held[] {
    return this.list;
  }

  /** How things stood before the first step. */
  get setup(): unknown {
    return this.first;
  }

  /** Part of the game is missing: the views in between cannot be worked out any more. */
  lose(): void {
    this.state = undefined;
  }

  /**
   * Takes what is new. `view` is how things stand after all of it; `laid` is when the coins of the last change lie there
   * for all.
   */
  take(told: readonly PublicChange[], view: unknown, viewer: Viewer, laid: number | null): void {
    const last = told.length - 1;
    for (const [index, change] of told.entries()) this.takeChange(change, viewer, index === last ? laid : null);
    const newest = this.list.at(-1);
    // What the server says is what counts. A sealed decision of one's own is known to nobody else.
    if (newest !== undefined && view !== null) this.list[this.list.length - 1] = { ...newest, view };
  }

  private takeChange({ happened }: PublicChange, viewer: Viewer, laid: number | null): void {
    let showAt = 0;
    for (const each of happened) {
      if (each.what === 'verdict') this.add({ calls: each.calls });
      if (each.what !== 'step') continue;
      if (laid !== null && each.events.some(({ event }) => LAID.includes(event))) showAt = laid;
      this.takeStep(each, viewer, showAt);
    }
  }

  /** Something more about the newest moment. */
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
    // Views share parts with the state that they are of.
    this.state = this.game.copy(this.state);
    this.game.advance(this.state, step);
  }
}

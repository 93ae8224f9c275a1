import type { GameTypes, Viewer } from '@pouch/rules';
import type { Scene, TableKit } from '../table/kit.ts';
import type { Moment } from '../table/source.ts';

/** Where a replay stands: at which moment of the game, and at which of its parts (from 0). */
export interface Place {
  readonly moment: number;
  readonly part: number;
}

/** What is seen at a place. */
export interface Stop<K extends GameTypes, Show> extends Place {
  /** How many parts the moment has: its scenes, and the table at rest after them. */
  readonly parts: number;
  readonly view: K['View'];
  readonly show: Show;
  /** Undefined where the table rests. */
  readonly scene: Scene<Show> | undefined;
}

export const START: Place = { moment: 0, part: 0 };

const REMEMBERED = 200;

/** Every stop of a game as one viewer sees it. Scenes are made when they are wanted: a game may have thousands. */
export class Stops<K extends GameTypes, Show> {
  private readonly made = new Map<number, readonly Scene<Show>[]>();

  constructor(
    private readonly kit: TableKit<K, Show>,
    /** The set-up first. */
    private readonly moments: readonly Moment<K>[],
    private readonly viewer: Viewer,
  ) {}

  /** The number of the last moment. */
  get last(): number {
    return this.moments.length - 1;
  }

  get end(): Place {
    return this.rest(this.last);
  }

  parts(moment: number): number {
    return this.scenes(moment).length + 1;
  }

  /** The table at rest after a moment. */
  rest(moment: number): Place {
    return { moment, part: this.parts(moment) - 1 };
  }

  /** The stop at a place, or at the nearest that there is: another viewer may see fewer scenes. */
  at(place: Place): Stop<K, Show> {
    const moment = Math.min(Math.max(0, Math.trunc(place.moment)), this.last);
    const { view } = this.momentAt(moment);
    const scenes = this.scenes(moment);
    const part = Math.min(Math.max(0, place.part), scenes.length);
    const scene = scenes[part];
    const show = scene === undefined ? this.kit.still(view, this.viewer) : scene.show;
    return { moment, part, parts: scenes.length + 1, view, show, scene };
  }

  next({ moment, part }: Place): Place | undefined {
    if (part + 1 < this.parts(moment)) return { moment, part: part + 1 };
    return moment < this.last ? { moment: moment + 1, part: 0 } : undefined;
  }

  previous({ moment, part }: Place): Place | undefined {
    if (part > 0) return { moment, part: part - 1 };
    return moment > 0 ? this.rest(moment - 1) : undefined;
  }

  /** How far the game has come, in moments: halfway through moment 3 is 2.5. */
  position(place: Place): number {
    const { moment, part, parts } = this.at(place);
    return moment === 0 ? 0 : moment - 1 + (part + 1) / parts;
  }

  /** The stop nearest to a position. */
  near(position: number): Place {
    const moment = Math.min(Math.max(0, Math.ceil(position - 1e-9)), this.last);
    if (moment === 0) return START;
    const parts = this.parts(moment);
    const part = Math.round((position - (moment - 1)) * parts) - 1;
    // Before the first part of a moment lies the end of the one before.
    if (part < 0) return this.rest(moment - 1);
    return { moment, part: Math.min(part, parts - 1) };
  }

  private momentAt(number: number): Moment<K> {
    const moment = this.moments[number];
    if (moment === undefined) throw new RangeError(`There is no moment ${number}`);
    return moment;
  }

  private scenes(number: number): readonly Scene<Show>[] {
    if (number === 0) return [];
    const known = this.made.get(number);
    if (known !== undefined) return known;
    const scenes = this.kit.scenes(this.momentAt(number - 1).view, this.momentAt(number), this.viewer);
    if (this.made.size >= REMEMBERED) this.made.clear();
    this.made.set(number, scenes);
    return scenes;
  }
}

import {
  apply,
  type Game,
  type Random,
  Refusal,
  readOptions,
  replay,
  type Step,
  type Turn,
  type Viewer,
} from '@pouch/rules';
import type { Save } from '../device/save.ts';
import type { Moment } from '../table/source.ts';

type Happened = readonly { readonly event: string }[];

/** A step, what happened, and how things stand after it. */
export interface Taken<S extends Step | undefined = Step | undefined> {
  /** Undefined for the set-up. */
  readonly step: S;
  readonly events: Happened;
  readonly state: unknown;
}

/** The way of a game from its set-up to where it stands now, and how each viewer saw it. */
export class Course {
  private readonly all: Taken[] = [];
  private readonly seen = new Map<Viewer, Moment[]>();
  private now: { readonly state: unknown; readonly turn: Turn };

  constructor(
    readonly game: Game,
    first: Taken,
  ) {
    this.all = [first];
    this.now = { state: first.state, turn: game.turn(first.state) };
  }

  /** The set-up first. */
  get taken(): readonly Taken[] {
    return this.all;
  }

  /** How many steps have been taken. */
  get number(): number {
    return this.all.length - 1;
  }

  get state(): unknown {
    return this.now.state;
  }

  get turn(): Turn {
    return this.now.turn;
  }

  add(taken: Taken): void {
    this.all.push(taken);
    this.now = { state: taken.state, turn: this.game.turn(taken.state) };
  }

  /** Every moment as this viewer may know it, the set-up first. The same objects each time. */
  moments(viewer: Viewer): readonly Moment[] {
    const moments = this.seen.get(viewer) ?? [];
    this.seen.set(viewer, moments);
    for (const { events, state } of this.all.slice(moments.length))
      moments.push({ number: moments.length, events, view: this.game.view(state, viewer) });
    return moments;
  }

  view(viewer: Viewer): unknown {
    return this.moments(viewer)[this.number]?.view;
  }
}

/** What comes of an allowed step, and of the chance that follows at once: until it `holds` because of what happened. */
export function takenFrom(
  { game, state }: Course,
  first: Step,
  random: Random,
  holds: (events: Happened) => boolean,
): Taken<Step>[] {
  const taken: Taken<Step>[] = [];
  let step = first;
  for (let before = state; ; ) {
    const after = apply(game, before, step);
    taken.push({ step, ...after });
    if (game.turn(after.state).kind !== 'chance' || holds(after.events)) return taken;
    before = after.state;
    step = game.chance(before, random);
  }
}

/** Plays a kept game again up to where it stood, or says why that cannot be. */
export function recall(game: Game, save: Save): Course | Refusal {
  const { seats, steps } = save;
  const { least, most } = game.seats;
  if (game.id !== save.game) return new Refusal(`This is a game of ${save.game}, not of ${game.id}`);
  if (seats < least || seats > most) return new Refusal(`${game.name} is for ${least} to ${most} players`);
  const options = readOptions(game, save.options);
  if (options instanceof Refusal) return options;
  let course: Course | undefined;
  for (const frame of replay({ game, seats, options, steps, json: {} })) {
    if (frame instanceof Refusal) return new Refusal(`Step ${course?.number ?? 0}: ${frame.reason}`);
    if (course === undefined) course = new Course(game, frame);
    else course.add(frame);
  }
  return course ?? new Refusal('There is no game');
}

import type { Decision, GameTypes, Seat, Viewer } from '@pouch/rules';
import type { Names, Scene } from '../../src/table/kit.ts';
import type { Clock, Moment, Snapshot } from '../../src/table/source.ts';
import { restAtNewest, type StageInput, type StageState } from '../../src/table/stage.ts';

/** A game in which numbers are called out, one a moment; a seat may know a word of its own. */
export interface MadeUp extends GameTypes {
  Options: Readonly<Record<string, never>>;
  State: never;
  View: { readonly called: number; readonly word?: string };
  Decision: Decision;
  Outcome: never;
  Deadline: never;
  Event: { readonly event: 'called'; readonly number: number };
}

export type View = MadeUp['View'];

/** What the board shows, in words: 'still 3', 'still 3, word of seat 1', 'scene 1 of 3'. */
export type Show = string;

const stillOf = ({ called, word }: View): Show => `still ${called}${word === undefined ? '' : `, ${word}`}`;

export const NAMES: Names = { of: (seat) => ['Mara', 'Jonah', 'Ines'][seat] ?? 'Nobody', isYou: (seat) => seat === 0 };

/**
 * A table that a test leads: it calls numbers, lets other viewers look, and asks for scenes. By default a moment has two
 * scenes, the second with a coin in flight.
 */
export class MadeUpTable {
  viewer: Viewer = 'table';
  motion: 'full' | 'none' = 'full';
  /** How many scenes a moment has, by its number. */
  scenesOf: (number: number) => number = () => 2;
  /** The step of a scene, by its place among them; left out, each is a step of its own. */
  stepOf: ((index: number) => string) | undefined;
  /** What scenes were asked for: 'from 0 to 1 for table'. */
  readonly asked: string[] = [];
  private called = 0;

  constructor(private readonly pace: 'turns' | 'race' = 'turns') {}

  /** As many steps of the game. */
  call(times = 1): void {
    this.called += times;
  }

  private view(called: number): View {
    return this.viewer === 'table' ? { called } : { called, word: `word of seat ${this.viewer}` };
  }

  get snapshot(): Snapshot<MadeUp> {
    const { called, viewer } = this;
    const nothing: Readonly<Record<Seat, Clock>> = {};
    return {
      number: called,
      viewer,
      view: this.view(called),
      players: [],
      clocks: nothing,
      barredUntil: {},
      paused: false,
      connection: { state: 'fine' },
    };
  }

  get input(): StageInput<MadeUp, Show> {
    return {
      kit: {
        game: this.pace === 'race' ? { race: { call: 'call' } as never } : {},
        still: stillOf,
        scenes: (before, { number, view }, viewer) => {
          this.asked.push(`from ${before.called} to ${view.called} for ${viewer}`);
          const count = this.scenesOf(number);
          return Array.from({ length: count }, (_, index) => ({
            ...scene(number, index + 1, view),
            ...(this.stepOf && { step: this.stepOf(index + 1) }),
          }));
        },
      },
      source: { moments: (since) => this.moments.slice(since) },
      snapshot: this.snapshot,
      tempo: { speed: 'normal', motion: this.motion, routine: 'apart' },
    };
  }

  /** As the viewer of now may know them. */
  get moments(): readonly Moment<MadeUp>[] {
    return Array.from({ length: this.called }, (_, index) => moment(index + 1, this.view(index + 1)));
  }

  begin(): StageState<MadeUp, Show> {
    return restAtNewest(this.input);
  }
}

export const moment = (number: number, view: View = { called: number }): Moment<MadeUp> => ({
  number,
  events: [{ event: 'called', number }],
  view,
});

const scene = (number: number, index: number, { word }: View): Scene<Show> => ({
  show: `scene ${index} of ${number}${word === undefined ? '' : `, ${word}`}`,
  millis: 100 * index,
  hold: 'read',
  told: index,
  ...(index === 2 && { flights: [{ drawing: { id: 'coin' } as never, from: 'pouch', to: 'table' }] }),
});

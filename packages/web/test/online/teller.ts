import type { About, Deadlines, PublicChange, SeatAbout, TableEvent, Update } from '@pouch/protocol';
import {
  GAMES,
  type Game,
  type GameId,
  type Json,
  NOBODY,
  type Random,
  randomFrom,
  type Seat,
  type Step,
  streamSeed,
  type Viewer,
} from '@pouch/rules';
import { NOTHING_GOING_ON } from '../../../../test-support/nothing-going-on.ts';

type StepBy = Extract<TableEvent, { what: 'step' }>['by'];

/** Chance that is the same in every run. */
export function seeded(seed: number): Random {
  let drawn = 0;
  return randomFrom({ next: () => streamSeed(seed, drawn++)[0] });
}

/** Tells a game as the server does: what is sealed stays unsaid until it is revealed. */
export class Teller {
  readonly game: Game;
  readonly state: unknown;
  readonly told: PublicChange[] = [];
  private sealed: Json[] = [];
  private steps = 0;
  private happened: TableEvent[] = [];

  constructor(
    readonly id: GameId,
    readonly seats: number,
    readonly options: Readonly<Record<string, string | number>> = defaults(GAMES[id]),
  ) {
    this.game = GAMES[id];
    this.state = this.game.setup(seats, this.options);
  }

  /** A step, as a part of the change that is being made. */
  step(step: Step, by: StepBy = step.do === undefined ? 'chance' : 'player'): void {
    const { game } = this;
    const events: { readonly event: string }[] = [];
    game.advance(this.state, step, events);
    const seat = step.do === undefined ? null : step.seat;
    const json = game.notation.step(step);
    const before = this.sealed.filter((each) => each.seat !== seat);
    const isOpen = game.sealed(this.state) === NOBODY;
    this.sealed = isOpen ? [] : [...before, json];
    this.happened.push({
      what: 'step',
      step: this.steps++,
      by,
      seat,
      events,
      ...(isOpen && { known: [...before, json] }),
    });
  }

  say(happening: TableEvent): void {
    this.happened.push(happening);
  }

  /** Ends the change. What is told has been JSON on its way. */
  change(): PublicChange {
    const told: PublicChange = JSON.parse(
      JSON.stringify({ number: this.told.length + 1, at: 0, happened: this.happened }),
    );
    this.told.push(told);
    this.happened = [];
    return told;
  }

  view(viewer: Viewer): unknown {
    return JSON.parse(JSON.stringify(this.game.view(this.state, viewer)));
  }

  update(
    told: readonly PublicChange[],
    seat: Seat | null,
    more: Partial<Pick<Update, 'deadlines' | 'about'>> = {},
  ): Update {
    const number = told.at(-1)?.number ?? this.told.length;
    return {
      kind: 'update',
      table: TABLE,
      number,
      since: (told[0]?.number ?? number + 1) - 1,
      now: 0,
      told: [...told],
      seat,
      view: this.view(seat ?? 'table'),
      ...more,
    };
  }
}

export const TABLE = 'AAAAAAAAAAAAAAAA';

const defaults = (game: Game): Record<string, string | number> =>
  Object.fromEntries(Object.entries(game.options).map(([name, option]) => [name, option.default]));

export const person = (name: string, more: Partial<Extract<SeatAbout, { kind: 'person' }>> = {}): SeatAbout => ({
  kind: 'person',
  guest: name.padEnd(16, '_'),
  name,
  crest: 0,
  plays: 'self',
  ready: false,
  ...more,
});

export const bot = (name: string): SeatAbout => ({ kind: 'bot', name, crest: 0, level: 'fair' });

export const aboutOf = ({ id, options }: Teller, seats: SeatAbout[], more: Partial<About> = {}): About => ({
  id: TABLE,
  game: id,
  options: { ...options },
  clock: 'none',
  visibility: 'private',
  phase: 'playing',
  host: person('Ann').kind,
  seats,
  code: null,
  fairness: { commitment: '', words: seats.map(() => null), seed: null },
  madeAt: 0,
  startedAt: 0,
  endedAt: null,
  result: null,
  ...NOTHING_GOING_ON,
  next: null,
  ...more,
});

export const deadlines = (more: Partial<Deadlines>): Deadlines => ({ seats: [], race: null, laid: null, ...more });

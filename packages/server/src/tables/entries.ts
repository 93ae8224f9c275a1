import { type Memory, newMemory, observe, raceTurn } from '@pouch/bots';
import type { About, GuestAbout, SeatAbout, TableEvent } from '@pouch/protocol';
import { type Game, has, type Json, NOBODY, only, Refusal, type Seat, type Step, type Turn } from '@pouch/rules';
import { reveal } from './reveal.js';
import { type Awaited, type Claim, decider, gameOf, type Table } from './table.js';

/** Who brought a step about. */
export type By = Extract<TableEvent, { what: 'step' }>['by'];

/** What happens at a table and everybody hears just as it is. */
type Open = Exclude<TableEvent, { what: 'made' | 'step' | 'verdict' | 'over' }>;

/** What the log says, with its secrets. */
export type Entry =
  | {
      readonly what: 'made';
      readonly by: GuestAbout;
      readonly game: Table['game'];
      readonly options: About['options'];
      readonly clock: About['clock'];
      readonly visibility: About['visibility'];
      readonly seats: number;
      readonly code: string;
    }
  | Open
  /** A step of the game, in the form of a record. */
  | { readonly what: 'step'; readonly by: By; readonly step: Json }
  /** Coin Set: a call that waits for others of the same moment, until a time. */
  | { readonly what: 'claim'; readonly claim: Claim; readonly until: number };

type Draft = { -readonly [Name in keyof Table]: Table[Name] };

/** After these the coins of a race lie otherwise. */
const LAID: readonly string[] = ['dealt', 'set', 'all-turned', 'turned'];

/** So long the news of new coins may be under way: all displays show them when it is over, in milliseconds. */
const UNDER_WAY = 250;
/** Before new coins come in the place of a set, people want to see the set. */
const SHOW_SET = 1200;

/**
 * A change of a table in the making: takes entries one by one, on a copy of the table, and gathers what all may hear
 * of them. The log is read with the same code that writes it.
 */
export class Making {
  readonly entries: Entry[] = [];
  readonly happened: TableEvent[] = [];
  readonly table: Table;
  /** Whether lists, or what is known of the table beside the game, have to be written anew. */
  aboutChanged = false;
  private readonly draft: Draft;
  private readonly before: Turn | undefined;
  private acted = NOBODY;
  private readonly events: { readonly event: string }[] = [];
  private ownsState = false;
  private clockStruck = false;

  constructor(
    before: Table,
    readonly at: number,
  ) {
    this.draft = { ...before, number: before.number + 1, at };
    this.table = this.draft;
    this.before = this.turn();
  }

  private game(): Game {
    return gameOf(this.draft);
  }

  turn(): Turn | undefined {
    const { phase, state } = this.draft;
    return phase === 'playing' ? this.game().turn(state) : undefined;
  }

  add(entry: Entry): void {
    const { draft } = this;
    this.entries.push(entry);
    switch (entry.what) {
      case 'made':
        this.make(entry);
        break;
      case 'sat':
        this.sit(entry.seat, { kind: 'person', ...seated(entry.who), plays: 'self', ready: false });
        break;
      case 'bot-sat':
        this.sit(entry.seat, { kind: 'bot', name: entry.name, crest: entry.seat, level: entry.level });
        break;
      case 'cleared':
        this.sit(entry.seat, { kind: 'open' });
        draft.words = replaced(draft.words, entry.seat, null);
        break;
      case 'word':
        draft.words = replaced(draft.words, entry.seat, entry.word);
        this.aboutChanged = true;
        break;
      case 'ready':
      case 'rematch':
        this.changePerson(entry.seat, { ready: true });
        break;
      case 'started':
        this.start();
        break;
      case 'left':
        this.changePerson(entry.seat, { plays: 'bot' });
        break;
      case 'back':
        this.changePerson(entry.seat, { plays: 'self' });
        this.acted |= only(entry.seat);
        break;
      case 'next':
        draft.next = entry.table;
        this.aboutChanged = true;
        break;
      case 'said':
        break;
      case 'claim':
        draft.race = { ...draft.race, claims: [...draft.race.claims, entry.claim], until: entry.until };
        return;
      case 'step': {
        const step = this.game().notation.readStep(entry.step);
        if (step instanceof Refusal) throw new Error(`table ${draft.id}: the log has ${step.reason}`);
        this.take(step, entry.step, entry.by);
        return;
      }
    }
    if (entry.what !== 'made') this.happened.push(entry);
  }

  /** Takes a step that has been found allowed, without the way through its written form. */
  play(step: Step, by: By): void {
    const json = this.game().notation.step(step);
    this.entries.push({ what: 'step', by, step: json });
    this.take(step, json, by);
  }

  /** Whatever follows from the change as a whole. Nothing may be added after this. */
  settle(): Table {
    const turn = this.turn();
    if (turn?.kind === 'over') this.end();
    else if (turn?.kind === 'decide') {
      this.setClocks(turn);
      this.noteForBots();
    }
    return this.table;
  }

  private make(entry: Extract<Entry, { what: 'made' }>): void {
    const { draft } = this;
    const { by, game, options, clock, visibility, seats, code } = entry;
    Object.assign(draft, { game, options, clock, visibility, host: by.id, code });
    draft.seats = list(seats, (): SeatAbout => ({ kind: 'open' }));
    draft.words = list(seats, () => null);
    draft.awaited = list(seats, () => null);
    draft.memories = list(seats, () => null);
    this.aboutChanged = true;
    this.happened.push({ what: 'made', by });
  }

  private sit(seat: Seat, holder: SeatAbout): void {
    const { draft } = this;
    draft.seats = replaced(draft.seats, seat, holder);
    // Whoever sits down knows nothing of what another noted, and has all the time of the clock.
    draft.memories = replaced(draft.memories, seat, null);
    this.acted |= only(seat);
    this.aboutChanged = true;
  }

  private changePerson(seat: Seat, change: Partial<Extract<SeatAbout, { kind: 'person' }>>): void {
    const holder = this.draft.seats[seat];
    if (holder?.kind !== 'person') return;
    this.draft.seats = replaced(this.draft.seats, seat, { ...holder, ...change });
    this.aboutChanged = true;
  }

  private start(): void {
    const { draft } = this;
    draft.phase = 'playing';
    draft.code = null;
    draft.startedAt = this.at;
    draft.seats = draft.seats.map((seat) => (seat.kind === 'person' ? { ...seat, ready: false } : seat));
    draft.state = this.game().setup(draft.seats.length, draft.options);
    this.ownsState = true;
    this.aboutChanged = true;
  }

  private take(step: Step, json: Json, by: By): void {
    const { draft } = this;
    const game = this.game();
    if (!this.ownsState) draft.state = game.copy(draft.state);
    this.ownsState = true;
    const events: { readonly event: string }[] = [];
    game.advance(draft.state, step, events);
    const seat = step.do === undefined ? null : step.seat;
    if (seat !== null) this.acted |= only(seat);
    if (step.clock !== undefined) this.clockStruck = true;
    const { known, sealed } = reveal(game, draft.state, draft.sealed, json);
    draft.sealed = sealed;
    const told = known.length === 0 ? {} : { known: [...known] };
    this.happened.push({ what: 'step', step: draft.steps, by, seat, events, ...told });
    this.events.push(...events);
    draft.steps++;
    this.judge(step);
  }

  /** Coin Set: the verdict over calls of the same moment. */
  private judge(step: Step): void {
    const { race } = this.draft;
    if (step.do !== 'call' || race.until === null) return;
    const calls = inOrder(race.claims).map(({ seat, at }) => ({ seat, ms: Math.max(0, Math.round(at - race.laidAt)) }));
    if (calls.length > 1) this.happened.push({ what: 'verdict', calls });
    this.draft.race = { ...race, claims: [], until: null };
  }

  private end(): void {
    const { draft } = this;
    draft.phase = 'over';
    draft.endedAt = this.at;
    draft.awaited = draft.awaited.map(() => null);
    draft.memories = draft.memories.map(() => null);
    this.aboutChanged = true;
    this.happened.push({ what: 'over' });
  }

  private setClocks(turn: Extract<Turn, { kind: 'decide' }>): void {
    const { draft, before, at } = this;
    const anew = this.clockStruck || before?.kind !== 'decide' || before.phase !== turn.phase;
    draft.awaited = draft.awaited.map((was, seat): Awaited | null => {
      if (!has(turn.awaited, seat)) return null;
      return was === null || anew || has(this.acted, seat) ? { at, step: draft.steps } : was;
    });
    if (draft.game !== 'coin-set' || this.events.length === 0) return;
    if (this.hasHappened(LAID))
      draft.race = { ...draft.race, laidAt: at + UNDER_WAY + (this.hasHappened(['set']) ? SHOW_SET : 0) };
    draft.race = { ...draft.race, clocks: raceTurn(draft.race.clocks, turn, this.events, this.seenAt / 1000) };
  }

  private hasHappened(any: readonly string[]): boolean {
    return this.events.some(({ event }) => any.includes(event));
  }

  /** When people see how the table lies after the change: no time runs for coins that do not lie there yet. */
  private get seenAt(): number {
    return Math.max(this.at, this.draft.race.laidAt);
  }

  private noteForBots(): void {
    const { draft } = this;
    if (draft.seats.every((_, seat) => decider(draft, seat) === 'player' && draft.memories[seat] === null)) return;
    draft.memories = draft.memories.map((memory, seat) =>
      decider(draft, seat) === 'player' ? null : notedBy(draft, seat, memory, this.seenAt),
    );
  }
}

/** What a bot in that seat knows after it has seen the table as it is. */
export const notedBy = (table: Table, seat: Seat, memory: Memory | null, at: number): Memory =>
  observe(memory ?? newMemory(table.game, seat), gameOf(table).view(table.state, seat), at / 1000);

/** The first call is the earliest; of two at the same moment the one that arrived first. */
export const inOrder = (claims: readonly Claim[]): Claim[] => [...claims].sort((a, b) => a.at - b.at);

const seated = ({ id, name, crest }: GuestAbout) => ({ guest: id, name, crest });

const list = <T>(length: number, item: () => T): T[] => Array.from({ length }, item);

const replaced = <T>(items: readonly T[], index: number, item: T): T[] =>
  items.map((each, at) => (at === index ? item : each));

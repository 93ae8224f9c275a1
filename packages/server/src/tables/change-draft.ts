import { type Memory, newMemory, observe } from '@pouch/bots';
import type { SeatAbout, TableEvent } from '@pouch/protocol';
import {
  awaitedSince,
  changesLayout,
  type DecisionTurn,
  type Game,
  type Json,
  NOBODY,
  nextRaceClock,
  only,
  Refusal,
  type Seat,
  type Step,
  secondsShown,
  type Turn,
} from '@pouch/rules';
import type { Actor, Claim, Entry } from './entries.js';
import { afterPeopleEntry, withoutRequest } from './people.js';
import { reveal } from './reveal.js';
import { clockMs, decider, gameOf, type Person, personAt, type Table, turnOf } from './table.js';
import { movedTimes, settledAt } from './table-times.js';

type MutableTable = { -readonly [Name in keyof Table]: Table[Name] };

type GameEvent = { readonly event: string };

/** How long new coins may take to reach every display, in milliseconds: all show them when it is over. */
const DELIVERY_MS = 250;
/** After a pause nobody has less time than this. */
const LEAST_AFTER_PAUSE_MS = 10_000;

/**
 * A change of a table before it is stored: applies entries one by one to a copy of the table and collects the public
 * events. The log is read with the same code that writes it.
 */
export class ChangeDraft {
  readonly entries: Entry[] = [];
  readonly events: TableEvent[] = [];
  readonly table: Table;
  private readonly draft: MutableTable;
  private readonly turnBefore: Turn | undefined;
  private acted = NOBODY;
  private readonly gameEvents: GameEvent[] = [];
  private ownsState = false;
  private clockExpired = false;
  private drewChance = false;

  constructor(
    before: Table,
    readonly at: number,
  ) {
    this.draft = { ...settledAt(before, at), number: before.number + 1, at };
    this.table = this.draft;
    this.turnBefore = turnOf(this.draft);
  }

  add(entry: Entry): void {
    const { draft } = this;
    this.entries.push(entry);
    switch (entry.what) {
      case 'made':
        // `newTable` has put it into the table already.
        this.events.push({ what: 'made', by: entry.by });
        return;
      case 'step': {
        const step = this.game().notation.readStep(entry.step);
        if (step instanceof Refusal) throw new Error(`table ${draft.id}: unreadable step in the log: ${step.reason}`);
        this.take(step, entry.step, entry.by);
        return;
      }
      case 'claim':
        draft.race = { ...draft.race, claims: [...draft.race.claims, entry.claim], until: entry.until };
        return;
      case 'sat': {
        const { id: guest, name, crest } = entry.who;
        this.sit(entry.seat, { kind: 'person', guest, name, crest, plays: 'self', ready: false });
        break;
      }
      case 'bot-sat':
        this.sit(entry.seat, { kind: 'bot', name: entry.name, crest: entry.seat, level: entry.level });
        break;
      case 'cleared':
        this.sit(entry.seat, { kind: 'open' });
        draft.words = draft.words.with(entry.seat, null);
        break;
      case 'word':
        draft.words = draft.words.with(entry.seat, entry.word);
        break;
      case 'ready':
        this.changePerson(entry.seat, { ready: true });
        break;
      case 'rematch':
        this.changePerson(entry.seat, { ready: true, stays: undefined });
        break;
      case 'started':
        this.start();
        break;
      case 'left':
        this.changePerson(entry.seat, { plays: 'bot', standIn: 'left' });
        break;
      case 'stand-in':
        this.changePerson(entry.seat, { plays: 'bot', standIn: entry.why });
        break;
      case 'back':
        this.changePerson(entry.seat, { plays: 'self', standIn: undefined });
        this.countTimeouts(entry.seat, 0);
        break;
      case 'next':
        draft.next = entry.table;
        break;
      case 'rematch-declined':
        this.changePerson(entry.seat, { ready: false, stays: true });
        break;
      case 'rematch-withdrawn':
        draft.next = null;
        for (const seat of draft.seats.keys()) this.changePerson(seat, { ready: false, stays: undefined });
        draft.people = { ...draft.people, withdrawn: draft.people.withdrawn + 1 };
        break;
      case 'kept':
        draft.seats = draft.seats.with(entry.seat, { kind: 'open', keptFor: entry.who });
        break;
      case 'not-coming':
        draft.seats = draft.seats.map((each) =>
          each.kind === 'open' && each.keptFor?.id === entry.who.id ? { kind: 'open' } : each,
        );
        break;
      case 'host':
        draft.host = entry.guest;
        break;
      case 'changed':
        this.change(entry);
        break;
      case 'asked':
      case 'turned-away':
      case 'proposed':
      case 'agreed':
      case 'declined':
      case 'paused':
      case 'holiday':
        draft.people = afterPeopleEntry(draft.people, entry, this.at);
        break;
      case 'resumed':
        this.resume();
        break;
      case 'resigned':
        this.resign(entry);
        return;
      case 'called-off':
        this.events.push(entry);
        draft.people = { ...draft.people, stopped: { how: 'called-off' } };
        this.endGame();
        return;
      case 'said':
        break;
    }
    this.events.push(entry);
  }

  /** Takes a step that the rules allow, without parsing its JSON. */
  play(step: Step, by: Actor): void {
    const json = this.game().notation.step(step);
    this.entries.push({ what: 'step', by, step: json });
    this.take(step, json, by);
  }

  /** Applies what follows from the change as a whole: the end of the game, clocks and memories. Call this last. */
  finish(): Table {
    const turn = turnOf(this.draft);
    if (turn?.kind === 'over') this.endGame();
    else if (turn?.kind === 'chance') this.awaitChance();
    else if (turn?.kind === 'decide') {
      this.setClocks(turn);
      this.updateMemories();
    }
    return this.table;
  }

  /** How long everyone must see what this change found before chance is drawn, in milliseconds. */
  get shownMs(): number {
    return 1000 * secondsShown(this.game().race, this.gameEvents);
  }

  private game(): Game {
    return gameOf(this.draft);
  }

  private sit(seat: Seat, holder: SeatAbout): void {
    const { draft } = this;
    draft.seats = draft.seats.with(seat, holder);
    // A new player does not inherit a memory. The clock runs on: it is the seat's, and not the visit's.
    draft.memories = draft.memories.with(seat, null);
    const seatedIn = draft.people.seatedIn.with(seat, holder.kind === 'open' ? null : draft.number);
    draft.people = { ...draft.people, seatedIn, timeouts: draft.people.timeouts.with(seat, 0) };
    if (holder.kind === 'person') draft.people = withoutRequest(draft.people, holder.guest);
  }

  private changePerson(seat: Seat, change: { readonly [K in keyof Person]?: Person[K] | undefined }): void {
    const holder = this.draft.seats[seat];
    if (holder?.kind !== 'person') return;
    const changed = Object.entries({ ...holder, ...change }).filter(([, value]) => value !== undefined);
    this.draft.seats = this.draft.seats.with(seat, Object.fromEntries(changed) as Person);
  }

  private countTimeouts(seat: Seat, count: number): void {
    const { people } = this.draft;
    this.draft.people = { ...people, timeouts: people.timeouts.with(seat, count) };
  }

  /** The host has changed the table. Everyone has to agree to it anew. */
  private change({ kept, options, clock, visibility, newcomers }: Extract<Entry, { what: 'changed' }>): void {
    const { draft } = this;
    const from = <T>(before: readonly T[], added: T): T[] =>
      kept.map((seat) => (seat === null ? added : (before[seat] ?? added)));
    const { people } = draft;
    draft.seats = from<SeatAbout>(draft.seats, { kind: 'open' }).map((each) =>
      each.kind === 'person' ? { ...each, ready: false } : each,
    );
    draft.words = from(draft.words, null);
    draft.awaited = from(draft.awaited, null);
    draft.memories = from(draft.memories, null);
    draft.people = {
      ...people,
      newcomers,
      seatedIn: from(people.seatedIn, null),
      timeouts: from(people.timeouts, 0),
    };
    draft.options = options;
    draft.clock = clock;
    draft.visibility = visibility;
  }

  /** All clocks go on where they stood, with a little time at least. */
  private resume(): void {
    const { draft, at } = this;
    const { pause } = draft.people;
    if (pause === null) return;
    const { awaited, race, memories } = movedTimes(draft, at - pause.since);
    const least = at + LEAST_AFTER_PAUSE_MS - (clockMs(draft) ?? 0);
    draft.awaited = awaited.map((each) => (each === null ? null : { ...each, at: Math.max(each.at, least) }));
    draft.race = race;
    draft.memories = memories;
    draft.people = { ...draft.people, pause: null };
  }

  private resign(entry: Extract<Entry, { what: 'resigned' }>): void {
    const { draft } = this;
    const { seat } = entry;
    const guest = personAt(draft, seat)?.guest;
    this.events.push(entry);
    this.changePerson(seat, { plays: 'bot', standIn: 'resigned' });
    if (guest !== undefined) draft.people = { ...draft.people, resigned: [...draft.people.resigned, guest] };
    if (draft.seats.length > 2) return;
    const winners = [...draft.seats.keys()].filter((each) => each !== seat);
    draft.people = { ...draft.people, stopped: { how: 'resigned', seat, winners } };
    this.endGame();
  }

  private start(): void {
    const { draft } = this;
    draft.phase = 'playing';
    if (draft.people.codeUntil === 'start') draft.code = null;
    draft.startedAt = this.at;
    draft.seats = draft.seats.map((seat) => (seat.kind === 'person' ? { ...seat, ready: false } : seat));
    draft.state = this.game().setup(draft.seats.length, draft.options);
    this.ownsState = true;
  }

  private take(step: Step, json: Json, by: Actor): void {
    const { draft } = this;
    const game = this.game();
    if (!this.ownsState) draft.state = game.copy(draft.state);
    this.ownsState = true;
    const events: GameEvent[] = [];
    game.advance(draft.state, step, events);
    const seat = step.do === undefined ? null : step.seat;
    if (seat !== null) this.acted |= only(seat);
    if (seat !== null && by === 'player') this.countTimeouts(seat, 0);
    if (seat !== null && by === 'late') this.countTimeouts(seat, (draft.people.timeouts[seat] ?? 0) + 1);
    if (step.clock !== undefined) this.clockExpired = true;
    if (step.chance !== undefined) this.drewChance = true;
    const { known, sealed } = reveal(game, draft.state, draft.sealed, json);
    draft.sealed = sealed;
    const revealed = known.length === 0 ? {} : { known: [...known] };
    this.events.push({ what: 'step', step: draft.steps, by, seat, events, ...revealed });
    this.gameEvents.push(...events);
    draft.steps++;
    if (draft.race.until !== null && step.do === game.race?.call) this.closeClaims();
  }

  /** One of the calls of the same moment has been taken: everyone learns their order. */
  private closeClaims(): void {
    const { race } = this.draft;
    const calls = byTime(race.claims).map(({ seat, at }) => ({ seat, ms: Math.max(0, Math.round(at - race.laidAt)) }));
    if (calls.length > 1) this.events.push({ what: 'verdict', calls });
    this.draft.race = { ...race, claims: [], until: null };
  }

  private endGame(): void {
    const { draft } = this;
    draft.phase = 'over';
    draft.code = null;
    draft.people = { ...draft.people, proposal: null, pause: null, requests: [] };
    draft.endedAt = this.at;
    draft.awaited = draft.awaited.map(() => null);
    draft.memories = draft.memories.map(() => null);
    this.events.push({ what: 'over' });
  }

  /** Nobody can act, and no clock runs, until chance is drawn. */
  private awaitChance(): void {
    const { draft } = this;
    draft.awaited = draft.awaited.map(() => null);
    const clock = { ...draft.race.clock, deadline: null };
    draft.race = { ...draft.race, clock, chanceAt: draft.race.chanceAt ?? this.at + this.shownMs };
  }

  private setClocks(turn: DecisionTurn): void {
    const { draft, gameEvents, at } = this;
    draft.awaited = awaitedSince(
      draft.awaited,
      { before: this.turnBefore, after: turn, acted: this.acted, expired: this.clockExpired },
      { at, step: draft.steps },
    );
    const rules = this.game().race;
    if (rules === undefined || gameEvents.length === 0) return;
    // Older logs have what was found and the coins that followed in one change.
    const shownMs = this.drewChance ? this.shownMs : 0;
    if (changesLayout(rules, gameEvents)) draft.race = { ...draft.race, laidAt: at + DELIVERY_MS + shownMs };
    const clock = nextRaceClock(rules, draft.race.clock, turn, gameEvents, this.seenAt / 1000);
    draft.race = { ...draft.race, clock, chanceAt: null };
  }

  /** When people see the table after the change. No clock runs for coins that are not shown yet. */
  private get seenAt(): number {
    return Math.max(this.at, this.draft.race.laidAt);
  }

  private updateMemories(): void {
    const { draft } = this;
    if (draft.seats.every((_, seat) => decider(draft, seat) === 'player' && draft.memories[seat] === null)) return;
    draft.memories = draft.memories.map((memory, seat) =>
      decider(draft, seat) === 'player' ? null : memoryAfter(draft, seat, memory, this.seenAt),
    );
  }
}

/** The memory of a bot in that seat after it has seen the table as it is. */
export const memoryAfter = (table: Table, seat: Seat, memory: Memory | null, at: number): Memory =>
  observe(memory ?? newMemory(table.game, seat), gameOf(table).view(table.state, seat), at / 1000);

/** The earliest first; of two at the same moment the one that arrived first. */
export const byTime = (claims: readonly Claim[]): Claim[] => [...claims].sort((a, b) => a.at - b.at);

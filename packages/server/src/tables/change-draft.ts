import { type Memory, newMemory, observe } from '@pouch/bots';
import { FORMER_PLAYER, type SeatAbout, type TableEvent } from '@pouch/protocol';
import {
  awaitedSince,
  changesLayout,
  type DecisionTurn,
  type Game,
  has,
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
import { OMITTED, unnamed } from '../store/unname.js';
import type { Actor, Claim, Entry } from './entries.js';
import { mannersAfter } from './manners.js';
import { afterPeopleEntry, withoutRequest } from './people.js';
import { reveal } from './reveal.js';
import { clockMs, decider, gameOf, NO_RACE, type Person, personAt, seatOf, type Table, turnOf } from './table.js';
import { movedTimes, settledAt } from './table-times.js';

type MutableTable = { -readonly [Name in keyof Table]: Table[Name] };

type GameEvent = { readonly event: string };

/** How long new coins may take to reach every display, in milliseconds: all show them when it is over. */
const DELIVERY_MS = 250;
/** After a pause nobody has less time than this. */
const LEAST_AFTER_PAUSE_MS = 10_000;

/** When every page has begun to show a change, in milliseconds: slow devices are given time. */
const SHOW_BEGINS_MS = 500;

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
  /** The seats whose players have decided themselves: they have seen what was shown before. */
  private caughtUp = NOBODY;
  private readonly gameEvents: GameEvent[] = [];
  private ownsState = false;
  private clockExpired = false;
  private drewChance = false;
  private started = false;
  /** How long the steps of this change are shown, in milliseconds. */
  private showMs = 0;

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
      case 'silenced':
      case 'unsilenced':
      case 'removed':
      case 'readmitted':
      case 'watchers-chat':
        draft.manners = mannersAfter(draft.manners, entry);
        break;
      case 'ended':
        this.endWithoutResult(entry);
        break;
      case 'forgot':
        this.forget(entry);
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
      case 'unsaid':
      case 'webhook':
        break;
    }
    this.events.push(entry);
  }

  private endWithoutResult({ by, why }: Extract<Entry, { what: 'ended' }>): void {
    const { draft } = this;
    draft.phase = 'over';
    draft.code = null;
    draft.endedAt = this.at;
    draft.awaited = draft.awaited.map(() => null);
    draft.memories = draft.memories.map(() => null);
    draft.race = NO_RACE;
    draft.ended = { by, why };
  }

  /** The table without a person. Their seat stays, with an id that stands for nobody, and a bot plays on. */
  private forget({ guest, as, words }: Extract<Entry, { what: 'forgot' }>): void {
    const { draft } = this;
    const { state: _, sealed: __, memories: ___, ...about } = draft;
    Object.assign(draft, unnamed(about, { guest, as, called: FORMER_PLAYER, names: [] }));
    for (const seat of words) draft.words = draft.words.with(seat, OMITTED);
    if (words.length > 0) draft.lostWords = true;
    const seat = seatOf(draft, as);
    // After the game too: a rematch has no seat for them.
    if (seat !== undefined) this.changePerson(seat, { plays: 'bot', ready: false });
    if (draft.host !== as) return;
    const next = draft.seats.find((each) => each.kind === 'person' && each.guest !== as);
    if (next?.kind === 'person') draft.host = next.guest;
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

  /** How long chance must wait, in milliseconds: everyone gets ready for a race, and sees what this change found. */
  get chanceWaitsMs(): number {
    const { race } = this.game();
    return race !== undefined && this.started ? 1000 * race.startSeconds - DELIVERY_MS : this.foundMs;
  }

  private get foundMs(): number {
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
    draft.shownAt = from(draft.shownAt, 0);
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
    const { awaited, shownAt, race, memories } = movedTimes(draft, at - pause.since);
    const least = at + LEAST_AFTER_PAUSE_MS - (clockMs(draft) ?? 0);
    draft.awaited = awaited.map((each) => (each === null ? null : { ...each, at: Math.max(each.at, least) }));
    draft.shownAt = shownAt;
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
    this.started = true;
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
    if (seat !== null && by === 'player') this.caughtUp |= only(seat);
    if (seat !== null && by === 'player') this.countTimeouts(seat, 0);
    if (seat !== null && by === 'late') this.countTimeouts(seat, (draft.people.timeouts[seat] ?? 0) + 1);
    if (step.clock !== undefined) this.clockExpired = true;
    if (step.chance !== undefined) this.drewChance = true;
    const { known, sealed } = reveal(game, draft.state, draft.sealed, json);
    draft.sealed = sealed;
    const revealed = known.length === 0 ? {} : { known: [...known] };
    this.events.push({ what: 'step', step: draft.steps, by, seat, events, ...revealed });
    this.gameEvents.push(...events);
    this.showMs += Math.round(1000 * (game.showSeconds?.(events) ?? 0));
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
    const chanceAt = draft.race.chanceAt ?? this.at + this.chanceWaitsMs;
    // Pages count down to the first coins.
    const laidAt = this.started ? chanceAt + DELIVERY_MS : draft.race.laidAt;
    draft.race = { ...draft.race, clock, chanceAt, laidAt };
  }

  private setClocks(turn: DecisionTurn): void {
    const { draft, gameEvents, at } = this;
    this.awaitDecisions(turn);
    const rules = this.game().race;
    if (rules === undefined || gameEvents.length === 0) return;
    // Older logs have what was found and the coins that followed in one change.
    const foundMs = this.drewChance ? this.foundMs : 0;
    if (changesLayout(rules, gameEvents))
      draft.race = { ...draft.race, laidAt: Math.max(draft.race.laidAt, at + DELIVERY_MS + foundMs) };
    const clock = nextRaceClock(rules, draft.race.clock, turn, gameEvents, this.seenAt / 1000);
    draft.race = { ...draft.race, clock, chanceAt: null };
  }

  /**
   * A clock starts when what happened has been shown to its player.
   * The log does not have these times: logs of versions that knew no show give later ones, and never make anybody late.
   */
  private awaitDecisions(turn: DecisionTurn): void {
    const { draft, at } = this;
    const now = { at, step: draft.steps };
    const progress = { before: this.turnBefore, after: turn, acted: this.acted, expired: this.clockExpired };
    draft.shownAt = draft.shownAt.map((until, seat) =>
      this.shownAfter(has(this.caughtUp, seat) ? Math.min(until, at) : until),
    );
    draft.awaited = awaitedSince(draft.awaited, progress, now).map((since, seat) =>
      since === now ? { ...now, at: Math.max(at, draft.shownAt[seat] ?? at) } : since,
    );
  }

  /** Until when this change is shown where the last one is shown until then. */
  private shownAfter(until: number): number {
    return this.showMs === 0 ? until : Math.max(until, this.at + SHOW_BEGINS_MS) + this.showMs;
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

import type { About, Answer, Command, Message, PublicChange, Update } from '@pouch/protocol';
import { type Decision, GAMES, type Game, type Json, type Random } from '@pouch/rules';
import type WebSocket from 'ws';
import type { Identity } from './http.js';
import { randomDecision, stepOf } from './random-decisions.js';
import { word } from './seeded.js';
import { openSocket } from './socket.js';

/** A command without its id. */
export type CommandBody = Command extends infer Each ? (Each extends Command ? Omit<Each, 'id'> : never) : never;

/** An accepted command and the number of its change. */
export interface Accepted {
  readonly table: string;
  readonly id: string;
  readonly number: number;
  /** The decision, if the command was one. */
  readonly step: Json | undefined;
}

/** What a player knows of a table. */
export interface Seen {
  number: number;
  about: About | undefined;
  seat: number | null;
  view: unknown;
  /** In a race: when the coins may be shown, on the clock of `performance.now()`; no call is accepted before. */
  shownAt?: number;
  /** The public changes by number, as JSON. */
  readonly told: Map<number, string>;
}

interface Sent {
  readonly command: Command;
  /** The table's number when it was first sent. */
  readonly at: number;
  readonly answered: (answer: Answer) => void;
}

export interface PlayerOptions {
  /** Where to connect; resolves once a server is up. */
  readonly address: (player: ScriptedPlayer) => Promise<string>;
  readonly random: Random;
  /** Whether to decide nothing until `resume` is called. */
  readonly isPaused?: () => boolean;
  readonly onSent?: () => void;
  readonly onAccepted?: () => void;
  /** Whether to send every command twice, and old ones again later. */
  readonly repeats?: 'never' | 'always';
  /** The form of views in updates. Players need `view`. */
  readonly form?: 'view' | 'record';
  readonly onMessage?: (message: Message) => void;
  /** A frame has arrived. */
  readonly onFrame?: () => void;
}

/**
 * A scripted player over a real socket: sits at any number of tables, decides at random from the views, reconnects, and
 * repeats unanswered commands with the same id. Collects violations of the server's guarantees in `complaints`.
 */
export class ScriptedPlayer {
  readonly tables = new Map<string, Seen>();
  readonly accepted: Accepted[] = [];
  /** Commands that were refused, by id. */
  readonly refused = new Set<string>();
  readonly complaints: string[] = [];
  /** Answers beyond one for each command sent. */
  surplus = 0;
  /** Updates that skipped changes. */
  readonly gaps: string[] = [];
  private socket: WebSocket | undefined;
  private ready = false;
  private gone = false;
  private readonly unanswered = new Map<string, Sent>();
  /** Accepted commands with the numbers in their answers. */
  private readonly done = new Map<string, { readonly command: Command; readonly number: number | null }>();
  /** How many answers are outstanding on this connection, by command id. */
  private owed = new Map<string, number>();
  private readonly playing = new Map<string, Set<string>>();
  private readonly watchers = new Set<() => void>();

  constructor(
    readonly identity: Identity,
    private readonly options: PlayerOptions,
  ) {}

  async connect(): Promise<void> {
    if (this.gone) return;
    const base = await this.options.address(this);
    if (this.gone) return;
    const socket = openSocket(base, this.identity.cookie, {
      opened: () => undefined,
      received: (frame) => {
        if (this.socket === socket) this.receive(frame);
      },
      closed: () => {
        if (this.socket !== socket) return;
        this.ready = false;
        void this.connect();
      },
    });
    this.socket = socket;
  }

  /** Reconnects, perhaps to another server. */
  reconnect(): void {
    this.socket?.close();
  }

  end(): void {
    this.gone = true;
    this.socket?.terminate();
  }

  /** Subscribes to the table. */
  open(table: string): void {
    if (this.tables.has(table)) return;
    this.tables.set(table, { number: 0, about: undefined, seat: null, view: null, told: new Map() });
    if (this.ready) this.sendOpen(table);
  }

  /** Decides at this table whenever it is this player's turn. */
  play(table: string): void {
    this.playing.set(table, new Set());
    this.open(table);
    this.decide(table);
  }

  /** Continues after `isPaused`. */
  resume(): void {
    for (const table of this.playing.keys()) this.decide(table);
  }

  /** Sends a command until it is answered. */
  send(body: CommandBody): Promise<Answer> {
    const command = { ...body, id: word(this.options.random, 22) } as Command;
    return new Promise((answered) => {
      const at = 'table' in command ? (this.tables.get(command.table)?.number ?? 0) : 0;
      this.unanswered.set(command.id, { command, at, answered });
      if (this.ready) this.put(command);
      if (this.ready && this.options.repeats === 'always') this.repeat(command);
    });
  }

  /** Resolves when the condition holds. */
  until(isSo: () => boolean): Promise<void> {
    return new Promise((resolve) => {
      const check = (): void => {
        if (!isSo()) return;
        this.watchers.delete(check);
        resolve();
      };
      this.watchers.add(check);
      check();
    });
  }

  isOver(table: string): boolean {
    return this.tables.get(table)?.about?.phase === 'over';
  }

  private put(command: Command): void {
    this.owed.set(command.id, (this.owed.get(command.id) ?? 0) + 1);
    this.socket?.send(JSON.stringify(command));
    this.options.onSent?.();
  }

  private repeat(command: Command): void {
    this.put(command);
    const old = [...this.done.values()][this.options.random.below(2 * this.done.size + 1)];
    if (old !== undefined) this.put(old.command);
  }

  private sendOpen(table: string): void {
    const since = this.tables.get(table)?.number ?? 0;
    const id = `open-${word(this.options.random, 16)}`;
    this.owed.set(id, 1);
    this.socket?.send(JSON.stringify({ id, do: 'open', table, since, form: this.options.form ?? 'view' }));
  }

  private receive(frame: string): void {
    this.options.onFrame?.();
    for (const message of JSON.parse(frame) as Message[]) this.take(message);
    for (const check of [...this.watchers]) check();
  }

  private take(message: Message): void {
    this.options.onMessage?.(message);
    switch (message.kind) {
      case 'hello':
        this.ready = true;
        this.owed = new Map();
        for (const table of this.tables.keys()) this.sendOpen(table);
        for (const { command } of this.unanswered.values()) this.put(command);
        return;
      case 'answer':
        return this.takeAnswer(message);
      case 'update':
        return this.takeUpdate(message);
      case 'here':
      case 'lobby':
      case 'lobby-changes':
      case 'bye':
        return;
    }
  }

  private takeAnswer(answer: Answer): void {
    const id = answer.id ?? '';
    const owed = this.owed.get(id) ?? 0;
    if (owed === 0) this.surplus++;
    else this.owed.set(id, owed - 1);
    const sent = this.unanswered.get(id);
    if (sent === undefined) return this.takeRepeated(id, answer);
    this.unanswered.delete(id);
    const { command } = sent;
    if (!answer.ok) this.refused.add(id);
    if (answer.ok && 'table' in command && answer.number !== null) {
      const step = command.do === 'decide' ? (command.step as Json) : undefined;
      this.done.set(id, { command, number: answer.number });
      this.accepted.push({ table: command.table, id, number: answer.number, step });
      this.options.onAccepted?.();
    }
    sent.answered(answer);
    if (command.do === 'decide') this.afterDecision(command.table, command.step.do, sent.at, answer);
  }

  private takeRepeated(id: string, answer: Answer): void {
    const done = this.done.get(id);
    const text = JSON.stringify(answer);
    if (id.startsWith('open-') && !answer.ok) this.complaints.push(`could not open a table: ${text}`);
    if (done === undefined) return;
    if (!answer.ok || answer.number !== done.number)
      this.complaints.push(`${id} was answered with ${done.number}, and then with ${text}`);
  }

  /** A refused decision is not repeated before the table has changed. */
  private afterDecision(table: string, name: string, at: number, answer: Answer): void {
    const seen = this.tables.get(table);
    if (seen === undefined) return;
    if (!answer.ok && seen.number === at) this.playing.get(table)?.add(name);
    if (!answer.ok || (answer.number !== null && seen.number >= answer.number)) this.decide(table);
  }

  private takeUpdate(update: Update): void {
    const seen = this.tables.get(update.table);
    if (seen === undefined) {
      this.complaints.push(`an update of ${update.table}, which was not opened`);
      return;
    }
    for (const told of update.told) this.takeChange(update.table, seen, told);
    if (update.since > seen.number) {
      this.gaps.push(`${seen.about?.game}: ${update.since} after ${seen.number}`);
      return this.sendOpen(update.table);
    }
    if (update.number < seen.number) return;
    if (update.number > seen.number) this.playing.get(update.table)?.clear();
    seen.number = update.number;
    seen.seat = update.seat;
    seen.view = update.view;
    seen.shownAt = performance.now() + Math.max(0, (update.deadlines?.laid ?? 0) - update.now);
    if (update.about !== undefined) seen.about = update.about;
    this.decide(update.table);
  }

  private takeChange(table: string, seen: Seen, told: PublicChange): void {
    const text = JSON.stringify(told);
    const before = seen.told.get(told.number);
    if (before !== undefined && before !== text)
      this.complaints.push(`change ${told.number} of ${table} was told as ${before} and then as ${text}`);
    seen.told.set(told.number, text);
  }

  private decide(table: string): void {
    const refused = this.playing.get(table);
    const seen = this.tables.get(table);
    if (refused === undefined || seen?.about?.phase !== 'playing' || seen.seat === null || seen.view === null) return;
    if (this.isDeciding(table) || this.options.isPaused?.()) return;
    const game: Game = GAMES[seen.about.game];
    const decision: Decision | undefined = randomDecision(game, seen.view, seen.seat, this.options.random, refused);
    if (decision === undefined) return;
    const wait = decision.do === game.race?.call ? (seen.shownAt ?? 0) - performance.now() : 0;
    if (wait > 0) setTimeout(() => this.decide(table), wait + 2);
    else void this.send({ do: 'decide', table, step: stepOf(game, decision) });
  }

  private isDeciding(table: string): boolean {
    for (const { command } of this.unanswered.values())
      if (command.do === 'decide' && command.table === table) return true;
    return false;
  }
}

import type { About, Answer, Command, Message, PublicChange, Update } from '@pouch/protocol';
import { type Decision, GAMES, type Game, type Json, type Random } from '@pouch/rules';
import type WebSocket from 'ws';
import type { Identity } from './http.js';
import { randomDecision, stepOf } from './random-decisions.js';
import { word } from './seeded.js';
import { openSocket } from './socket.js';

/** A command without its id: the person gives it one. */
export type CommandBody = Command extends infer Each ? (Each extends Command ? Omit<Each, 'id'> : never) : never;

/** What the server has accepted: this command is the change of this number. */
export interface Accepted {
  readonly table: string;
  readonly id: string;
  readonly number: number;
  /** The decision that was sent, if it was one. */
  readonly step: Json | undefined;
}

/** What a person knows of a table. */
export interface Seen {
  number: number;
  about: About | undefined;
  seat: number | null;
  view: unknown;
  /** By number: what was told of each change, as JSON. */
  readonly told: Map<number, string>;
}

interface Sent {
  readonly command: Command;
  /** The change that the table was at when it was first sent. */
  readonly at: number;
  readonly answered: (answer: Answer) => void;
}

export interface PlayerOptions {
  /** Where to connect to; resolves once somebody serves. */
  readonly address: (person: ScriptedPlayer) => Promise<string>;
  readonly random: Random;
  /** Whether they leave what there is to decide for later, until they are told to go on. */
  readonly isResting?: () => boolean;
  readonly onSent?: () => void;
  readonly onAccepted?: () => void;
  /** Nagging people send every command twice, and again later what was answered long ago. */
  readonly manner?: 'plain' | 'nagging';
  /** The form in which they want to see the game; those who play need views. */
  readonly form?: 'view' | 'record';
  readonly onMessage?: (message: Message) => void;
  /** Something came in: the tests fail when nothing does any more. */
  readonly onHeard?: () => void;
}

/**
 * A scripted person over a real socket. They sit at any number of tables, decide at random from what they see, connect
 * again whenever they are cut off, and send again, with the same id, whatever was not answered. They trust nobody:
 * `complaints` holds whatever the server did that it has accepted not to do.
 */
export class ScriptedPlayer {
  readonly tables = new Map<string, Seen>();
  readonly accepted: Accepted[] = [];
  /** Commands that were refused, by id. */
  readonly refused = new Set<string>();
  readonly complaints: string[] = [];
  /** Answers beyond the one that every command sent gets. */
  surplus = 0;
  /** Updates that told of changes after others that were never heard of. */
  readonly gaps: string[] = [];
  private socket: WebSocket | undefined;
  private ready = false;
  private gone = false;
  private readonly unanswered = new Map<string, Sent>();
  /** Commands that were done, with the number that was answered. */
  private readonly done = new Map<string, { readonly command: Command; readonly number: number | null }>();
  /** Commands of this connection that have no answer yet, by id: how many of them. */
  private owed = new Map<string, number>();
  private readonly playing = new Map<string, Set<string>>();
  private readonly watchers = new Set<() => void>();

  constructor(
    readonly identity: Identity,
    private readonly around: PlayerOptions,
  ) {}

  async connect(): Promise<void> {
    if (this.gone) return;
    const base = await this.around.address(this);
    if (this.gone) return;
    const socket = openSocket(base, this.identity.cookie, {
      opened: () => undefined,
      heard: (frame) => {
        if (this.socket === socket) this.hear(frame);
      },
      closed: () => {
        if (this.socket !== socket) return;
        this.ready = false;
        void this.connect();
      },
    });
    this.socket = socket;
  }

  /** Leaves this connection for whatever address there is now. */
  move(): void {
    this.socket?.close();
  }

  end(): void {
    this.gone = true;
    this.socket?.terminate();
  }

  /** Hears of the table from now on. */
  open(table: string): void {
    if (this.tables.has(table)) return;
    this.tables.set(table, { number: 0, about: undefined, seat: null, view: null, told: new Map() });
    if (this.ready) this.sendOpen(table);
  }

  /** Decides at this table whenever it is for them to decide. */
  play(table: string): void {
    this.playing.set(table, new Set());
    this.open(table);
    this.decide(table);
  }

  /** Decides wherever they have rested. */
  goOn(): void {
    for (const table of this.playing.keys()) this.decide(table);
  }

  /** Sends a command until it is answered. */
  send(wish: CommandBody): Promise<Answer> {
    const command = { ...wish, id: word(this.around.random, 22) } as Command;
    return new Promise((answered) => {
      const at = 'table' in command ? (this.tables.get(command.table)?.number ?? 0) : 0;
      this.unanswered.set(command.id, { command, at, answered });
      if (this.ready) this.put(command);
      if (this.ready && this.around.manner === 'nagging') this.nag(command);
    });
  }

  /** Resolves when what the person knows is as asked. */
  until(isSo: () => boolean): Promise<void> {
    return new Promise((resolve) => {
      const look = (): void => {
        if (!isSo()) return;
        this.watchers.delete(look);
        resolve();
      };
      this.watchers.add(look);
      look();
    });
  }

  isOver(table: string): boolean {
    return this.tables.get(table)?.about?.phase === 'over';
  }

  private put(command: Command): void {
    this.owed.set(command.id, (this.owed.get(command.id) ?? 0) + 1);
    this.socket?.send(JSON.stringify(command));
    this.around.onSent?.();
  }

  private nag(command: Command): void {
    this.put(command);
    const old = [...this.done.values()][this.around.random.below(2 * this.done.size + 1)];
    if (old !== undefined) this.put(old.command);
  }

  private sendOpen(table: string): void {
    const since = this.tables.get(table)?.number ?? 0;
    const id = `open-${word(this.around.random, 16)}`;
    this.owed.set(id, 1);
    this.socket?.send(JSON.stringify({ id, do: 'open', table, since, form: this.around.form ?? 'view' }));
  }

  private hear(frame: string): void {
    this.around.onHeard?.();
    for (const message of JSON.parse(frame) as Message[]) this.take(message);
    for (const look of [...this.watchers]) look();
  }

  private take(message: Message): void {
    this.around.onMessage?.(message);
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
      this.around.onAccepted?.();
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

  /** A refused decision is not tried again before the table has changed. */
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
    for (const told of update.told) this.takeTold(update.table, seen, told);
    if (update.since > seen.number) {
      this.gaps.push(`${seen.about?.game}: ${update.since} after ${seen.number}`);
      return this.sendOpen(update.table);
    }
    if (update.number < seen.number) return;
    if (update.number > seen.number) this.playing.get(update.table)?.clear();
    seen.number = update.number;
    seen.seat = update.seat;
    seen.view = update.view;
    if (update.about !== undefined) seen.about = update.about;
    this.decide(update.table);
  }

  private takeTold(table: string, seen: Seen, told: PublicChange): void {
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
    if (this.isDeciding(table) || this.around.isResting?.()) return;
    const game: Game = GAMES[seen.about.game];
    const decision: Decision | undefined = randomDecision(game, seen.view, seen.seat, this.around.random, refused);
    if (decision !== undefined) void this.send({ do: 'decide', table, step: stepOf(game, decision) });
  }

  private isDeciding(table: string): boolean {
    for (const { command } of this.unanswered.values())
      if (command.do === 'decide' && command.table === table) return true;
    return false;
  }
}

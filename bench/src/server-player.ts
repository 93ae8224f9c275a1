import type { Answer, Message, Update } from '@pouch/protocol';
import type { SocketOptions } from './server-client.js';
import { type Client, nextId, openClient, type SetUp } from './server-setup.js';

/** A scripted player of Pirate Coins: decides when asked, then asks for a rematch and goes on at the new table. */

/** What becomes of the decisions of all players. */
export interface Journal {
  /** Nobody decides any more. */
  readonly stopping: boolean;
  sent(id: string, at: number): void;
  confirmed(id: string, table: string, millis: number): void;
  /** The server said no. If this returns, the player asks again after a second. */
  refused(reason: string, id?: string): void;
  /** All players of a table have seen what a turn brought, so long after the last of them had decided. */
  revealed(millis: number): void;
  gameOver(): void;
}

/** The part of a view of Pirate Coins that a client needs to decide. */
export interface Seen {
  readonly status: 'playing' | 'over';
  readonly toAct: readonly number[];
  readonly round: number;
  readonly turn: number;
}

/** Comes after every turn of a game. */
const OVER = 1_000_000;
export const turnOf = (seen: Seen): number => (seen.status === 'over' ? OVER : seen.round * 1000 + seen.turn);

/** A turn whose end not all players have seen. */
interface Turn {
  readonly turn: number;
  lastSent: number;
  unseen: number;
}

/** The turns of a game, shared by its players. */
export class Party {
  private turns: Turn[] = [];

  constructor(
    private readonly size: number,
    private readonly journal: Pick<Journal, 'revealed'>,
  ) {}

  sent(turn: number, now: number): void {
    const known = this.turns.find((each) => each.turn === turn);
    if (known === undefined) this.turns.push({ turn, lastSent: now, unseen: this.size });
    else known.lastSent = now;
  }

  /** One of them has seen the end of these turns. */
  saw(from: number, to: number, now: number): void {
    let over = false;
    for (const each of this.turns) {
      if (each.turn < from || each.turn >= to || --each.unseen > 0) continue;
      over = true;
      this.journal.revealed(now - each.lastSent);
    }
    if (over) this.turns = this.turns.filter((each) => each.unseen > 0);
  }
}

const AGAIN_MS = 1000;

export class Player {
  private client: Client | undefined;
  private table = '';
  /** The table of the last game: some of its updates may still arrive. */
  private left = '';
  private turn = 0;
  /** The last turn for which a decision was sent or scheduled. */
  private decided = 0;
  private waiting: { readonly id: string; readonly table: string; readonly at: number } | undefined;

  constructor(
    private readonly party: Party,
    /** Milliseconds between two decisions; 0 for as fast as the server allows. */
    private readonly pace: number,
    private readonly journal: Journal,
    private readonly look?: (seen: Seen) => void,
  ) {}

  async connect(server: URL, options: SocketOptions = {}): Promise<Client> {
    this.client = await openClient(server, (message) => this.hear(message), options);
    return this.client;
  }

  get idle(): boolean {
    return this.waiting === undefined;
  }

  private ask(name: SetUp, table: string): void {
    this.client?.ask(name, table).catch((error: Error) => {
      this.journal.refused(error.message);
      setTimeout(() => this.ask(name, table), AGAIN_MS);
    });
  }

  private hear(message: Message): void {
    switch (message.kind) {
      case 'answer':
        return this.answered(message);
      case 'update':
        return this.see(message);
      case 'bye':
        return this.journal.refused('the server says goodbye');
      default:
        return;
    }
  }

  private answered(answer: Answer): void {
    if (this.waiting === undefined || answer.id !== this.waiting.id)
      return this.journal.refused('an answer that nobody waits for');
    const { id, table, at } = this.waiting;
    this.waiting = undefined;
    if (answer.ok) return this.journal.confirmed(id, table, performance.now() - at);
    this.journal.refused(answer.reason, id);
    const { turn } = this;
    setTimeout(() => this.turn === turn && this.decide(turn), AGAIN_MS);
  }

  private see(update: Update): void {
    if (update.table === this.left) return;
    if (update.view !== null) this.play(update.table, update.seat as number, update.view as Seen);
    for (const { happened } of update.told)
      for (const each of happened) if (each.what === 'next') this.move(each.table);
  }

  private play(table: string, seat: number, seen: Seen): void {
    this.table = table;
    this.look?.(seen);
    const turn = turnOf(seen);
    if (turn > this.turn) {
      this.party.saw(this.turn, turn, performance.now());
      this.turn = turn;
    }
    if (this.journal.stopping || this.decided === turn) return;
    if (seen.status === 'over') {
      this.decided = turn;
      if (seat === 0) this.journal.gameOver();
      this.ask('rematch', table);
    } else if (seen.toAct.includes(seat)) {
      this.decided = turn;
      // A turn takes as long as the slowest of them, and not all of them always take part.
      if (this.pace === 0) this.decide(turn);
      else setTimeout(() => this.decide(turn), this.pace * (0.2 + 0.7 * Math.random()));
    }
  }

  private decide(turn: number): void {
    if (this.journal.stopping || this.client === undefined) return;
    const side = Math.random() < 0.25 ? 'monster' : 'skull';
    const id = nextId();
    const at = performance.now();
    this.waiting = { id, table: this.table, at };
    this.journal.sent(id, at);
    this.party.sent(turn, at);
    this.client.socket.send(
      `{"id":"${id}","do":"decide","table":"${this.table}","step":{"do":"choose","side":"${side}"}}`,
    );
  }

  /** Asks for a rematch, which starts when all of them do. */
  private move(table: string): void {
    this.left = this.table;
    this.turn = 0;
    this.decided = 0;
    this.ask('close', this.table);
    this.ask('open', table);
  }
}

import {
  type About,
  type Answer,
  connect,
  PouchApi,
  type PouchSocket,
  RequestRefused,
  type Update,
} from '@pouch/protocol';
import { GAMES, type Game, type GameId, type Json, type Random } from '@pouch/rules';
import WebSocket from 'ws';
import { type Identity, newGuest } from '../clients/http.js';
import { randomDecision, stepOf } from '../clients/random-decisions.js';
import type { Accepted, Seen } from '../clients/scripted-player.js';
import type { Participant } from '../clients/verify-table.js';

/** What a program knows of a table, and the decisions refused since its last change. */
interface Board extends Omit<Seen, 'told'> {
  readonly refused: Set<string>;
  deciding: boolean;
  over: () => void;
}

/** A program that plays with a bot token through the client library. */
export class BotProgram implements Participant {
  readonly accepted: Accepted[] = [];
  readonly refused = new Set<string>();
  readonly tables = new Map<string, Board>();

  private constructor(
    readonly identity: Identity,
    private readonly api: PouchApi,
    private readonly socket: PouchSocket,
    private readonly random: Random,
    private readonly onFrame: () => void,
  ) {}

  /** HTTP goes to the server directly; the socket goes through the faulty network. */
  static async start(
    base: string,
    network: string,
    name: string,
    random: Random,
    onFrame: () => void,
  ): Promise<BotProgram> {
    const identity = await newGuest(base, name);
    const headers = { cookie: identity.cookie };
    const asked = await fetch(`${base}/api/guest/bot-token`, { method: 'POST', headers });
    const { token } = (await asked.json()) as { token: string };
    const socket = connect({ url: network, token, WebSocket, timeouts: { retryMin: 4, retryMax: 40 } });
    return new BotProgram(identity, new PouchApi({ url: base, token }), socket, random, onFrame);
  }

  end(): void {
    this.socket.close();
  }

  async makeTable(game: GameId, options: Json, seats: number): Promise<string> {
    const made = await this.api.makeTable({
      game,
      options,
      seats: Array.from({ length: seats }, () => 'open' as const),
      maker: 'watches',
    });
    if (made instanceof RequestRefused) throw new Error(made.reason);
    return made.about.id;
  }

  /** Subscribes to the table until the game is over. */
  watch(table: string): Promise<void> {
    return new Promise((over) => {
      const board: Board = {
        number: 0,
        about: undefined,
        seat: null,
        view: null,
        refused: new Set(),
        deciding: false,
        over,
      };
      this.tables.set(table, board);
      this.socket.open(table, { form: 'view', onUpdate: (update) => this.look(board, update) });
    });
  }

  /** Sits down, is ready, and plays until the game is over. */
  async play(table: string): Promise<void> {
    const over = this.watch(table);
    await this.ask(table, { do: 'sit', table });
    await this.ask(table, { do: 'ready', table });
    await over;
  }

  private async ask(table: string, asked: Parameters<PouchSocket['ask']>[0], step?: Json): Promise<Answer> {
    const answer = await this.socket.ask(asked);
    if (!answer.ok) this.refused.add(answer.id ?? '');
    else if (answer.number !== null) this.accepted.push({ table, id: answer.id, number: answer.number, step });
    return answer;
  }

  private look(board: Board, update: Update): void {
    this.onFrame();
    if (update.number > board.number) board.refused.clear();
    board.number = update.number;
    board.seat = update.seat;
    board.view = update.view;
    board.shownAt = performance.now() + Math.max(0, (update.deadlines?.laid ?? 0) - update.now);
    board.about = update.about ?? board.about;
    if (board.about?.phase === 'over') board.over();
    else void this.decide(update.table, board);
  }

  private async decide(table: string, board: Board): Promise<void> {
    const { about, seat, view } = board;
    if (board.deciding || about?.phase !== 'playing' || seat === null || view === null) return;
    const game: Game = GAMES[(about as About).game];
    const decision = randomDecision(game, view, seat, this.random, board.refused);
    if (decision === undefined) return;
    // Nobody can call before the coins are shown.
    const wait = decision.do === game.race?.call ? (board.shownAt ?? 0) - performance.now() : 0;
    if (wait > 0) return void setTimeout(() => void this.decide(table, board), wait + 2);
    board.deciding = true;
    const at = board.number;
    const step = stepOf(game, decision);
    const answer = await this.ask(table, { do: 'decide', table, step }, step);
    board.deciding = false;
    if (!answer.ok && board.number === at) board.refused.add(decision.do);
    if (!answer.ok || board.number >= (answer.number ?? 0)) await this.decide(table, board);
  }
}

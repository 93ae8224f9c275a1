import { type About, type CommandInput, newId, RequestRefused } from '@pouch/protocol';
import { GAMES, type Json } from '@pouch/rules';
import { deviceTexts } from '../device/storage.ts';
import { fetchLog } from './fetch-log.ts';
import type { Answered, Shown } from './online-game.ts';
import { keepSending, sendingTo, sent } from './sending.ts';
import type { Server } from './server.ts';
import { OnlineTable } from './table.ts';
import {
  afterTableMessage,
  newTrackedTable,
  type TableEffect,
  type TableMessage,
  type TableState,
  type TrackedTable,
} from './table-state.ts';

type WithoutTable<Any> = Any extends { readonly table: string } ? Omit<Any, 'table'> : never;
/** A command at this table; decisions go through its source. */
export type TableCommand = WithoutTable<Exclude<CommandInput, { do: 'decide' | 'time' }>>;

/** What a table needs of the server. */
export type TableServer = Pick<
  Server,
  'line' | 'me' | 'subscribe' | 'guest' | 'socket' | 'tryNow' | 'watchLine' | 'now' | 'here'
> & {
  readonly api: Pick<Server['api'], 'log'>;
};

/** The page's connection to a table on the server: who is there, the chat, and the game once it has started. */
export class TableConnection {
  private tracked: TrackedTable;
  private game: OnlineTable | undefined;
  private readonly listeners = new Set<() => void>();
  private readonly stop: (() => void)[] = [];
  private closed = false;

  constructor(
    readonly id: string,
    private readonly server: TableServer,
    private readonly texts = deviceTexts(),
  ) {
    this.tracked = newTrackedTable(server.line());
    this.stop.push(server.subscribe(() => this.hear({ kind: 'line', line: server.line(), me: server.me() })));
    void this.open();
  }

  view = (): TableState => this.tracked.table;

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Sends a command; resolves to the reason of a refusal, or undefined. */
  async ask(command: TableCommand): Promise<string | undefined> {
    const answer = await this.server.socket().ask({ ...command, table: this.id } as CommandInput);
    return answer.ok ? undefined : answer.reason;
  }

  tryNow = (): void => this.server.tryNow();

  close(): void {
    this.closed = true;
    for (const stop of this.stop.splice(0)) stop();
    this.server.watchLine('usually');
    this.game?.close();
    this.listeners.clear();
  }

  /** Opening a table makes this device a guest of the server. */
  private async open(): Promise<void> {
    try {
      const me = await this.server.guest();
      if (me instanceof RequestRefused) return this.hear({ kind: 'refused', reason: me.reason });
      this.hear({ kind: 'me', me });
    } catch {
      // The server cannot be reached; its first message will say who I am.
    }
    if (this.closed) return;
    const opened = this.server.socket().open(this.id, {
      form: 'view',
      onUpdate: (update, missed) => this.hear({ kind: 'update', update, missed }),
      onHere: ({ guests, watchers, away }) => this.hear({ kind: 'here', guests, watchers, away }),
      onRefused: (reason) => this.hear({ kind: 'refused', reason }),
    });
    this.stop.push(() => opened.close());
    for (const { id, command } of sendingTo(this.id, this.texts)) void this.send(id, command);
  }

  private hear(message: TableMessage): void {
    if (this.closed) return;
    const { state, effects } = afterTableMessage(this.tracked, message);
    if (state === this.tracked) return;
    this.tracked = state;
    for (const effect of effects) this.perform(effect);
    const { about, here, line } = this.tracked.table;
    if (about !== undefined) this.game?.around(about, here.guests, line.connection);
    this.server.watchLine(isTimed(this.tracked.table) ? 'closely' : 'usually');
    for (const listener of [...this.listeners]) listener();
  }

  private perform(effect: TableEffect): void {
    switch (effect.kind) {
      case 'fetch': {
        const { after, until } = effect;
        const page = (from: number) => this.server.api.log(this.id, from);
        void fetchLog(page, after, until).then((told) => this.hear({ kind: 'fetched', told }));
        return;
      }
      case 'play': {
        const { update, about, before } = effect;
        this.game ??= this.newGame(about);
        this.game.take(update, about, before);
        if (this.tracked.table.source === undefined)
          this.tracked = afterTableMessage(this.tracked, { kind: 'started', source: this.game.source }).state;
      }
    }
  }

  private newGame(about: About): OnlineTable {
    const game = GAMES[about.game];
    return new OnlineTable(
      game,
      about,
      this.server,
      (decision, shown) => this.decide(game.notation.step(decision), shown),
      () => void this.ask({ do: 'resume' }),
    );
  }

  /** Sends a decision and stores it until it is answered: it is resent as often as needed, and done once. */
  private decide({ seat: _, ...step }: Json, shown: Shown | undefined): Promise<Answered> {
    const command = { do: 'decide', table: this.id, step, ...(shown && { shown }) } as CommandInput;
    const id = newId();
    keepSending(this.id, { id, command }, this.texts);
    return this.send(id, command);
  }

  private async send(id: string, command: CommandInput): Promise<Answered> {
    const answer = await this.server.socket().ask(command, id);
    sent(this.id, id, this.texts);
    return answer.ok ? { number: answer.number ?? 0 } : { reason: answer.reason };
  }
}

/** Whether a clock of mine may run. */
const isTimed = ({ about, seat }: TableState): boolean =>
  about?.phase === 'playing' && about.clock !== 'none' && about.clock !== 'slow' && seat !== undefined;

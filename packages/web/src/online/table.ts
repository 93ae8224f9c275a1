import type { About, Update } from '@pouch/protocol';
import type { Decision, Game } from '@pouch/rules';
import type { Connection, Snapshot, TableSource } from '../table/source.ts';
import {
  type Answered,
  afterGameMessage,
  type Before,
  type GameEffect,
  type GameMessage,
  newOnlineGame,
  type OnlineGame,
  type Shown,
} from './online-game.ts';
import type { Server } from './server.ts';
import { snapshotOf } from './snapshot.ts';

export type Send = (decision: Decision, shown: Shown | undefined) => Promise<Answered>;

/** A game on the server as a table source. It shows nothing that the server has not confirmed. */
export class OnlineTable {
  readonly source: TableSource;
  private readonly listeners = new Set<() => void>();
  private state: OnlineGame;
  private current: Snapshot | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    game: Game,
    about: About,
    private readonly server: Pick<Server, 'now' | 'here'>,
    private readonly send: Send,
    resume: () => void,
  ) {
    this.state = newOnlineGame(game, about);
    this.source = {
      game,
      canPause: false,
      snapshot: () => {
        this.current ??= snapshotOf(this.state, this.server.here);
        return this.current;
      },
      subscribe: (listener) => {
        this.listeners.add(listener);
        return () => this.listeners.delete(listener);
      },
      moments: (since) => this.state.history.moments.slice(Math.max(0, since), this.state.shown),
      decide: (decision) => this.hear({ kind: 'decide', decision }),
      uncover: () => {},
      cover: () => {},
      pause: () => {},
      resume,
      seconds: () => {
        const { endedAt, startedAt } = this.state.about;
        const passed = ((endedAt ?? server.now()) - (startedAt ?? server.now())) / 1000;
        // Nothing counts before the first coins.
        return Math.max(0, passed - (game.race?.startSeconds ?? 0));
      },
      close: () => this.listeners.clear(),
    };
  }

  take(update: Update, about: About, before: Before = 'known'): void {
    this.hear({ kind: 'update', update, about, before });
  }

  /** Updates who is there and the state of the connection. */
  around(about: About, here: readonly string[], connection: Connection): void {
    this.hear({ kind: 'around', about, here, connection });
  }

  close(): void {
    clearTimeout(this.timer);
    this.source.close();
  }

  private hear(message: GameMessage): void {
    const now = { server: this.server.now(), page: performance.now() };
    const { state, effects } = afterGameMessage(this.state, message, now);
    if (state === this.state) return;
    this.state = state;
    this.current = undefined;
    for (const listener of [...this.listeners]) listener();
    for (const effect of effects) this.perform(effect);
  }

  private perform(effect: GameEffect): void {
    switch (effect.kind) {
      case 'send':
        void this.send(effect.decision, effect.shown).then((answer) =>
          this.hear({ kind: 'answered', id: effect.id, answer }),
        );
        return;
      case 'wait':
        clearTimeout(this.timer);
        this.timer = setTimeout(() => this.hear({ kind: 'due' }), effect.millis);
    }
  }
}

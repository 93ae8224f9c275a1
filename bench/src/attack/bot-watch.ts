import { type Seen, turnOf } from '../server-player.js';

/** Measures how long a bot in a seat takes to decide, as the person beside it sees it. */
export class BotWatch {
  private asked: { readonly turn: number; readonly at: number; readonly note: (millis: number) => void } | undefined;

  constructor(
    private readonly seat: number,
    /** Where an answer counts is settled when the bot is asked. */
    private readonly noteNow: () => (millis: number) => void,
  ) {}

  readonly look = (seen: Seen): void => {
    const turn = turnOf(seen);
    const acts = seen.status === 'playing' && seen.toAct.includes(this.seat);
    if (this.asked !== undefined && (turn !== this.asked.turn || !acts)) this.end();
    if (acts && this.asked === undefined) this.asked = { turn, at: performance.now(), note: this.noteNow() };
  };

  /** A bot that has not answered yet counts with the time until now. */
  end(): void {
    if (this.asked === undefined) return;
    this.asked.note(performance.now() - this.asked.at);
    this.asked = undefined;
  }
}

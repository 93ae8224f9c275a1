/** A tick of chart and timeline: the end of a round, say. */
export interface Tick {
  readonly label: string;
  readonly moment: number;
}

/**
 * Chart and timeline give every round the same room, however many steps it took. A place on them is told by the tick
 * before it and the way to the next: 2.5 is halfway from tick 2 to tick 3.
 */
export class Scale {
  readonly ticks: readonly Tick[];

  /** `marks` in the order of the game; the scale goes from the set-up to the last moment even if they do not. */
  constructor(marks: readonly Tick[], last: number) {
    const ticks: Tick[] = [];
    for (const mark of marks) if (mark.moment > (ticks.at(-1)?.moment ?? -1) && mark.moment <= last) ticks.push(mark);
    if (ticks[0]?.moment !== 0) ticks.unshift({ label: '', moment: 0 });
    if ((ticks.at(-1)?.moment ?? 0) < last) ticks.push({ label: '', moment: last });
    this.ticks = ticks;
  }

  /** How many stretches there are between ticks; 0 for a game without steps. */
  get length(): number {
    return this.ticks.length - 1;
  }

  /** The place of a position in moments. */
  place(position: number): number {
    const after = this.ticks.findIndex(({ moment }) => moment >= position);
    if (after === 0) return 0;
    if (after < 0) return this.length;
    const { from, to } = this.stretch(after);
    return after - 1 + (position - from) / (to - from);
  }

  /** The position in moments of a place. */
  position(place: number): number {
    if (this.length === 0) return 0;
    const after = Math.min(Math.max(1, Math.ceil(place)), this.length);
    const { from, to } = this.stretch(after);
    const way = Math.min(Math.max(0, place - (after - 1)), 1);
    return from + way * (to - from);
  }

  /** The nearest tick before or after a position, as a moment. */
  tickBefore(position: number): number {
    return this.ticks.findLast(({ moment }) => moment < position)?.moment ?? 0;
  }

  tickAfter(position: number): number {
    return (this.ticks.find(({ moment }) => moment > position) ?? this.ticks.at(-1))?.moment ?? 0;
  }

  private stretch(after: number): { readonly from: number; readonly to: number } {
    return { from: this.ticks[after - 1]?.moment ?? 0, to: this.ticks[after]?.moment ?? 0 };
  }
}

/** Labels that have room: every one, every second, every fifth … and always the first. */
export function labelEvery(count: number, room: number, least: number): number {
  const fitting = Math.max(1, Math.floor(room / least));
  return [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000].find((every) => (count - 1) / every <= fitting) ?? count;
}

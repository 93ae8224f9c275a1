import { useState, useSyncExternalStore } from 'react';

/** What was asked of the server and is not answered yet, and what it refused: each by the place where it was pressed. */

export interface ErrandsView {
  readonly underWay: ReadonlySet<string>;
  readonly refused: ReadonlyMap<string, string>;
}

export const NO_ERRANDS: ErrandsView = { underWay: new Set(), refused: new Map() };

/** A new press clears the last refusal. What is under way at a place is not begun a second time there. */
export function begun({ underWay }: ErrandsView, place: string): ErrandsView | undefined {
  return underWay.has(place) ? undefined : { underWay: new Set([...underWay, place]), refused: new Map() };
}

/** `reason` says why it was refused. */
export const ended = ({ underWay, refused }: ErrandsView, place: string, reason: string | undefined): ErrandsView => ({
  underWay: new Set([...underWay].filter((each) => each !== place)),
  refused: reason === undefined ? refused : new Map([...refused, [place, reason]]),
});

/** Does something; the answer is why it could not be done. */
export type Work = () => Promise<string | undefined>;

export class Errands {
  private current = NO_ERRANDS;
  private readonly listeners = new Set<() => void>();

  view = (): ErrandsView => this.current;

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Whether it was done. */
  async run(place: string, work: Work): Promise<boolean> {
    const next = begun(this.current, place);
    if (next === undefined) return false;
    this.change(next);
    const reason = await work();
    this.change(ended(this.current, place, reason));
    return reason === undefined;
  }

  private change(next: ErrandsView): void {
    this.current = next;
    for (const listener of [...this.listeners]) listener();
  }
}

export interface UsedErrands extends ErrandsView {
  readonly run: (place: string, work: Work) => Promise<boolean>;
}

export function useErrands(): UsedErrands {
  const [errands] = useState(() => new Errands());
  const view = useSyncExternalStore(errands.subscribe, errands.view);
  return { ...view, run: (place, work) => errands.run(place, work) };
}

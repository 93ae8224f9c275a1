import { useState, useSyncExternalStore } from 'react';

/** What was asked of the server and is not answered yet, and what it refused: each by the place where it was pressed. */

export interface ErrandsView {
  readonly underWay: ReadonlySet<string>;
  readonly refused: ReadonlyMap<string, string>;
}

/** Does something; the answer is why it could not be done. */
export type Work = () => Promise<string | undefined>;

export class Errands {
  private current: ErrandsView = { underWay: new Set(), refused: new Map() };
  private readonly listeners = new Set<() => void>();

  view = (): ErrandsView => this.current;

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Whether it was done. What is under way at a place is not begun a second time there. */
  async run(place: string, work: Work): Promise<boolean> {
    const { underWay } = this.current;
    if (underWay.has(place)) return false;
    // A new press clears the last refusal.
    this.change({ underWay: new Set([...underWay, place]), refused: new Map() });
    const reason = await work();
    const left = new Set(this.current.underWay);
    left.delete(place);
    const refused = new Map(this.current.refused);
    if (reason !== undefined) refused.set(place, reason);
    this.change({ underWay: left, refused });
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

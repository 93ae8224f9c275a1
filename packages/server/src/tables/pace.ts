/** A rate that guests have, and all of them together. All times are in milliseconds, from any origin. */
export class Pace {
  private readonly guests = new Map<string, number>();
  private next = Number.NEGATIVE_INFINITY;

  constructor(
    /** How many in a second: of a guest, and of all. */
    private readonly perSecond: { readonly guest: number; readonly all: number },
  ) {}

  /** When a guest may be served again. */
  nextFor(guest: string): number {
    return Math.max(this.next, this.guests.get(guest) ?? Number.NEGATIVE_INFINITY);
  }

  served(guest: string, now: number): void {
    if (this.guests.size >= MOST_KEPT) this.forget(now);
    this.next = now + 1000 / this.perSecond.all;
    this.guests.set(guest, now + 1000 / this.perSecond.guest);
  }

  private forget(now: number): void {
    for (const [guest, next] of this.guests) if (next <= now) this.guests.delete(guest);
  }
}

const MOST_KEPT = 1000;

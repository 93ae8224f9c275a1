import type { Refusal } from '@pouch/rules';
import type { Request } from './request.js';

type Result = Refusal | number;

interface Known {
  result: Result | undefined;
  /** Those who sent the same command while it was under way. */
  waiting: ((result: Result) => void)[] | undefined;
}

const MOST = 200;

/** The last commands of a table and their answers: whoever repeats one hears the same again. */
export class Answers {
  private readonly known = new Map<string, Known>();

  /** Whether the request is a new one; a known one is answered by this, now or when its twin is. */
  begin({ origin, done }: Request): boolean {
    if (origin === null) return true;
    const known = this.known.get(origin);
    if (known === undefined) {
      this.known.set(origin, { result: undefined, waiting: undefined });
      this.forget();
      return true;
    }
    if (known.result !== undefined) done(known.result);
    else if (known.waiting === undefined) known.waiting = [done];
    else known.waiting.push(done);
    return false;
  }

  end(request: Request, result: Result): void {
    const known = request.origin === null ? undefined : this.known.get(request.origin);
    const waiting = known?.waiting ?? [];
    if (known !== undefined) {
      known.result = result;
      known.waiting = undefined;
    }
    request.done(result);
    for (const done of waiting) done(result);
  }

  /** The log has this command, done under a number: by another process, or before this one was started. */
  found(origin: string, number: number): void {
    const known = this.known.get(origin);
    if (known === undefined) this.known.set(origin, { result: number, waiting: undefined });
    else known.result ??= number;
    this.forget();
  }

  /** Whether the log has turned out to have this request already; then it is answered. */
  isEnded(request: Request): boolean {
    const result = request.origin === null ? undefined : this.known.get(request.origin)?.result;
    if (result === undefined) return false;
    this.end(request, result);
    return true;
  }

  private forget(): void {
    for (const [origin, { result }] of this.known) {
      if (this.known.size <= MOST) return;
      if (result !== undefined) this.known.delete(origin);
    }
  }
}

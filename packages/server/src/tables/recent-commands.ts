import type { Result, TableRequest } from './request.js';

interface Known {
  result: Result | undefined;
  /** Requests that repeated the command before it had a result. */
  repeats: TableRequest[] | undefined;
}

const MOST = 200;

/** The last commands of a table and their results: a repeated command gets the same answer. */
export class RecentCommands {
  private readonly known = new Map<string, Known>();

  /** Whether the request is new. A repeated one is answered now, or together with the first. */
  begin(request: TableRequest): boolean {
    const { origin } = request;
    if (origin === null) return true;
    const known = this.known.get(origin);
    if (known === undefined) {
      this.known.set(origin, { result: undefined, repeats: undefined });
      this.forget();
      return true;
    }
    if (known.result !== undefined) request.done(known.result);
    else if (known.repeats === undefined) known.repeats = [request];
    else known.repeats.push(request);
    return false;
  }

  end(request: TableRequest, result: Result): void {
    const known = request.origin === null ? undefined : this.known.get(request.origin);
    const repeats = known?.repeats ?? [];
    if (known !== undefined) {
      known.result = result;
      known.repeats = undefined;
    }
    request.done(result);
    for (const repeat of repeats) repeat.done(result);
  }

  /** The log has this command under a number: another process wrote it, or this one before a restart. */
  found(origin: string, number: number): void {
    const known = this.known.get(origin);
    if (known === undefined) this.known.set(origin, { result: number, repeats: undefined });
    else known.result ??= number;
    this.forget();
  }

  /** Answers the request if its command has been found in the log meanwhile. */
  endIfFound(request: TableRequest): boolean {
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

import { type Answer, connect, type PouchSocket, type SocketLike, type Status } from '@pouch/protocol';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

/** How soon a lost line is noticed and had again, with fake timers and a line in the test's hands. */

const TIMEOUTS = { idle: 10_000, answer: 1000, response: 1500 };

class Line implements SocketLike {
  static readonly all: Line[] = [];
  /** Silent: what is sent gets lost, and nothing says so. Deaf: it greets, and never answers. */
  static state: 'works' | 'silent' | 'deaf' | 'refuses' = 'works';
  onmessage: ((event: never) => void) | null = null;
  onclose: ((event: never) => void) | null = null;
  onerror: ((event: never) => void) | null = null;
  readonly sent: { readonly do: string; readonly id: string }[] = [];

  constructor() {
    Line.all.push(this);
    queueMicrotask(() => {
      if (Line.state === 'refuses') this.onclose?.({} as never);
      this.say({ kind: 'hello', guest: { id: 'g'.repeat(16), name: 'Mara', crest: 0 }, now: 1 });
    });
  }

  say(message: object): void {
    if (Line.state === 'works' || (Line.state === 'deaf' && 'guest' in message))
      this.onmessage?.({ data: JSON.stringify([message]) } as never);
  }

  send(text: string): void {
    const command = JSON.parse(text) as { do: string; id: string };
    this.sent.push(command);
    if (command.do === 'time') this.say({ kind: 'answer', id: command.id, ok: true, number: null, now: 1 });
  }

  close(): void {}
}

let socket: PouchSocket;
let statuses: Status['status'][];
const pass = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);
const decide = (): Promise<Answer> =>
  socket.ask({ do: 'decide', table: 'abcdefghijklmnop', step: { do: 'choose', side: 'skull' } });

beforeEach(async () => {
  vi.useFakeTimers({ now: 0 });
  Line.all.length = 0;
  Line.state = 'works';
  statuses = [];
  socket = connect({
    url: 'http://pouch',
    WebSocket: Line,
    timeouts: TIMEOUTS,
    onStatus: ({ status }) => statuses.push(status),
  });
  await pass(1);
});
afterEach(() => {
  socket.close();
  vi.useRealTimers();
});

describe('a lost line', () => {
  test('is noticed within 3 s of a decision that is not answered', async () => {
    await pass(60_000);
    Line.state = 'silent';
    void decide();
    await pass(2400);
    expect(statuses).toEqual(['connecting', 'open']);
    await pass(200);
    expect(statuses).toContain('lost');
  });

  test('is not assumed while the server answers anything, and decisions do not put off the question', async () => {
    void decide();
    for (let count = 0; count < 20; count++) {
      await pass(400);
      void decide();
    }
    expect(statuses).toEqual(['connecting', 'open']);
    Line.state = 'silent';
    for (let count = 0; count < 7; count++) {
      void decide();
      await pass(400);
    }
    expect(statuses).toContain('lost');
  });

  test('is noticed within 3 s of a check, and while it is checked often', async () => {
    Line.state = 'silent';
    socket.check();
    await pass(1600);
    expect(statuses).toContain('lost');
    Line.state = 'works';
    await pass(1000);
    expect(statuses.at(-1)).toBe('open');
    await socket.ask({ do: 'time' });
    socket.changeIdle(1500);
    Line.state = 'silent';
    await pass(3100);
    expect(statuses.slice(4)).toContain('lost');
  });

  test('is given up ever later where the server is only slow', async () => {
    Line.state = 'deaf';
    void decide();
    const lost = () => statuses.filter((status) => status === 'lost').length;
    await pass(20_000);
    const early = lost();
    await pass(20_000);
    expect(early).toBeLessThanOrEqual(4);
    expect(lost() - early).toBeLessThanOrEqual(2);
  });

  test('is had again at once when there is a reason to try, however long the pause', async () => {
    Line.state = 'refuses';
    Line.all.at(-1)?.onclose?.({} as never);
    await pass(300_000);
    Line.state = 'works';
    const tries = Line.all.length;
    socket.check();
    await pass(1);
    expect(Line.all).toHaveLength(tries + 1);
    expect(statuses.at(-1)).toBe('open');
    // A line that works is only asked.
    socket.check();
    socket.check();
    await pass(1);
    expect(Line.all).toHaveLength(tries + 1);
  });

  test('is tried anew while an older attempt hangs, but not several times at once', async () => {
    Line.state = 'silent';
    socket.check();
    await pass(5000);
    expect(statuses.at(-1)).toBe('connecting');
    const tries = Line.all.length;
    Line.state = 'works';
    socket.check();
    socket.check();
    await pass(1);
    expect(Line.all).toHaveLength(tries + 1);
    expect(statuses.at(-1)).toBe('open');
  });

  test('delivers what was decided, once it is there again', async () => {
    Line.state = 'silent';
    void decide();
    await pass(2600);
    Line.state = 'works';
    await pass(500);
    const sent = Line.all.flatMap((line) => line.sent).filter((command) => command.do === 'decide');
    expect(sent).toHaveLength(2);
    expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
  });
});

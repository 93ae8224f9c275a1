import type { Status } from '@pouch/protocol';
import { describe, expect, it } from 'vitest';
import { afterRequest, afterStatus, isDoubtful, type LineState, NO_LINE } from '../../src/online/line.ts';

const HELLO = { kind: 'hello', guest: { id: 'ann', name: 'Ann', crest: 0 }, now: 0 } as const;
const OPEN: Status = { status: 'open', hello: HELLO };
const LOST: Status = { status: 'lost', nextTry: 4000 };
const CONNECTING: Status = { status: 'connecting' };

const after = (...statuses: readonly Status[]): LineState =>
  statuses.reduce((state, status) => afterStatus(Object.freeze(state), status, 1000), NO_LINE);

describe('the line to the server', () => {
  it('is lost until it is there', () => {
    expect(after(CONNECTING).line.connection).toEqual({ state: 'lost', retryAt: 0 });
    expect(after(CONNECTING, OPEN).line).toEqual({ connection: { state: 'fine' }, blocked: false });
  });

  it('says when it is tried again, and nothing while it is tried', () => {
    expect(after(OPEN, LOST).line.connection).toEqual({ state: 'lost', retryAt: 5000 });
    expect(after(OPEN, LOST, CONNECTING).line.connection).toEqual({ state: 'lost', retryAt: 0 });
  });

  it('that holds stays as it is', () => {
    const open = after(OPEN);
    expect(afterStatus(open, CONNECTING, 1000)).toBe(open);
    expect(afterStatus(open, { status: 'closed' }, 1000)).toBe(open);
  });

  it('is doubtful after two attempts in a row, and no more once it was there', () => {
    expect(isDoubtful(after(LOST))).toBe(false);
    expect(isDoubtful(after(LOST, CONNECTING, LOST))).toBe(true);
    expect(isDoubtful(after(LOST, LOST, OPEN))).toBe(false);
    expect(isDoubtful(after(LOST, LOST, OPEN, LOST))).toBe(false);
  });

  it('is blocked if plain requests are answered while it is lost, until it is there', () => {
    const blocked = afterRequest(after(LOST, LOST), 'answered');
    expect(blocked.line.blocked).toBe(true);
    expect(afterStatus(blocked, LOST, 0).line.blocked).toBe(true);
    expect(afterStatus(blocked, CONNECTING, 0).line.blocked).toBe(true);
    expect(afterStatus(blocked, OPEN, 0).line.blocked).toBe(false);
    expect(afterRequest(blocked, 'unanswered').line.blocked).toBe(false);
    // It came back while the request was on its way.
    expect(afterRequest(after(OPEN), 'answered').line.blocked).toBe(false);
    const refused = afterRequest(after(LOST, LOST), { refused: 'You’re banned.' });
    expect(refused.line.refused).toBe('You’re banned.');
    expect(afterStatus(refused, OPEN, 0).line.refused).toBeUndefined();
  });
});

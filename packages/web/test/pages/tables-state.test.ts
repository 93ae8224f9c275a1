import { type Listed, RequestRefused } from '@pouch/protocol';
import { describe, expect, test } from 'vitest';
import type { Line } from '../../src/online/line.ts';
import { OPENING, refusedState, shownOf, type TablesState, withoutNetwork } from '../../src/pages/tables/state.ts';

const FINE: Line = { connection: { state: 'fine' }, blocked: false };
const LOST: Line = { connection: { state: 'lost', retryAt: 0 }, blocked: false };
const BLOCKED: Line = { ...LOST, blocked: true };

const MINE: readonly Listed[] = [];
const LOBBY: readonly Listed[] = [];
const OPEN: TablesState = { state: 'open', me: 'me', mine: MINE, lobby: LOBBY };

const refused = (status: number) => new RequestRefused(`No: ${status}`, status, undefined);

describe('the page of tables', () => {
  test('looks until both lists are there, so that none pushes the other', () => {
    expect(shownOf(OPENING, FINE)).toEqual({ kind: 'looking' });
    expect(shownOf({ state: 'open', me: 'me', mine: MINE }, FINE)).toEqual({ kind: 'looking' });
    expect(shownOf({ state: 'open', me: 'me', lobby: LOBBY }, FINE)).toEqual({ kind: 'looking' });
    expect(shownOf(OPEN, FINE)).toEqual({ kind: 'lists', mine: MINE, lobby: LOBBY, me: 'me', stale: undefined });
  });

  test('a line that has not come about yet is not lost', () => {
    expect(shownOf({ state: 'open', me: 'me', mine: MINE }, LOST)).toEqual({ kind: 'looking' });
  });

  test('says when the lists are not up to date, and keeps them', () => {
    expect(shownOf(OPEN, LOST)).toMatchObject({ kind: 'lists', mine: MINE, stale: 'lost' });
  });

  test('shows my tables where only plain requests get through', () => {
    expect(shownOf({ state: 'open', me: 'me', mine: MINE }, BLOCKED)).toEqual({
      kind: 'lists',
      mine: MINE,
      lobby: undefined,
      me: 'me',
      stale: 'blocked',
    });
    expect(shownOf(OPEN, BLOCKED)).toMatchObject({ lobby: LOBBY, stale: 'blocked' });
  });

  test('without a network it says so, even if the lists were there', () => {
    expect(shownOf(withoutNetwork(OPEN), FINE)).toEqual({ kind: 'failed', why: 'no-connection' });
  });

  test('half of the lists is not worth keeping', () => {
    expect(withoutNetwork(OPEN)).toEqual({ state: 'no-connection', mine: MINE, lobby: LOBBY });
    expect(withoutNetwork({ state: 'opening', mine: MINE })).toEqual({ state: 'no-connection' });
  });

  test.each([404, 405, 501])('a host of files, which answers %i, is no server that refuses', (status) => {
    expect(refusedState(refused(status))).toEqual({ state: 'no-connection' });
  });

  test.each([403, 429, 503])('a server that refuses with %i has a reason', (status) => {
    const state = refusedState(refused(status));
    expect(shownOf(state, FINE)).toEqual({ kind: 'failed', why: 'refused', reason: `No: ${status}` });
  });
});

import { coinsOfKind, only, realmCoins, realmInternals } from '@pouch/rules';
import { describe, expect, it } from 'vitest';
import {
  bidShown,
  drawnCoins,
  type Lying,
  landed,
  lying,
  stateOfGroup,
  still,
  withCollected,
} from '../../src/games/realm-coins/show.ts';
import type { Event, View } from '../../src/games/realm-coins/types.ts';
import type { Moment } from '../../src/table/source.ts';

const { BOAR, CROWN, GRYPHON, KNIGHT, PEASANT } = realmInternals;

const start = realmCoins.view(realmCoins.setup(3, {}), 'table');

describe('the board at rest', () => {
  it('has all pools and no bids while bids are formed', () => {
    const show = still(start);
    expect(show).toMatchObject({ phase: 'bid', round: 1, reach: 3, placed: false, note: null, swap: null });
    expect(show.pools.map((pool) => pool?.coins)).toEqual(start.pools);
  });

  it('has bids at their places while pools are won, and says who collected', () => {
    const view: View = {
      ...start,
      phase: 'swoop',
      place: 1,
      pools: [null, ...start.pools.slice(1)],
      bids: [coinsOfKind(KNIGHT), coinsOfKind(GRYPHON), null, null, null],
      owners: [2, 0, null, null, null],
    };
    const show = still(view);
    expect(show).toMatchObject({ phase: 'win', placed: true, note: { note: 'swoop', seat: 0, place: 1 } });
    expect(show.collected).toEqual([{ seat: 2, value: undefined }, null, null, null, null]);
    expect(show.bids.map((bid) => bid?.slide)).toEqual(['bid 2', 'bid 0', undefined, undefined, undefined]);
  });

  it('counts those who go out in a round among its bidders', () => {
    expect(still({ ...start, out: only(1), outNow: only(1), phase: 'draw' }).reach).toBe(3);
    expect(still({ ...start, out: only(1), outNow: 0 }).reach).toBe(2);
  });

  it('says why it waits', () => {
    const noteIn = (change: Partial<View>) => still({ ...start, ...change }).note;
    expect(noteIn({ extra: true })).toEqual({ note: 'extra' });
    expect(noteIn({ phase: 'forfeit', payers: only(2) })).toEqual({ note: 'off', payers: only(2) });
    expect(noteIn({ phase: 'appease', place: 0, owners: [1, null, null, null, null] })).toEqual({
      note: 'appease',
      seat: 1,
      place: 0,
    });
    expect(noteIn({ phase: 'over' })).toEqual({ note: 'over' });
    expect(noteIn({ phase: 'draw' })).toBeNull();
  });
});

describe('what was collected in the round', () => {
  const collected = (seat: number, place: number, coins: number): Event => ({ event: 'collected', seat, place, coins });
  const moment = (number: number, ...events: Event[]): Moment<realmInternals.Types> => ({
    number,
    events,
    view: start,
  });
  const inRound = (round: number, seats: readonly (number | null)[]) => ({
    ...still({ ...start, round }),
    collected: seats.map((seat) => (seat === null ? null : { seat, value: undefined })),
  });
  const begun = (round: number): Event => ({ event: 'round-begun', round, extra: false });

  it('is found in the events of that round', () => {
    const moments = [
      moment(1, collected(0, 0, coinsOfKind(CROWN))),
      moment(2, begun(2)),
      moment(3, collected(1, 0, coinsOfKind(BOAR)), collected(0, 1, coinsOfKind(KNIGHT))),
    ];
    expect(withCollected(inRound(2, [1, 0]), moments).collected.map((each) => each?.value)).toEqual([1, 3]);
    expect(withCollected(inRound(1, [0, null]), moments).collected.map((each) => each?.value)).toEqual([5, undefined]);
  });

  it('is still known when the last step has already begun the next round', () => {
    const moments = [moment(1, collected(1, 0, coinsOfKind(CROWN))), moment(2, collected(0, 1, 0), begun(2))];
    expect(withCollected(inRound(1, [1, 0]), moments).collected.map((each) => each?.value)).toEqual([5, 0]);
  });

  it('stays unknown where the table was opened later', () => {
    const show = inRound(2, [1, null]);
    expect(withCollected(show).collected).toEqual(show.collected);
    expect(withCollected(show, [moment(9, begun(2))]).collected).toEqual(show.collected);
  });

  it('leaves a show alone that knows it all', () => {
    const show = still(start);
    expect(withCollected(show, [moment(1, collected(0, 0, 1))])).toBe(show);
  });
});

describe('coins on their way', () => {
  const well: Lying = lying(coinsOfKind(PEASANT, 5) + coinsOfKind(KNIGHT), 'pool 0');
  const group = (face: number, index: number, count: number) => ({ face, index, count });

  it('have left and arrived when they land', () => {
    const swapped = landed({ ...well, leaving: coinsOfKind(KNIGHT), arriving: coinsOfKind(CROWN) });
    expect(swapped).toEqual(lying(coinsOfKind(PEASANT, 5) + coinsOfKind(CROWN), 'pool 0'));
    expect(landed({ ...bidShown(2, coinsOfKind(BOAR), 'bid 2'), tied: true })).toMatchObject({ seat: 2, tied: true });
  });

  it('have a place kept for them, unless they come in exchange', () => {
    const crown = coinsOfKind(CROWN);
    expect(drawnCoins({ ...well, arriving: crown })).toBe(well.coins + crown);
    expect(drawnCoins({ ...well, arriving: crown, leaving: coinsOfKind(KNIGHT) })).toBe(well.coins);
  });

  it('are the last ones of their face', () => {
    const leaving = { ...well, leaving: coinsOfKind(PEASANT, 2) };
    expect([0, 1, 2, 3, 4].map((index) => stateOfGroup(leaving, 0, group(PEASANT, index, 1)).passing)).toEqual([
      undefined,
      undefined,
      undefined,
      'leaving',
      'leaving',
    ]);
  });

  it('are counted off a gathered drawing, which goes when all of it does', () => {
    const some = stateOfGroup({ ...well, leaving: coinsOfKind(PEASANT, 2) }, 0, group(PEASANT, 0, 5));
    expect(some).toEqual({ passing: undefined, inAir: 2 });
    const all = stateOfGroup({ ...well, leaving: coinsOfKind(PEASANT, 5) }, 0, group(PEASANT, 0, 5));
    expect(all).toEqual({ passing: 'leaving', inAir: 5 });
    const one = stateOfGroup({ ...well, arriving: coinsOfKind(CROWN) }, 0, group(CROWN, 0, 1));
    expect(one).toEqual({ passing: 'arriving', inAir: 1 });
  });

  it('are marked before they go home, and ringed before they are swapped', () => {
    expect(stateOfGroup({ ...well, marked: coinsOfKind(KNIGHT) }, 0, group(KNIGHT, 0, 1)).passing).toBe('marked');
    expect(stateOfGroup({ ...well, marked: coinsOfKind(PEASANT) }, 0, group(PEASANT, 0, 5)).passing).toBe('marked');
    expect(stateOfGroup(well, coinsOfKind(KNIGHT), group(KNIGHT, 0, 1)).passing).toBe('ringed');
    expect(stateOfGroup(well, 0, group(KNIGHT, 0, 1)).passing).toBeUndefined();
  });
});

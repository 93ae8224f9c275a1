import { pirateCoins } from '@pouch/rules';
import { describe, expect, it } from 'vitest';
import { missedBy } from '../../src/online/missed.ts';
import type { Moment } from '../../src/table/source.ts';

const state = pirateCoins.setup(2, {});
pirateCoins.advance(state, pirateCoins.chance(state, { below: () => 0 } as never));
while (pirateCoins.turn(state).kind === 'chance')
  pirateCoins.advance(state, pirateCoins.chance(state, { below: () => 0 } as never));

const moments = (...deciders: readonly Pick<Moment, 'by' | 'instead'>[]): Moment[] =>
  [{}, ...deciders].map((decider, index) => ({ number: index + 1, events: [], view: state, ...decider }));

const late = (seat: number) => ({ instead: { seat, why: 'late' } }) as const;

describe('a decision that a bot has made for a player', () => {
  it('is the player’s last one, until they decide themselves', () => {
    expect(missedBy(pirateCoins, moments({ by: 0 }, late(0), { by: 1 }) as never, 0)).toEqual({
      number: 3,
      phase: 'choose',
    });
    expect(missedBy(pirateCoins, moments(late(0), { by: 0 }) as never, 0)).toBeUndefined();
  });

  it('is nobody else’s, and none that a bot made in an empty seat', () => {
    expect(missedBy(pirateCoins, moments(late(1)) as never, 0)).toBeUndefined();
    expect(missedBy(pirateCoins, moments(late(1)) as never, 'table')).toBeUndefined();
    expect(missedBy(pirateCoins, moments({ instead: { seat: 0, why: 'left' } }) as never, 0)).toBeUndefined();
  });
});

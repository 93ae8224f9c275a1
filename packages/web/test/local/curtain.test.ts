import {
  GAMES,
  type Game,
  type GameId,
  has,
  type pirateInternals,
  type realmInternals,
  type Seat,
  seatSet,
  seatsIn,
} from '@pouch/rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Curtain } from '../../src/local/curtain.ts';
import { newSave } from '../../src/local/new-game.ts';
import type { TableSource } from '../../src/table/source.ts';
import { settle } from './fake-time.ts';
import { MADE_UP } from './made-up-game.ts';
import { BOT, begin, hall, kept, open, person, playOn, SlowPool } from './tables.ts';

const MARA = person('Mara');
const JONAH = person('Jonah');

const bid = (table: TableSource, seat: Seat, coins = 0): void => {
  const decision: realmInternals.Bid = { do: 'bid', seat, coins };
  table.decide(decision);
};

const choose = (table: TableSource, seat: Seat, side: pirateInternals.Choose['side']): void => {
  const decision: pirateInternals.Choose = { do: 'choose', seat, side };
  table.decide(decision);
};

describe('people who share a device', () => {
  test('make their bids one after the other, behind the curtain', () => {
    const here = hall(1, new SlowPool());
    const { table } = begin(here, 'realm-coins', [MARA, BOT, JONAH]);
    expect(table.snapshot()).toMatchObject({ viewer: 'table', curtain: { next: 0, others: [] } });
    table.uncover(0);
    expect(table.snapshot().viewer).toBe(0);
    expect(table.snapshot().curtain).toBeUndefined();
    bid(table, 0, 1);
    expect(table.snapshot()).toMatchObject({ viewer: 'table', curtain: { next: 2, others: [0] } });
    expect((table.snapshot().view as realmInternals.View).sealed).toEqual(['hidden', null, null]);
    table.uncover(2);
    expect((table.snapshot().view as realmInternals.View).sealed).toEqual(['hidden', null, null]);
    bid(table, 2, 1);
    // Only the bot is awaited.
    expect(table.snapshot().viewer).toBe('table');
    expect(table.snapshot().curtain).toBeUndefined();
  });

  test('can change a bid until the last one is in, each their own', async () => {
    const pool = new SlowPool();
    const here = hall(1, pool);
    const { save, table } = begin(here, 'realm-coins', [MARA, BOT, JONAH]);
    table.uncover(0);
    bid(table, 0, 1);
    table.uncover(2);
    bid(table, 2, 1);
    bid(table, 0, 0);
    expect(table.snapshot().refusal).toBe('Say who you are first.');
    table.uncover(0);
    expect((table.snapshot().view as realmInternals.View).sealed).toEqual([1, null, 'hidden']);
    bid(table, 0, 0);
    expect(table.snapshot().refusal).toBeUndefined();
    expect(kept(here, save).steps).toHaveLength(3);
    table.uncover(0);
    pool.asked[0]?.answer();
    await settle();
    // The bids are open: nobody holds the device for a secret any more.
    expect(table.moments(3)[0]?.events[0]?.event).toBe('bid-in');
    expect(table.moments(3)[0]?.events.map(({ event }) => event)).toContain('revealed');
  });

  test('begin behind the curtain again after a reload and a pause', () => {
    const here = hall(1, new SlowPool());
    const { save, table } = begin(here, 'pirate-coins', [MARA, JONAH]);
    table.uncover(0);
    expect(table.snapshot().viewer).toBe(0);
    table.pause();
    expect(table.snapshot()).toMatchObject({ viewer: 'table', curtain: { next: 0, others: [] }, paused: true });
    choose(table, 0, 'skull');
    expect(table.snapshot().refusal).toBe('The game is paused.');
    table.resume();
    table.uncover(0);
    choose(table, 0, 'skull');
    table.uncover(1);
    table.close();
    const again = open(kept(here, save), here.deps('pirate-coins'));
    expect(again.snapshot()).toMatchObject({ viewer: 'table', curtain: { next: 1, others: [0] } });
  });

  test('see open phases together, from the seat that is awaited', async () => {
    const here = hall(5);
    const { table } = begin(here, 'koinz', [MARA, JONAH]);
    for (let steps = 0; steps < 20; steps++) {
      await playOn(here, table, 1);
      const turn = table.game.turn(table.snapshot().view);
      if (turn.kind !== 'decide') break;
      expect(table.snapshot().curtain).toBeUndefined();
      expect(seatsIn(turn.awaited)).toEqual([table.snapshot().viewer]);
    }
  });
});

test('a game with secret decisions is covered without being registered anywhere', () => {
  const here = hall(1, new SlowPool());
  const game = MADE_UP as unknown as Game;
  const save = newSave({ game: MADE_UP.id as GameId, players: [MARA, JONAH] }, here.time.now(), here.random);
  const table = open(save, { ...here.deps('koinz'), game });
  const pick = (seat: Seat): void => table.decide({ do: 'pick', seat, side: 'tails' } as never);
  expect(table.snapshot()).toMatchObject({ viewer: 'table', curtain: { next: 0, others: [] } });
  pick(0);
  expect(table.snapshot().refusal).toBe('Say who you are first.');
  table.uncover(0);
  pick(0);
  expect(table.snapshot()).toMatchObject({ viewer: 'table', curtain: { next: 1, others: [0] } });
  expect(table.snapshot().view).toMatchObject({ picked: ['hidden', null] });
  table.uncover(1);
  pick(1);
  expect(table.snapshot().curtain).toBeUndefined();
  expect(table.snapshot().view).toMatchObject({ picked: ['tails', 'tails'] });
});

test('nothing stays uncovered beyond a reveal, even where the next round begins at once', () => {
  const { game } = hall(1).deps('realm-coins');
  const curtain = new Curtain(game, seatSet([0, 2]));
  const fresh = game.setup(3, {}) as realmInternals.State;
  const turn = game.turn(fresh);
  curtain.moved({ ...fresh, sealed: [0, null, 0] }, turn, 2);
  expect(curtain.uncover(turn, 0)).toBe(true);
  expect(curtain.view(turn)).toEqual({ viewer: 0, uncovered: true });
  curtain.moved(fresh, turn, 1);
  expect(curtain.view(turn)).toEqual({ viewer: 'table', curtain: { next: 0, others: [] } });
});

test('one person on the device has no curtain, and always their own eyes', async () => {
  const here = hall(1);
  const { table } = begin(here, 'realm-coins', [BOT, MARA, BOT]);
  const viewers = new Set<unknown>([table.snapshot().viewer]);
  table.subscribe(() => {
    viewers.add(table.snapshot().viewer);
    expect(table.snapshot().curtain).toBeUndefined();
  });
  await playOn(here, table);
  expect([...viewers]).toEqual([1]);
});

test('without people the table is seen as by somebody who watches', () => {
  const here = hall(1);
  expect(begin(here, 'realm-coins', [BOT, BOT]).table.snapshot().viewer).toBe('table');
});

/** The seats whose sealed secrets a view shows. */
function shownSecrets(game: GameId, view: unknown): Seat[] {
  if (game === 'pirate-coins') {
    const { phase, monster, skull } = view as pirateInternals.View;
    return phase === 'choose' ? seatsIn(monster | skull) : [];
  }
  const { phase, sealed } = view as realmInternals.View;
  return phase === 'bid' ? [...sealed.keys()].filter((seat) => typeof sealed[seat] === 'number') : [];
}

const deed = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('uncover' as const), seat: fc.nat(3) }) },
  { weight: 6, arbitrary: fc.record({ do: fc.constant('decide' as const), seat: fc.nat(3), choice: fc.nat(20) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('wait' as const), seat: fc.constant(0) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('pause' as const), seat: fc.constant(0) }) },
);

test.each(['realm-coins', 'pirate-coins'] as const)(
  '%s: no snapshot or moment shows another’s secret',
  async (game) => {
    await fc.assert(
      fc.asyncProperty(fc.array(deed, { maxLength: 40 }), fc.nat(1000), async (deeds, seed) => {
        const here = hall(seed);
        const { table } = begin(here, game, [MARA, BOT, JONAH, person('Ines')]);
        /** Who has said to be there, and has not decided since. */
        let holder: Seat | undefined;
        const check = (): void => {
          const { viewer, view } = table.snapshot();
          expect([holder, 'none']).toContain(shownSecrets(game, view)[0] ?? 'none');
          for (const moment of table.moments(0))
            expect(shownSecrets(game, moment.view).filter((seat) => seat !== viewer)).toEqual([]);
          const turn = GAMES[game].turn(view);
          const secret = turn.kind === 'decide' && ['bid', 'choose'].includes(turn.phase);
          if (secret && viewer !== 'table') expect(viewer).toBe(holder);
        };
        table.subscribe(check);
        for (const each of deeds) {
          switch (each.do) {
            case 'uncover': {
              const turn = GAMES[game].turn(table.snapshot().view);
              if (turn.kind === 'decide' && has(turn.may, each.seat) && each.seat !== 1) holder = each.seat;
              table.uncover(each.seat);
              break;
            }
            case 'decide': {
              const choices = [...GAMES[game].choices(table.snapshot().view, each.seat)];
              const decision = choices[each.choice % Math.max(1, choices.length)];
              if (decision !== undefined) table.decide(decision);
              if (table.snapshot().viewer === 'table') holder = undefined;
              break;
            }
            case 'wait':
              await settle();
              break;
            case 'pause':
              holder = undefined;
              table.pause();
              table.resume();
          }
          check();
        }
        table.close();
      }),
      { numRuns: 40, seed: 7 },
    );
  },
);

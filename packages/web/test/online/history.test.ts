import type { PublicChange } from '@pouch/protocol';
import type { GameId, Random, Viewer } from '@pouch/rules';
import { describe, expect, it } from 'vitest';
import { type History, newHistory, withGap, withNews } from '../../src/online/history.ts';
import { seeded, Teller } from './teller.ts';

const GAMES_PLAYED: readonly (readonly [GameId, number])[] = [
  ['realm-coins', 3],
  ['pirate-coins', 3],
  ['koinz', 2],
  ['coin-set', 3],
];
const MOST_STEPS = 120;

/** The history after these changes, the newest of the teller's for a viewer. */
const heard = (
  history: History,
  teller: Teller,
  told: readonly PublicChange[],
  viewer: Viewer,
  laid: number | null = null,
): History => withNews(history, { told, view: teller.view(viewer), viewer, laid });

/** One random step after another; each decision is a change, together with the chance that follows. */
function* playing(teller: Teller, random: Random): Generator<void> {
  const { game, state } = teller;
  for (let count = 0; count < MOST_STEPS; count++) {
    const turn = game.turn(state);
    if (turn.kind === 'over') return;
    teller.step(turn.kind === 'chance' ? game.chance(state, random) : game.sample(state, random));
    while (game.turn(state).kind === 'chance') teller.step(game.chance(state, random));
    teller.change();
    yield;
  }
}

describe('the history of an online game', () => {
  it.each(GAMES_PLAYED)('%s: told change by change, it ends in what the server shows each viewer', (id, seats) => {
    const teller = new Teller(id, seats);
    const viewers = ['table', 0, 1] as const;
    const histories = viewers.map(() => newHistory(teller.game, seats, teller.options));
    for (const _ of playing(teller, seeded(7)))
      for (const [index, viewer] of viewers.entries()) {
        const before = histories[index] ?? newHistory(teller.game, seats, teller.options);
        const history = heard(before, teller, teller.told.slice(-1), viewer);
        histories[index] = history;
        expect(history.moments.at(-1)?.view).toEqual(teller.view(viewer));
      }
    expect(teller.told.length).toBeGreaterThan(10);
  });

  it.each(GAMES_PLAYED)('%s: told at once, every step has the view that the table had then', (id, seats) => {
    const teller = new Teller(id, seats);
    const views: { readonly count: number; readonly view: unknown }[] = [];
    let steps = 0;
    for (const _ of playing(teller, seeded(11))) {
      steps += teller.told.at(-1)?.happened.length ?? 0;
      // While something is sealed the steps in between cannot be worked out by anybody.
      if (teller.game.sealed(teller.state) === 0) views.push({ count: steps, view: teller.view('table') });
    }
    const history = heard(newHistory(teller.game, seats, teller.options), teller, teller.told, 'table');
    expect(history.moments).toHaveLength(steps);
    expect(views.length).toBeGreaterThan(3);
    for (const { count, view } of views)
      expect(JSON.parse(JSON.stringify(history.moments[count - 1]?.view))).toEqual(view);
  });

  it('Realm Coins: a sealed bid is a moment that shows nothing, and is known when all are in', () => {
    const teller = new Teller('realm-coins', 2);
    const { game, state } = teller;
    const random = seeded(3);
    while (game.turn(state).kind === 'chance') teller.step(game.chance(state, random));
    teller.change();
    const history = heard(newHistory(game, 2, teller.options), teller, teller.told, 'table');
    const before = history.moments.length;
    for (const seat of [0, 1]) {
      // The first that is not empty: there are far too many bids to list them.
      for (const bid of game.choices(game.view(state, seat), seat))
        if ('coins' in bid && bid.coins !== 0) {
          teller.step(bid);
          break;
        }
    }
    const after = heard(history, teller, [teller.change()], 'table');
    const [sealed, revealed] = after.moments.slice(before);
    expect(sealed?.events.map(({ event }) => event)).toEqual(['bid-in']);
    expect(sealed?.view).toEqual(game.view(history.setup, 'table'));
    expect(revealed?.events.length).toBeGreaterThan(1);
    expect(JSON.parse(JSON.stringify(revealed?.view))).toEqual(teller.view('table'));
  });

  it('Pirate Coins: my own sealed choice is seen by me, and by nobody who watches', () => {
    const teller = new Teller('pirate-coins', 3);
    const { game, state } = teller;
    const random = seeded(5);
    while (game.turn(state).kind === 'chance') teller.step(game.chance(state, random));
    teller.step({ do: 'choose', seat: 1, side: 'skull' } as never);
    const told = teller.change();
    const [mine, watched] = ([1, 'table'] as const).map((viewer) => {
      const history = heard(newHistory(game, 3, teller.options), teller, [told], viewer);
      return history.moments.at(-1)?.view as { readonly skull: number; readonly hidden: number };
    });
    expect([mine?.skull, mine?.hidden]).toEqual([2, 0]);
    expect([watched?.skull, watched?.hidden]).toEqual([0, 2]);
  });

  it('says when a bot decided for somebody, and why', () => {
    const teller = new Teller('pirate-coins', 2);
    const { game, state } = teller;
    while (game.turn(state).kind === 'chance') teller.step(game.chance(state, seeded(1)));
    teller.step({ do: 'choose', seat: 0, side: 'skull' } as never, 'late');
    teller.step({ do: 'choose', seat: 1, side: 'skull' } as never, 'left');
    const history = heard(newHistory(game, 2, teller.options), teller, [teller.change()], 'table');
    expect(history.moments.flatMap(({ instead }) => (instead === undefined ? [] : [instead]))).toEqual([
      { seat: 0, why: 'late' },
      { seat: 1, why: 'left' },
    ]);
  });

  it('Coin Set: coins that are laid are held back, and what came before them is not', () => {
    const teller = new Teller('coin-set', 2);
    const { game, state } = teller;
    const random = seeded(2);
    teller.step(game.chance(state, random));
    teller.change();
    const history = heard(newHistory(game, 2, teller.options), teller, teller.told, 'table');
    expect(history.moments.map(({ showAt }) => showAt)).toEqual([0]);
    for (const seat of [0, 1]) teller.step({ do: 'agree', seat } as never);
    const told = teller.change();
    const after = heard(history, teller, [told], 'table', 5000);
    expect(after.moments.slice(1).map(({ showAt }) => showAt)).toEqual([0, 5000]);
  });

  it('Coin Set: close calls belong to the call that counted', () => {
    const teller = new Teller('coin-set', 2);
    teller.step(teller.game.chance(teller.state, seeded(4)));
    teller.step({ do: 'call', seat: 1 } as never);
    const calls = [
      { seat: 1, ms: 830 },
      { seat: 0, ms: 910 },
    ];
    teller.say({ what: 'verdict', calls });
    const history = heard(newHistory(teller.game, 2, teller.options), teller, [teller.change()], 'table');
    expect(history.moments.map((moment) => moment.calls)).toEqual([undefined, calls]);
  });

  it('continues from the server’s view where a part of the game is missing', () => {
    const teller = new Teller('pirate-coins', 2);
    const all = [...playing(teller, seeded(9))];
    expect(all.length).toBeGreaterThan(3);
    const lost = withGap(newHistory(teller.game, 2, teller.options));
    const history = heard(lost, teller, teller.told.slice(-1), 0);
    expect(history.moments.at(-1)?.view).toEqual(teller.view(0));
  });
});

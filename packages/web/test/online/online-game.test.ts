import { type Decision, coinSetInternals as internals, type Seat } from '@pouch/rules';
import { describe, expect, it } from 'vitest';
import {
  afterGameMessage,
  type Before,
  type GameEffect,
  type GameMessage,
  newOnlineGame,
  type OnlineGame,
} from '../../src/online/online-game.ts';
import { snapshotOf } from '../../src/online/snapshot.ts';
import { aboutOf, bot, deadlines, person, seeded, Teller } from './teller.ts';

const SEATS = [person('Ann'), person('Ben')];
const here = (millis: number): number => millis;
const choose = (side: 'skull' | 'chest'): Decision => ({ do: 'choose', seat: 0, side }) as never;
const call = { do: 'call', seat: 0 } as unknown as Decision;

/** A game that has begun, with its state and the effects of every message so far. */
function begun(id: 'pirate-coins' | 'coin-set', seats = SEATS) {
  const teller = new Teller(id, 2);
  const random = seeded(6);
  while (teller.game.turn(teller.state).kind === 'chance') teller.step(teller.game.chance(teller.state, random));
  teller.change();
  const about = aboutOf(teller, seats);
  const effects: GameEffect[] = [];
  let state: OnlineGame = newOnlineGame(teller.game, about);
  const hear = (message: GameMessage, at = 0): OnlineGame => {
    const change = afterGameMessage(Object.freeze(state), message, { server: 1_000_000 + at, page: at });
    state = change.state;
    effects.push(...change.effects);
    return state;
  };
  const update = (
    more: Parameters<Teller['update']>[2] = {},
    at = 0,
    seat: Seat | null = 0,
    before: Before = 'known',
  ) => hear({ kind: 'update', update: teller.update(teller.told.slice(-1), seat, more), about, before }, at);
  return { teller, about, effects, hear, update, state: () => state };
}

const pendingIn = (state: OnlineGame): readonly Decision[] => state.pending.map(({ decision }) => decision);

describe('decisions of an online game', () => {
  it('are sent each under its own number, and the newest is shown as pending', () => {
    const { hear, update, effects, state } = begun('pirate-coins');
    update();
    hear({ kind: 'decide', decision: choose('skull') });
    hear({ kind: 'decide', decision: choose('chest') });
    expect(effects.map((effect) => effect.kind === 'send' && [effect.id, effect.decision])).toEqual([
      [1, choose('skull')],
      [2, choose('chest')],
    ]);
    expect(snapshotOf(state(), here).pending).toEqual(choose('chest'));
  });

  it('pressed twice change nothing the second time', () => {
    const { hear, update, effects } = begun('pirate-coins');
    update();
    const before = hear({ kind: 'decide', decision: choose('skull') });
    expect(hear({ kind: 'decide', decision: choose('skull') })).toBe(before);
    expect(effects).toHaveLength(1);
  });

  it('that were changed are confirmed one by one, in whatever order the answers come', () => {
    const { hear, update, state } = begun('pirate-coins');
    update();
    hear({ kind: 'decide', decision: choose('skull') });
    hear({ kind: 'decide', decision: choose('chest') });
    hear({ kind: 'answered', id: 2, answer: { number: 3 } });
    hear({ kind: 'answered', id: 1, answer: { number: 1 } });
    expect(pendingIn(state())).toEqual([choose('chest')]);
  });

  it('stay pending over an update that does not have them, and go with the one that does', () => {
    const { teller, hear, update, state } = begun('pirate-coins');
    update();
    hear({ kind: 'decide', decision: choose('skull') });
    hear({ kind: 'answered', id: 1, answer: { number: 3 } });
    teller.step({ do: 'choose', seat: 1, side: 'skull' } as never);
    teller.change();
    expect(pendingIn(update())).toEqual([choose('skull')]);
    teller.step(choose('skull'));
    teller.change();
    expect(pendingIn(update())).toEqual([]);
    expect(state().refusal).toBeUndefined();
  });

  it('that are refused leave the others, and the reason goes with the next one', () => {
    const { hear, update, state } = begun('pirate-coins');
    update();
    hear({ kind: 'decide', decision: choose('skull') });
    hear({ kind: 'decide', decision: choose('chest') });
    hear({ kind: 'answered', id: 1, answer: { reason: 'Too late' } });
    expect(pendingIn(state())).toEqual([choose('chest')]);
    expect(snapshotOf(state(), here).refusal).toBe('Too late.');
    hear({ kind: 'decide', decision: choose('skull') });
    expect(state().refusal).toBeUndefined();
  });

  it('can be sent again after a refusal', () => {
    const { hear, update, effects } = begun('pirate-coins');
    update();
    hear({ kind: 'decide', decision: choose('skull') });
    hear({ kind: 'answered', id: 1, answer: { reason: 'Not now' } });
    hear({ kind: 'decide', decision: choose('skull') });
    expect(effects).toHaveLength(2);
  });

  it('survive a lost line', () => {
    const { about, hear, update, state } = begun('pirate-coins');
    update();
    hear({ kind: 'decide', decision: choose('skull') });
    const lost = { state: 'lost', retryAt: 5 } as const;
    hear({ kind: 'around', about, here: [], connection: lost });
    expect(pendingIn(state())).toEqual([choose('skull')]);
    expect(snapshotOf(state(), here).connection).toEqual(lost);
  });
});

describe('times of an online race', () => {
  const laidAt = (laid: number) => ({ deadlines: deadlines({ seats: [null, null], laid: 1_000_000 + laid }) });
  const agreed = (game: ReturnType<typeof begun>): void => {
    for (const seat of [0, 1]) game.teller.step({ do: 'agree', seat } as never);
    game.teller.change();
  };

  it('hold new coins back until the server’s time for them', () => {
    const game = begun('coin-set');
    game.update();
    agreed(game);
    const before = game.update(laidAt(600), 100).shown;
    expect(game.effects).toEqual([{ kind: 'wait', millis: 500 }]);
    expect(game.hear({ kind: 'due' }, 599).shown).toBe(before);
    expect(game.effects.at(-1)).toEqual({ kind: 'wait', millis: 1 });
    expect(game.hear({ kind: 'due' }, 600).shown).toBe(before + 1);
    expect(game.effects).toHaveLength(2);
  });

  it('show a set at once, and the coins that follow it at the server’s time for them', () => {
    const game = begun('coin-set');
    const { teller, update, hear, state, effects } = game;
    update(laidAt(0));
    teller.step({ do: 'call', seat: 1 } as never);
    teller.change();
    update(laidAt(0), 1000);
    const [triple] = internals.setsAmong((teller.state as internals.State).table);
    if (triple === undefined) throw new Error('There is no set on the table');
    teller.step({ do: 'point', seat: 1, places: internals.placesOf(triple) } as never);
    teller.change();
    update(laidAt(0), 2000);
    const phase = () => (snapshotOf(state(), here).view as internals.View).phase;
    expect(state().history.moments.at(-1)?.events).toMatchObject([{ event: 'set', seat: 1 }]);
    expect(state().shown).toBe(state().history.moments.length);
    expect(phase()).toBe('deal');
    expect(snapshotOf(state(), here).clocks).toEqual({});
    teller.step(teller.game.chance(teller.state, seeded(6)));
    teller.change();
    update(laidAt(3450), 3200);
    expect(phase()).toBe('deal');
    expect(effects.at(-1)).toEqual({ kind: 'wait', millis: 250 });
    hear({ kind: 'due' }, 3450);
    expect(phase()).toBe('search');
    hear({ kind: 'decide', decision: call }, 3950);
    expect(effects.at(-1)).toMatchObject({ kind: 'send', shown: { ms: 500 } });
  });

  it('show coins at once whose time has passed on the way', () => {
    const game = begun('coin-set');
    game.update();
    agreed(game);
    game.update(laidAt(600), 700);
    expect(game.state().shown).toBe(game.state().history.moments.length);
    expect(game.effects).toEqual([]);
  });

  it('of a call count from when its coins appeared here', () => {
    const game = begun('coin-set');
    game.update({}, 40);
    game.hear({ kind: 'decide', decision: call }, 90);
    expect(game.effects).toEqual([{ kind: 'send', id: 1, decision: call, shown: { number: 1, ms: 50 } }]);
  });

  it('of other decisions are not sent', () => {
    const game = begun('coin-set');
    game.update({}, 40);
    game.hear({ kind: 'decide', decision: { do: 'agree', seat: 0 } as never }, 90);
    expect(game.effects).toMatchObject([{ kind: 'send', shown: undefined }]);
  });
});

describe('seats of an online game', () => {
  it('are played by a bot when their player leaves, until they are back', () => {
    const { teller, hear, update, state } = begun('pirate-coins');
    update();
    const left = aboutOf(teller, [person('Ann', { plays: 'bot' }), person('Ben')]);
    const back = aboutOf(teller, SEATS);
    hear({ kind: 'around', about: left, here: [], connection: { state: 'fine' } });
    expect(snapshotOf(state(), here)).toMatchObject({ viewer: 'table', players: [{ keptByBot: true }, {}] });
    hear({ kind: 'around', about: back, here: [], connection: { state: 'fine' } });
    expect(snapshotOf(state(), here).viewer).toBe(0);
  });

  it('are nobody’s for a spectator', () => {
    const { update, state } = begun('pirate-coins');
    update({}, 0, null);
    const { viewer, players } = snapshotOf(state(), here);
    expect(viewer).toBe('table');
    expect(players.some(({ mine }) => mine)).toBe(false);
  });

  it('have no clock and nobody away when the game is over', () => {
    const { teller, hear, update, state } = begun('pirate-coins', [person('Ann'), bot('Cosima')]);
    update();
    const over = aboutOf(teller, [person('Ann'), person('Ben')], { phase: 'over', endedAt: 9 });
    hear({ kind: 'around', about: over, here: [], connection: { state: 'fine' } });
    expect(snapshotOf(state(), here).players.every(({ away }) => away === undefined)).toBe(true);
    expect(snapshotOf(state(), here).clocks).toEqual({});
  });

  it('that are open or have a bot are shown as such', () => {
    const { teller, hear, update, state } = begun('pirate-coins');
    update();
    const about = aboutOf(teller, [{ kind: 'open' }, bot('Cosima')]);
    hear({ kind: 'around', about, here: [], connection: { state: 'fine' } });
    expect(snapshotOf(state(), here).players).toEqual([
      { seat: 0, name: '', kind: 'person', mine: false },
      { seat: 1, name: 'Cosima', kind: 'bot', level: 'fair', mine: false },
    ]);
  });
});

describe('a game with a gap', () => {
  it('goes on from the server’s view, and cannot say how things stood in between', () => {
    const { teller, update, state } = begun('pirate-coins');
    update();
    const between = teller.view(0);
    teller.step({ do: 'choose', seat: 1, side: 'skull' } as never);
    teller.step(choose('skull'));
    teller.change();
    const { history } = update({}, 0, 0, 'gap');
    expect(history.state).toBeUndefined();
    expect(history.moments.at(-1)?.view).toEqual(teller.view(0));
    expect(history.moments.at(-2)?.view).toEqual(between);
    expect(snapshotOf(state(), here).view).toEqual(teller.view(0));
  });
});

describe('the start of a race', () => {
  it('counts down before the first coins are known, and after', () => {
    const teller = new Teller('coin-set', 2);
    const now = { server: 1_000_000, page: 0 };
    const laid = now.server + 3000;
    const about = aboutOf(teller, SEATS);
    const hear = (state: OnlineGame, told: Teller['told']): OnlineGame => {
      const update = teller.update(told, 0, { deadlines: deadlines({ seats: [null, null], laid }) });
      return afterGameMessage(state, { kind: 'update', update, about, before: 'known' }, now).state;
    };
    teller.change();
    const started = hear(newOnlineGame(teller.game, about), teller.told);
    expect(snapshotOf(started, here).start).toEqual({ kind: 'counting', at: laid });
    teller.step(teller.game.chance(teller.state, seeded(6)));
    teller.change();
    const dealt = hear(started, teller.told.slice(-1));
    expect(snapshotOf(dealt, here)).toMatchObject({ number: 0, start: { kind: 'counting', at: laid } });
  });
});

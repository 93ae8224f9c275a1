import { type Decision, coinSetInternals as internals, type Seat } from '@pouch/rules';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { OnlineTable, type Send } from '../../src/online/table.ts';
import { aboutOf, bot, deadlines, person, seeded, Teller } from './teller.ts';

/** The server's clock is ahead of this device's. */
const AHEAD = 90_000;
const server = { now: () => Date.now() + AHEAD, here: (millis: number) => millis - AHEAD };
const SEATS = [person('Ann'), person('Ben'), bot('Cosima')];

type Answer = Awaited<ReturnType<Send>>;

/** A table with a game that has begun, and the answers to what is sent in the test's hands. */
function opened(teller: Teller, seats = SEATS, more: Parameters<typeof aboutOf>[2] = {}) {
  const sent: { readonly decision: Decision; readonly shown: unknown; readonly answer: (answer: Answer) => void }[] =
    [];
  const send: Send = (decision, shown) =>
    new Promise((answer) => {
      sent.push({ decision, shown, answer });
    });
  const about = aboutOf(teller, seats, more);
  const table = new OnlineTable(teller.game, about, server, send, () => {});
  const take = (seat: Seat | null, withDeadlines?: ReturnType<typeof deadlines>): void =>
    table.take(teller.update(teller.told.slice(-1), seat, withDeadlines && { deadlines: withDeadlines }), about);
  return { table, sent, about, take, snapshot: () => table.source.snapshot() };
}

function begun(id: 'pirate-coins' | 'coin-set', seats = 3): Teller {
  const teller = new Teller(id, seats);
  const random = seeded(6);
  while (teller.game.turn(teller.state).kind === 'chance') teller.step(teller.game.chance(teller.state, random));
  teller.change();
  return teller;
}

const choose = (seat: Seat): Decision => ({ do: 'choose', seat, side: 'skull' }) as never;
const answered = (): Promise<void> => vi.advanceTimersByTimeAsync(0).then(() => undefined);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('an online table', () => {
  it('shows a decision as sent until the server’s update has it, and nothing of it before', async () => {
    const teller = begun('pirate-coins');
    const { table, sent, take, snapshot } = opened(teller);
    take(0);
    const before = snapshot();
    table.source.decide(choose(0));
    expect(snapshot().pending).toEqual(choose(0));
    expect(snapshot().view).toBe(before.view);
    sent[0]?.answer({ number: 2 });
    await answered();
    expect(snapshot().pending).toEqual(choose(0));
    teller.step(choose(0));
    teller.change();
    take(0);
    expect(snapshot().pending).toBeUndefined();
    expect(snapshot().view).toEqual(teller.view(0));
  });

  it('an update may come before the answer', async () => {
    const teller = begun('pirate-coins');
    const { table, sent, take, snapshot } = opened(teller);
    take(0);
    table.source.decide(choose(0));
    teller.step(choose(0));
    teller.change();
    take(0);
    expect(snapshot().pending).toEqual(choose(0));
    sent[0]?.answer({ number: 2 });
    await answered();
    expect(snapshot().pending).toBeUndefined();
  });

  it('sends what is pressed twice once', () => {
    const teller = begun('pirate-coins');
    const { table, sent, take } = opened(teller);
    take(0);
    table.source.decide(choose(0));
    table.source.decide(choose(0));
    expect(sent).toHaveLength(1);
  });

  it('says why a decision was refused, until the next one', async () => {
    const teller = begun('pirate-coins');
    const { table, sent, take, snapshot } = opened(teller);
    take(0);
    table.source.decide(choose(0));
    sent[0]?.answer({ reason: 'Not now' });
    await answered();
    expect(snapshot()).toMatchObject({ refusal: 'Not now.' });
    expect(snapshot().pending).toBeUndefined();
    table.source.decide(choose(0));
    expect(snapshot().refusal).toBeUndefined();
  });

  it('shows coins that are laid when the server says, and says how long they lay there when somebody calls', () => {
    const teller = begun('coin-set', 2);
    const { table, sent, take, snapshot } = opened(teller, [person('Ann'), person('Ben')]);
    take(0);
    for (const seat of [0, 1]) teller.step({ do: 'agree', seat } as never);
    teller.change();
    take(0, deadlines({ seats: [null, null], laid: server.now() + 600 }));
    const before = snapshot().number;
    expect(table.source.moments(0)).toHaveLength(before);
    vi.advanceTimersByTime(599);
    expect(snapshot().number).toBe(before);
    vi.advanceTimersByTime(1);
    expect(snapshot().number).toBe(before + 1);
    vi.advanceTimersByTime(830);
    table.source.decide({ do: 'call', seat: 0 } as never);
    expect(sent[0]?.shown).toEqual({ number: 2, ms: 830 });
  });

  it('what lies there when the table is opened is shown at once', () => {
    const teller = begun('coin-set', 2);
    const { take, snapshot } = opened(teller, [person('Ann'), person('Ben')]);
    take(0, deadlines({ seats: [null, null], laid: server.now() + 600 }));
    expect(snapshot().number).toBe(1);
  });

  it('shows who is away and until when the table waits, by this device’s clock', () => {
    const teller = begun('pirate-coins');
    const { table, take, about, snapshot } = opened(teller, SEATS, { clock: 'relaxed' });
    take(0, deadlines({ seats: [null, server.now() + 40_000, null] }));
    const [ann, ben] = about.seats.map((seat) => (seat.kind === 'person' ? seat.guest : ''));
    table.around(about, [ann ?? ''], { state: 'fine' });
    expect(snapshot().players[1]?.away).toEqual({ until: Date.now() + 40_000 });
    expect(snapshot().players[0]?.away).toBeUndefined();
    table.around(about, [ann ?? '', ben ?? ''], { state: 'fine' });
    expect(snapshot().players[1]?.away).toBeUndefined();
  });

  it('a player who has left is played by a bot and becomes a spectator', () => {
    const teller = begun('pirate-coins');
    const seats = [person('Ann', { plays: 'bot' }), person('Ben'), bot('Cosima')];
    const { take, snapshot } = opened(teller, seats);
    take(0);
    expect(snapshot().players[0]).toMatchObject({ keptByBot: true, mine: true });
    expect(snapshot().viewer).toBe('table');
  });

  it('has the clocks of decisions, and in a race those of the race', () => {
    const teller = begun('pirate-coins');
    const { take, snapshot } = opened(teller, SEATS, { clock: 'brisk' });
    take(0, deadlines({ seats: [server.now() + 20_000, null, null] }));
    expect(snapshot().clocks).toEqual({ 0: { until: Date.now() + 20_000, total: 25_000 } });

    const race = begun('coin-set', 2);
    const raced = opened(race, [person('Ann'), person('Ben')], { clock: 'brisk' });
    race.step({ do: 'agree', seat: 0 } as never);
    race.change();
    raced.take(0, deadlines({ seats: [null, server.now() + 20_000], race: server.now() + 9_000 }));
    expect(Object.keys(raced.snapshot().clocks)).toEqual(['1']);
    expect(raced.snapshot().clocks[1]?.until).toBe(Date.now() + 9_000);
  });

  it('[S11] bars a seat until the server says it may call again, by this device’s clock', () => {
    const teller = begun('coin-set', 2);
    const { take, snapshot } = opened(teller, [person('Ann'), person('Ben')]);
    take(0, deadlines({ seats: [null, null], barred: [null, server.now() + 3000] }));
    expect(snapshot().barredUntil).toEqual({ 1: Date.now() + 3000 });
    take(0, deadlines({ seats: [null, null] }));
    expect(snapshot().barredUntil).toEqual({});
  });

  it('[S11] bars nobody for a found set whose refill arrives with it', () => {
    const teller = begun('coin-set', 2);
    const { table, about, take, snapshot } = opened(teller, [person('Ann'), person('Ben')]);
    take(0);
    teller.step({ do: 'call', seat: 0 } as never);
    teller.change();
    take(0);
    expect((snapshot().view as internals.View).phase).toBe('point');
    const [set] = internals.setsAmong((teller.state as internals.View).table).map(internals.placesOf);
    teller.step({ do: 'point', seat: 0, places: set } as never);
    teller.change();
    teller.step(teller.game.chance(teller.state, seeded(7)));
    teller.change();
    table.take(teller.update(teller.told.slice(-2), 0, { deadlines: deadlines({ barred: [null, null] }) }), about);
    expect((snapshot().view as internals.View).phase).toBe('search');
    expect(snapshot().barredUntil).toEqual({});
  });

  it('notifies its listeners when the connection is lost', () => {
    const teller = begun('pirate-coins');
    const { table, take, about, snapshot } = opened(teller);
    take(0);
    const heard = vi.fn();
    table.source.subscribe(heard);
    table.around(about, [], { state: 'lost', retryAt: 5 });
    expect(heard).toHaveBeenCalledTimes(1);
    expect(snapshot().connection).toEqual({ state: 'lost', retryAt: 5 });
  });
});

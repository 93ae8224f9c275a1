import { type About, type TableEvent, type Update, verifyRecord } from '@pouch/protocol';
import {
  GAMES,
  type Game,
  type Json,
  Refusal,
  readOptions,
  readRecord,
  replay,
  StepRefusal,
  seatCount,
} from '@pouch/rules';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { playRandomly } from './random-play.js';
import { startService, type TestClient, type TestService } from './table-service.js';

/** Whole games of people and a bot: public changes, record and result agree. */

let at: TestService;
let mara: TestClient;
let jonah: TestClient;
let wren: TestClient;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  at = await startService();
  mara = await at.client('Mara');
  jonah = await at.client('Jonah');
  wren = await at.client('Wren');
});
afterEach(async () => {
  await at.close();
  vi.useRealTimers();
});

type Took = Extract<TableEvent, { what: 'step' }>;

const stepsTold = (updates: readonly Update[]): Took[] =>
  updates.flatMap(({ told }) => told.flatMap(({ happened }) => happened.filter((each) => each.what === 'step')));

const knownIn = (updates: readonly Update[]): Json[] =>
  stepsTold(updates).flatMap(({ known }) => (known ?? []) as Json[]);

/** The steps of a record as they are broadcast: without times and stand-ins. */
const bare = (record: Json | undefined): Json[] =>
  ((record?.steps ?? []) as Json[]).map(({ at: _, standIn: __, ...step }) => step);

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

async function begin(game: About['game'], seats: ('open' | 'easy')[]): Promise<string> {
  const options = game === 'koinz' ? { variant: 'sudden-death' } : {};
  const { id: table } = await at.createTable(mara, { game, seats, options });
  await wren.ask({ do: 'open', table, form: 'view' });
  await jonah.ask({ do: 'sit', table });
  await mara.ask({ do: 'start', table });
  return table;
}

/** A game replayed from its public steps alone, checked against the view of each update. */
class Replayed {
  private readonly game: Game;
  readonly state: unknown;

  constructor({ game, options, seats }: About) {
    this.game = GAMES[game];
    const read = readOptions(this.game, options);
    if (read instanceof Refusal) throw new Error(read.reason);
    this.state = this.game.setup(seats.length, read);
  }

  take(steps: readonly Json[]): void {
    for (const json of steps) {
      const step = this.game.notation.readStep(json);
      if (step instanceof Refusal) throw new Error(step.reason);
      this.game.advance(this.state, step);
    }
  }

  get view(): unknown {
    return plain(this.game.view(this.state, 'table'));
  }
}

/** Whether a list has all of another, in the same order. */
function hasInOrder(all: readonly Json[], some: readonly Json[]): boolean {
  const left = some.map((each) => JSON.stringify(each));
  for (const each of all) if (JSON.stringify(each) === left[0]) left.shift();
  return left.length === 0;
}

describe.each(Object.keys(GAMES) as About['game'][])('%s', (game) => {
  test('the record verifies as fair and has the result; public steps equal the record and replay to the server’s views', async () => {
    const table = await begin(game, ['open', 'open', 'easy']);
    let compared = 0;
    /** How often a sealed decision was changed: the record of a finished game has that too. */
    let changes = 0;
    await playRandomly(game, table, [mara, jonah], {
      pass: async () => {
        await vi.advanceTimersByTimeAsync(500);
        await new Promise(setImmediate);
      },
      // Sometimes a player asks for the record, or changes a decision.
      before: async (step, player) => {
        if (++compared % 3 > 0) return;
        const before = knownIn(wren.updates()).length;
        const record = bare(await at.record(table));
        const known = knownIn(wren.updates());
        const many = Math.min(record.length, known.length);
        expect(many).toBeGreaterThanOrEqual(before);
        expect(record.slice(0, many)).toEqual(known.slice(0, many));
        const other = { bid: { do: 'bid', coins: {} }, choose: { do: 'choose', side: 'skull' } }[step.do];
        if (other === undefined || isLast(player)) return;
        await player.ask({ do: 'decide', table, step: other });
        changes++;
      },
    });
    await wren.waitFor(() => (wren.about().phase === 'over' ? true : undefined));
    proveRecord(wren.about(), await at.record(table));
    if (game === 'coin-set') proveLaid(wren.updates());
    const replayed = new Replayed(wren.about());
    let shown = 0;
    for (const update of wren.updates()) {
      replayed.take(knownIn([update]));
      if (stepsTold([update]).at(-1)?.known === undefined) continue;
      expect(replayed.view).toEqual(update.view);
      shown++;
    }
    expect(shown).toBeGreaterThan(5);
    expect(compared).toBeGreaterThan(3);
    const whole = bare(await at.record(table));
    const known = knownIn(wren.updates());
    expect(whole.length - known.length).toBeLessThanOrEqual(changes);
    expect(hasInOrder(whole, known)).toBe(true);
    expect(await toldAgain(table)).toEqual(known);
  });
});

/** The record replays to the broadcast result, and its chance was fair. */
function proveRecord({ game, result }: About, json: Json | undefined): void {
  const record = readRecord(json);
  if (record instanceof Refusal) throw new Error(record.reason);
  const frames = [...replay(record)];
  expect(frames.some((frame) => frame instanceof StepRefusal)).toBe(false);
  expect(verifyRecord(record, json?.fairness)).toMatchObject({ verdict: 'fair' });
  const over = GAMES[game].turn((frames.at(-1) as { state: unknown }).state);
  expect(over).toMatchObject({ kind: 'over', scores: result?.scores, ending: result?.ending });
}

/** Displays show new coins a moment after the change. Those that follow a set are sent once it has been seen. */
function proveLaid(updates: readonly Update[]): void {
  const seen = new Set<string>();
  let foundAt = 0;
  for (const { told, deadlines, view } of updates) {
    const laying = told.flatMap(({ at, happened }) => {
      const events = happened.flatMap((each) => (each.what === 'step' ? each.events.map(({ event }) => event) : []));
      const laid = events.filter((event) => ['dealt', 'set', 'all-turned', 'turned'].includes(event));
      return laid.length === 0 ? [] : [{ at, events: laid }];
    });
    const last = laying.at(-1);
    if (last === undefined || deadlines === undefined) continue;
    const isDealing = (view as { phase: string }).phase === 'deal';
    if (isDealing) foundAt = last.at;
    else expect(deadlines.laid).toBe(last.at + 250);
    if (!isDealing && foundAt > 0) expect(last.at).toBeGreaterThanOrEqual(foundAt + 1200);
    if (!isDealing) foundAt = 0;
    seen.add(`${isDealing ? 'to deal' : 'laid'}: ${last.events.join(' ')}`);
  }
  expect([...seen]).toEqual(expect.arrayContaining(['laid: dealt', 'to deal: set']));
}

/** Whether a decision is the last one that is awaited. */
function isLast(player: TestClient): boolean {
  const turn = (GAMES[player.about().game] as Game).turn(player.lastUpdate().view);
  return turn.kind !== 'decide' || seatCount(turn.awaited) < 2;
}

/** All public steps in the log of the table. */
async function toldAgain(table: string): Promise<Json[]> {
  return (await at.log(table)).flatMap(({ happened }) =>
    happened.flatMap((each) => (each.what === 'step' ? ((each.known ?? []) as Json[]) : [])),
  );
}

test('a sealed decision stays secret; the step that reveals publishes the last one of each seat, in order', async () => {
  const table = await begin('realm-coins', ['open', 'open']);
  const bid = (client: TestClient, coins: Json) => client.ask({ do: 'decide', table, step: { do: 'bid', coins } });
  const before = stepsTold(wren.updates()).length;
  await mara.ask({ do: 'open', table });
  await bid(mara, { knight: 1 });
  await bid(mara, { knight: 2 });
  expect(stepsTold(wren.updates()).slice(before)).toHaveLength(2);
  for (const client of [mara, wren])
    for (const step of stepsTold(client.updates()).slice(before)) expect(step).not.toHaveProperty('known');
  // Sealed decisions survive a restart.
  const later = await at.restart();
  const [jonahLater, wrenLater] = [later.sameGuest(jonah), later.sameGuest(wren)];
  await wrenLater.ask({ do: 'open', table, since: wren.lastUpdate().number });
  await jonahLater.ask({ do: 'decide', table, step: { do: 'bid', coins: { boar: 1 } } });
  expect(stepsTold(wrenLater.updates())[0]?.known).toEqual([
    { seat: 0, do: 'bid', coins: { knight: 2 } },
    { seat: 1, do: 'bid', coins: { boar: 1 } },
  ]);
  await later.service.stop();
});

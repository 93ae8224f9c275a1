import type { Update } from '@pouch/protocol';
import {
  GAMES,
  type Game,
  type GameId,
  type Json,
  Refusal,
  readOptions,
  readRecord,
  replay,
  StepRefusal,
  stateJson,
  type Viewer,
} from '@pouch/rules';
import { describe, expect, it } from 'vitest';
import type { Change } from '../../src/store/store.js';
import { allOver, GAME_IDS, playGame, type RunningGame, SHORT, stuckAt } from '../clients/games.js';
import { newGuest, request } from '../clients/http.js';
import { type InProcessServer, openStoreInProcess, withServer } from '../clients/in-process-server.js';
import { ScriptedPlayer } from '../clients/scripted-player.js';
import { seeded } from '../clients/seeded.js';
import { StallDetector } from '../clients/stall-detector.js';

/** Everything that one person got to see of a game. */
interface Witness {
  readonly person: ScriptedPlayer;
  readonly form: 'view' | 'record';
  readonly updates: Update[];
  /** Records that they asked for on the way. */
  readonly records: Promise<string>[];
}

/** A game played to its end before many eyes. */
interface Watched {
  readonly sitting: RunningGame;
  readonly witnesses: readonly Witness[];
  readonly changes: readonly Change[];
  readonly seed: string;
}

/** Every so many updates somebody asks for the record of the game that goes on. */
const RECORD_EVERY = 5;

async function watch(game: GameId, bots: number, { base, store }: InProcessServer): Promise<Watched> {
  const stall = new StallDetector();
  const witnesses: Witness[] = [];
  const come = async (name: string, form: 'view' | 'record'): Promise<ScriptedPlayer> => {
    const identity = await newGuest(base, name);
    const updates: Update[] = [];
    const records: Promise<string>[] = [];
    let asking = 0;
    const recordNow = async (table: string): Promise<string> => {
      asking++;
      const { text } = await request(base, 'GET', `/api/tables/${table}/record`, { cookie: identity.cookie });
      asking--;
      person.goOn();
      return text;
    };
    const person = new ScriptedPlayer(identity, {
      address: async () => base,
      random: seeded(31, witnesses.length),
      form,
      // The game cannot end while a player waits for what it was like before.
      isResting: () => asking > 0,
      onHeard: stall.made,
      onMessage(message) {
        if (message.kind !== 'update') return;
        updates.push(message);
        if (updates.length % RECORD_EVERY === 0) records.push(recordNow(message.table));
      },
    });
    witnesses.push({ person, form, updates, records });
    await person.connect();
    return person;
  };
  const players: ScriptedPlayer[] = [];
  while (players.length + bots < 3) players.push(await come(`Player ${players.length}`, 'view'));
  const watchers = [await come('One who watches', 'view'), await come('Another', 'record')];
  const party = { game, options: SHORT[game], players, bots, watchers };
  try {
    const sitting = await playGame(party, async () => base, seeded(32));
    await stall.of(allOver([sitting]), () => stuckAt([sitting]));
    const changes = await store.changesAfter(sitting.table, 0);
    const seed = (await store.table(sitting.table))?.row.seed ?? '';
    return { sitting, witnesses, changes, seed };
  } finally {
    for (const { person } of witnesses) person.end();
  }
}

/** The game's state after each change, by number; undefined before it begins. The log's steps, and nothing else. */
function statesOf({ sitting, changes }: Watched): unknown[] {
  const game: Game = GAMES[sitting.game];
  let state: unknown;
  const states: unknown[] = [undefined];
  for (const { entries } of changes) {
    for (const entry of JSON.parse(entries) as { what: string; step: Json }[]) {
      if (entry.what === 'started') state = beginning(sitting, game);
      if (entry.what !== 'step') continue;
      state = game.copy(state);
      take(game, state, entry.step);
    }
    states.push(state);
  }
  return states;
}

function beginning({ players, bots, options }: RunningGame, game: Game): unknown {
  const read = readOptions(game, options);
  if (read instanceof Refusal) throw new Error(read.reason);
  return game.setup(players.length + bots, read);
}

function take(game: Game, state: unknown, json: Json): void {
  const step = game.notation.readStep(json);
  if (step instanceof Refusal) throw new Error(step.reason);
  game.advance(state, step);
}

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** What the law of views allows somebody to see. */
function lawful(game: Game, state: unknown, viewer: Viewer, form: 'view' | 'record'): unknown {
  if (state === undefined) return null;
  const view = game.view(state, viewer);
  return plain(form === 'view' ? view : stateJson(game, view));
}

/** The seats whose decision of this turn is in the state. */
function sealedIn(game: Game, state: unknown): number[] {
  const { sealed, chosen } = stateJson(game, state) as { sealed?: unknown[]; chosen?: unknown[] };
  return (sealed ?? chosen ?? []).flatMap((decision, seat) => (decision === null ? [] : [seat]));
}

const TABLES = GAME_IDS.flatMap((game) => [
  { game, bots: 0, who: 'people' },
  // In a race bots look as long as people do, and nothing in it is secret.
  ...(game === 'coin-set' ? [] : [{ game, bots: 2, who: 'a person and bots' }]),
]);

describe.concurrent.each(TABLES)('a whole game of $game between $who', ({ game: id, bots }) => {
  it('shows everybody what they may see, and nothing else', () =>
    withServer(
      async (server) => {
        const watched = await watch(id, bots, server);
        const game: Game = GAMES[id];
        const states = statesOf(watched);
        for (const { person, form, updates } of watched.witnesses) {
          // Some games are short, and what comes close together is told together.
          expect(updates.length).toBeGreaterThan(4);
          for (const { number, seat, view } of updates)
            expect(view, `${person.identity.guest.name} at ${number}`).toEqual(
              lawful(game, states[number], seat ?? 'table', form),
            );
        }
        proveToldNothing(watched, game, states);
        proveNoSeed(watched);
        for (const witness of watched.witnesses) await proveRecords(witness, watched);
      },
      { openStore: openStoreInProcess },
    ));
});

/** Of a decision that stays sealed, all that is told is that it was made; what is told as known leads to the truth. */
function proveToldNothing({ sitting, changes }: Watched, game: Game, states: readonly unknown[]): void {
  const known = beginning(sitting, game);
  for (const { number, told } of changes) {
    const state = states[number];
    if (state === undefined) continue;
    const sealed = sealedIn(game, state);
    for (const happening of JSON.parse(told) as ToldStep[]) {
      if (happening.what === 'step' && sealed.includes(happening.seat ?? -1)) {
        expect(happening.events).toEqual([{ event: expect.any(String), seat: happening.seat }]);
        expect(happening).not.toHaveProperty('known');
      }
      for (const step of happening.known ?? []) take(game, known, step);
    }
    if (sealed.length === 0) expect(known, `what is known after ${number}`).toEqual(state);
  }
}

interface ToldStep {
  readonly what: string;
  readonly seat: number | null;
  readonly events: Json[];
  readonly known?: Json[];
}

/** The seed is told when the game is over, and not before. */
function proveNoSeed({ witnesses, seed }: Watched): void {
  expect(seed).toMatch(/^[0-9a-f]{64}$/);
  for (const { updates } of witnesses)
    for (const update of updates) expect(JSON.stringify(update).includes(seed)).toBe(update.about?.phase === 'over');
}

/** A record of a game that goes on replays, holds no sealed decision of others, and no seed. */
async function proveRecords({ person, records }: Witness, { sitting, seed }: Watched): Promise<void> {
  const seat = person.tables.get(sitting.table)?.seat;
  const unfinished = (await Promise.all(records)).filter((text) => (JSON.parse(text) as Json).result === undefined);
  if (seat !== null) expect(unfinished.length).toBeGreaterThan(0);
  for (const text of unfinished) {
    expect(text).not.toContain(seed);
    const record = readRecord(JSON.parse(text) as Json);
    if (record instanceof Refusal) throw new Error(record.reason);
    const last = [...replay(record)].at(-1);
    if (last === undefined || last instanceof StepRefusal) throw new Error(`${last?.reason} in ${text}`);
    expect(sealedIn(record.game, last.state).filter((each) => each !== seat)).toEqual([]);
  }
}

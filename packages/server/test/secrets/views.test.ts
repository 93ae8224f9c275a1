import type { Update } from '@pouch/protocol';
import {
  GAME_FACTS,
  GAMES,
  type Game,
  type GameId,
  isRace,
  type Json,
  Refusal,
  readOptions,
  readRecord,
  replay,
  StepRefusal,
  seatsIn,
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

/** Everything that one client received of a game. */
interface Recording {
  readonly player: ScriptedPlayer;
  readonly form: 'view' | 'record';
  readonly updates: Update[];
  /** Records requested during the game. */
  readonly records: Promise<string>[];
}

/** A finished game and what all clients received. */
interface PlayedGame {
  readonly running: RunningGame;
  readonly recordings: readonly Recording[];
  readonly changes: readonly Change[];
  readonly seed: string;
}

/** How often a client requests the record of the running game: every this many updates. */
const RECORD_EVERY = 5;

async function watch(game: GameId, bots: number, { base, store }: InProcessServer): Promise<PlayedGame> {
  const stall = new StallDetector();
  const recordings: Recording[] = [];
  const come = async (name: string, form: 'view' | 'record'): Promise<ScriptedPlayer> => {
    const identity = await newGuest(base, name);
    const updates: Update[] = [];
    const records: Promise<string>[] = [];
    let asking = 0;
    const recordNow = async (table: string): Promise<string> => {
      asking++;
      const { text } = await request(base, 'GET', `/api/tables/${table}/record`, { cookie: identity.cookie });
      asking--;
      player.resume();
      return text;
    };
    const player = new ScriptedPlayer(identity, {
      address: async () => base,
      random: seeded(31, recordings.length),
      form,
      // The game must not end while a record is requested.
      isPaused: () => asking > 0,
      onFrame: stall.made,
      onMessage(message) {
        if (message.kind !== 'update') return;
        updates.push(message);
        if (updates.length % RECORD_EVERY === 0) records.push(recordNow(message.table));
      },
    });
    recordings.push({ player, form, updates, records });
    await player.connect();
    return player;
  };
  const players: ScriptedPlayer[] = [];
  while (players.length + bots < 3) players.push(await come(`Player ${players.length}`, 'view'));
  const watchers = [await come('Spectator 1', 'view'), await come('Spectator 2', 'record')];
  const plan = { game, options: SHORT[game], players, bots, watchers };
  try {
    const running = await playGame(plan, async () => base, seeded(32));
    await stall.of(allOver([running]), () => stuckAt([running]));
    const changes = await store.changesAfter(running.table, 0);
    const seed = (await store.table(running.table))?.row.seed ?? '';
    return { running, recordings, changes, seed };
  } finally {
    for (const { player } of recordings) player.end();
  }
}

/** The game's state after each change, by number, from the log alone; undefined before it starts. */
function statesOf({ running, changes }: PlayedGame): unknown[] {
  const game: Game = GAMES[running.game];
  let state: unknown;
  const states: unknown[] = [undefined];
  for (const { entries } of changes) {
    for (const entry of JSON.parse(entries) as { what: string; step: Json }[]) {
      if (entry.what === 'started') state = beginning(running, game);
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

/** What a viewer may see. */
function visible(game: Game, state: unknown, viewer: Viewer, form: 'view' | 'record'): unknown {
  if (state === undefined) return null;
  const view = game.view(state, viewer);
  return plain(form === 'view' ? view : stateJson(game, view));
}

const TABLES = GAME_IDS.flatMap((game) => [
  { game, bots: 0, who: 'people' },
  // In a race bots are as slow as people, and nothing is secret.
  ...(isRace(GAME_FACTS[game]) ? [] : [{ game, bots: 2, who: 'a player and bots' }]),
]);

describe.concurrent.each(TABLES)('a whole game of $game between $who', ({ game: id, bots }) => {
  it('sends everyone what they may see, and nothing else', () =>
    withServer(
      async (server) => {
        const played = await watch(id, bots, server);
        const game: Game = GAMES[id];
        const states = statesOf(played);
        for (const { player, form, updates } of played.recordings) {
          // Some games are short, and changes of the same moment share an update.
          expect(updates.length).toBeGreaterThan(4);
          for (const { number, seat, view } of updates)
            expect(view, `${player.identity.guest.name} at ${number}`).toEqual(
              visible(game, states[number], seat ?? 'table', form),
            );
        }
        verifyPublicLog(played, game, states);
        verifyNoSeed(played);
        for (const recording of played.recordings) await verifyRecords(recording, played);
      },
      { openStore: openStoreInProcess },
    ));
});

/** The public log reveals nothing of a sealed decision but that it was made; its known steps replay to the true state. */
function verifyPublicLog({ running, changes }: PlayedGame, game: Game, states: readonly unknown[]): void {
  const known = beginning(running, game);
  for (const { number, told } of changes) {
    const state = states[number];
    if (state === undefined) continue;
    const sealed = seatsIn(game.sealed(state));
    for (const event of JSON.parse(told) as PublicStep[]) {
      if (event.what === 'step' && sealed.includes(event.seat ?? -1)) {
        expect(event.events).toEqual([{ event: expect.any(String), seat: event.seat }]);
        expect(event).not.toHaveProperty('known');
      }
      for (const step of event.known ?? []) take(game, known, step);
    }
    if (sealed.length === 0) expect(known, `what is known after ${number}`).toEqual(state);
  }
}

interface PublicStep {
  readonly what: string;
  readonly seat: number | null;
  readonly events: Json[];
  readonly known?: Json[];
}

/** The seed is sent when the game is over, and not before. */
function verifyNoSeed({ recordings, seed }: PlayedGame): void {
  expect(seed).toMatch(/^[0-9a-f]{64}$/);
  for (const { updates } of recordings)
    for (const update of updates) expect(JSON.stringify(update).includes(seed)).toBe(update.about?.phase === 'over');
}

/** A record of a running game replays, and has no seed and no sealed decision of others. */
async function verifyRecords({ player, records }: Recording, { running, seed }: PlayedGame): Promise<void> {
  const seat = player.tables.get(running.table)?.seat;
  const unfinished = (await Promise.all(records)).filter((text) => (JSON.parse(text) as Json).result === undefined);
  if (seat !== null) expect(unfinished.length).toBeGreaterThan(0);
  for (const text of unfinished) {
    expect(text).not.toContain(seed);
    const record = readRecord(JSON.parse(text) as Json);
    if (record instanceof Refusal) throw new Error(record.reason);
    const last = [...replay(record)].at(-1);
    if (last === undefined || last instanceof StepRefusal) throw new Error(`${last?.reason} in ${text}`);
    expect(seatsIn(record.game.sealed(last.state)).filter((each) => each !== seat)).toEqual([]);
  }
}

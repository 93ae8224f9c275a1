import { decide, newMemory } from '@pouch/bots';
import {
  type Decision,
  GAMES,
  type GameId,
  has,
  type Random,
  Refusal,
  randomFrom,
  type Seat,
  streamSeed,
} from '@pouch/rules';
import type { Save } from '../../src/device/save.ts';
import { type Saves, savesIn } from '../../src/device/saves.ts';
import { type BotQuestion, think } from '../../src/local/bot-mind.ts';
import type { BotPool } from '../../src/local/bot-pool.ts';
import type { LocalTableDeps } from '../../src/local/deps.ts';
import { openLocalTable } from '../../src/local/local-table.ts';
import { type NewPlayer, newSave } from '../../src/local/new-game.ts';
import type { TableSource } from '../../src/table/source.ts';
import { Device } from '../device/tabs.ts';
import { FakeTime, settle } from './fake-time.ts';

/** Chance that is the same in every run: the words that `streamSeed` mixes, one after the other. */
export function seeded(seed: number): Random {
  let drawn = 0;
  return randomFrom({ next: () => streamSeed(seed, drawn++)[0] });
}

/** Bots that think here, and answer when everything else has been done. */
const poolHere: BotPool = {
  ask: async (question, signal) => {
    await settle();
    signal.throwIfAborted();
    return think(question);
  },
  close: () => {},
};

/** A pool whose answers come when a test says so. */
export class SlowPool implements BotPool {
  readonly asked: {
    readonly seat: Seat;
    readonly question: BotQuestion;
    readonly signal: AbortSignal;
    answer(): void;
    fail(): void;
  }[] = [];

  ask: BotPool['ask'] = (question, signal) =>
    new Promise((resolve, reject) => {
      const answer = (): void => resolve(think(question));
      this.asked.push({ seat: question.seat, question, signal, answer, fail: () => reject(new Error('no')) });
    });

  close(): void {}
}

export const person = (name: string): NewPlayer => ({ kind: 'person', name });
export const BOT: NewPlayer = { kind: 'bot', level: 'easy' };

export interface Hall {
  readonly device: Device;
  readonly time: FakeTime;
  readonly saves: Saves;
  readonly random: Random;
  readonly deps: (game: GameId) => LocalTableDeps;
}

export function hall(seed: number, pool: BotPool = poolHere, device = new Device()): Hall {
  const time = new FakeTime();
  const random = seeded(seed);
  const saves = savesIn(device.tab());
  const deps = (game: GameId): LocalTableDeps => ({ game: GAMES[game], pool, saves, time, random, iterations: 4 });
  return { device, time, saves, random, deps };
}

/** A table that must open. */
export function open(save: Save, deps: LocalTableDeps): TableSource {
  const table = openLocalTable(save, deps);
  if (table instanceof Refusal) throw new Error(table.reason);
  return table;
}

export const begin = (here: Hall, game: GameId, players: readonly NewPlayer[]): { save: Save; table: TableSource } => {
  const save = newSave({ game, players }, here.time.now(), here.random);
  return { save, table: open(save, here.deps(game)) };
};

export function kept(here: Hall, { id }: Save): Save {
  const save = here.saves.load(id);
  if (save === undefined || save instanceof Refusal) throw new Error('The game was not kept');
  return save;
}

export const isOver = ({ game, snapshot }: TableSource): boolean => game.turn(snapshot().view).kind === 'over';

/** What the people of the device do next, if it is for them: as somebody would who sees no more than the snapshot. */
function personsDecision(table: TableSource, random: Random): Decision | undefined {
  const { game } = table;
  const { view, players, viewer, curtain } = table.snapshot();
  const turn = game.turn(view);
  if (turn.kind !== 'decide') return undefined;
  if (curtain !== undefined) {
    table.uncover(curtain.next);
    return personsDecision(table, random);
  }
  const seat = players.find(({ seat, mine }) => mine && has(turn.awaited, seat))?.seat;
  if (seat === undefined) return undefined;
  if (game.race !== undefined) {
    const decision = game.sample(view, random);
    return decision.do === game.race.call || decision.seat !== seat ? { ...decision, seat } : decision;
  }
  if (viewer !== seat) throw new Error(`The table awaits seat ${seat} and shows what ${viewer} sees`);
  return decide(view, newMemory(game.id as GameId, seat), { level: 'easy', random, iterations: 1 });
}

/** Plays on until the game is over or as many steps have been taken. */
export async function playOn(here: Hall, table: TableSource, steps = Number.POSITIVE_INFINITY): Promise<void> {
  const start = table.snapshot().number;
  for (let idle = 0; idle < 5; ) {
    const { number } = table.snapshot();
    if (isOver(table) || number - start >= steps) return;
    const decision = personsDecision(table, here.random);
    if (decision !== undefined) table.decide(decision);
    await settle();
    if (table.snapshot().number === number && !here.time.next()) idle++;
    else idle = 0;
  }
  throw new Error(`Nothing happens after step ${table.snapshot().number}: ${table.snapshot().refusal}`);
}

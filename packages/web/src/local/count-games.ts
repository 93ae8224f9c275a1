import { type GameId, Refusal } from '@pouch/rules';
import { type Bests, type Figure, keepBests, keptBests, type LastGame, mySeat, withGame } from '../device/bests.ts';
import type { Save } from '../device/save.ts';
import { deviceSaves, type Saves } from '../device/saves.ts';
import { deviceTexts, type Texts } from '../device/storage.ts';
import { loadKit } from '../games/registry.ts';
import type { AnyKit } from '../table/kit.ts';
import { namesOf } from '../table/names.ts';
import { type Course, recall } from './course.ts';

export interface CountDeps {
  readonly saves: Pick<Saves, 'list' | 'load'>;
  readonly texts: Texts;
  readonly loadKit: (game: GameId) => Promise<AnyKit>;
}

const onDevice = (): CountDeps => ({ saves: deviceSaves(), texts: deviceTexts(), loadKit });

/**
 * Counts the finished games of this device that have not been counted, the oldest first, and draws up what home shows
 * of the last one. Home does so when it is opened, and so do the pages on which games can be deleted.
 */
export async function countGames({ saves, texts, loadKit: load }: CountDeps = onDevice()): Promise<Bests> {
  const finished = saves
    .list()
    .games.filter((game) => game.finished)
    .reverse();
  const newest = finished.at(-1)?.id;
  for (const { id } of finished) {
    const { counted, last } = keptBests(texts);
    if (counted.includes(id) && (id !== newest || last?.id === newest)) continue;
    const save = saves.load(id);
    if (save === undefined || save instanceof Refusal) continue;
    const kit = await load(save.game);
    const course = recall(kit.game, save);
    const played = course instanceof Refusal ? undefined : course;
    // Read again: another game may have ended while the kit was loaded.
    const bests = withGame(keptBests(texts), save, played && figureOf(kit, played, save));
    keepBests(id === newest && played !== undefined ? { ...bests, last: lastGame(kit, played, save) } : bests, texts);
  }
  return keptBests(texts);
}

function figureOf({ best }: AnyKit, course: Course, save: Save): Figure | undefined {
  const me = mySeat(save);
  const value = me === undefined ? undefined : best?.figure(course.view('table'), me);
  return value === undefined || best === undefined ? undefined : { value, better: best.better };
}

/** As many values as a small chart can show. */
const MOST_VALUES = 40;

function lastGame(kit: AnyKit, course: Course, save: Save): LastGame {
  const names = namesOf(save.players.map((player, seat) => ({ ...player, seat, mine: player.kind === 'person' })));
  const [first, ...moments] = course.moments('table');
  const { values, goal } = kit.chart(moments, first?.view, names);
  return {
    id: save.id,
    title: kit.result(course.view('table'), names).title,
    values: values.map((line) => thinned(line)),
    ...(goal !== undefined && { goal }),
  };
}

/** Fewer values, evenly spread, the first and the last among them. */
function thinned(values: readonly number[]): readonly number[] {
  if (values.length <= MOST_VALUES) return values;
  const step = (values.length - 1) / (MOST_VALUES - 1);
  return Array.from({ length: MOST_VALUES }, (_, index) => values[Math.round(index * step)] ?? 0);
}

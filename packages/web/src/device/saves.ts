import { Refusal } from '@pouch/rules';
import { headOf, readSave, type Save, type SaveHead } from './save.ts';
import { deviceTexts, type Stored, type Texts } from './storage.ts';

/** What became of a game that was to be kept. 'elsewhere': another tab has written or deleted it since. */
type Kept = Stored | 'elsewhere';

/** An entry that cannot be read. It is left as it is: a later version of the page may know better. */
interface BrokenSave {
  readonly id: string;
  readonly reason: string;
}

interface SaveList {
  /** Newest first. */
  readonly games: readonly SaveHead[];
  readonly broken: readonly BrokenSave[];
}

export interface SaveChange {
  /** Undefined when everything may have changed. */
  readonly id: string | undefined;
  readonly by: 'this tab' | 'another tab';
}

/** The games kept on this device. */
export interface Saves {
  /** The same list until something changes. */
  list(): SaveList;
  load(id: string): Save | Refusal | undefined;
  /** Even a game that could not be stored can be loaded until the page is closed. */
  put(save: Save): Kept;
  delete(id: string): void;
  /** Reports every change, in other tabs too; returns how to unsubscribe. */
  subscribe(listener: (change: SaveChange) => void): () => void;
}

const PREFIX = 'pouch/game/';

/** As many finished games are kept; unfinished ones always are. */
export const MOST_FINISHED = 50;

const keyOf = (id: string): string => PREFIX + id;

export function savesIn(texts: Texts): Saves {
  const listeners = new Set<(change: SaveChange) => void>();
  const heads = new Map<string, SaveHead | Refusal>();
  /** By id: the text as this tab last wrote or read it. */
  const known = new Map<string, string>();
  /** Games for which the device had no room: they last as long as the page. */
  const loose = new Map<string, Save>();
  let listed: SaveList | undefined;

  const changed = (change: SaveChange): void => {
    listed = undefined;
    for (const listener of [...listeners]) listener(change);
  };

  const headAt = (id: string): SaveHead | Refusal => {
    let head = heads.get(id);
    if (head === undefined) {
      const save = readSave(texts.get(keyOf(id)) ?? '');
      head = save instanceof Refusal ? save : headOf(save);
      heads.set(id, head);
    }
    return head;
  };

  const listAll = (): SaveList => {
    const games: SaveHead[] = [...loose.values()].map(headOf);
    const broken: BrokenSave[] = [];
    for (const key of texts.keys()) {
      if (!key.startsWith(PREFIX)) continue;
      const id = key.slice(PREFIX.length);
      if (loose.has(id)) continue;
      const head = headAt(id);
      if (head instanceof Refusal) broken.push({ id, reason: head.reason });
      else games.push(head);
    }
    games.sort((a, b) => b.updatedAt - a.updatedAt);
    return { games, broken };
  };

  const forget = (id: string): void => {
    texts.remove(keyOf(id));
    heads.delete(id);
    known.delete(id);
    loose.delete(id);
  };

  const list = (): SaveList => {
    listed ??= listAll();
    return listed;
  };

  const dropOldest = (newest: string): void => {
    listed = undefined;
    const finished = list().games.filter(({ id, finished }) => finished && id !== newest);
    for (const { id } of finished.slice(MOST_FINISHED - 1)) forget(id);
  };

  texts.onElsewhere((key) => {
    if (key !== undefined && !key.startsWith(PREFIX)) return;
    const id = key?.slice(PREFIX.length);
    if (id === undefined) heads.clear();
    else heads.delete(id);
    changed({ id, by: 'another tab' });
  });

  return {
    list,
    load(id) {
      const text = texts.get(keyOf(id));
      if (text === undefined || loose.has(id)) return loose.get(id);
      const save = readSave(text);
      if (!(save instanceof Refusal)) known.set(id, text);
      return save;
    },
    put(save) {
      const { id } = save;
      const key = keyOf(id);
      // A tab that slept may not have heard of what another has done.
      if (known.has(id) && texts.get(key) !== known.get(id)) return 'elsewhere';
      const text = JSON.stringify(save);
      const stored = texts.set(key, text);
      if (stored === 'stored') {
        known.set(id, text);
        heads.set(id, headOf(save));
        loose.delete(id);
        if (save.finished) dropOldest(id);
      } else loose.set(id, save);
      changed({ id, by: 'this tab' });
      return stored;
    },
    delete(id) {
      forget(id);
      changed({ id, by: 'this tab' });
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

let saves: Saves | undefined;

export function deviceSaves(): Saves {
  saves ??= savesIn(deviceTexts());
  return saves;
}

import { Refusal } from '@pouch/rules';
import { KEY_FAMILIES } from './keys.ts';
import { headOf, readSave, type Save, type SaveHead } from './save.ts';
import { deviceTexts, type Texts, type Written } from './storage.ts';

/** What became of a game that was to be kept. 'elsewhere': another tab has written or deleted it since. */
type Kept = Written | 'elsewhere';

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

const PREFIX = KEY_FAMILIES.games;

/** As many finished games are kept; unfinished ones always are. */
export const MOST_FINISHED = 50;

const keyOf = (id: string): string => PREFIX + id;

/** The heads of all games: each is read once, and again after it has changed. */
function headsIn(texts: Texts) {
  const heads = new Map<string, SaveHead | Refusal>();
  let listed: SaveList | undefined;

  const headAt = (id: string): SaveHead | Refusal => {
    const known = heads.get(id);
    if (known !== undefined) return known;
    const save = readSave(texts.get(keyOf(id)) ?? '');
    const head = save instanceof Refusal ? save : headOf(save);
    heads.set(id, head);
    return head;
  };

  const listAll = (): SaveList => {
    const games: SaveHead[] = [];
    const broken: BrokenSave[] = [];
    for (const key of texts.keys()) {
      if (!key.startsWith(PREFIX)) continue;
      const id = key.slice(PREFIX.length);
      const head = headAt(id);
      if (head instanceof Refusal) broken.push({ id, reason: head.reason });
      else games.push(head);
    }
    games.sort((a, b) => b.updatedAt - a.updatedAt);
    return { games, broken };
  };

  return {
    list(): SaveList {
      listed ??= listAll();
      return listed;
    },
    /** Forgets what it knew of one game, or of all. */
    changed(id: string | undefined): void {
      listed = undefined;
      if (id === undefined) heads.clear();
      else heads.delete(id);
    },
  };
}

/** Plain functions, so that callers can pass them on unbound. */
export function savesIn(texts: Texts): Saves {
  const listeners = new Set<(change: SaveChange) => void>();
  const heads = headsIn(texts);
  /** By id: the text as this tab last wrote or read it. */
  const known = new Map<string, string>();

  const tell = (change: SaveChange): void => {
    heads.changed(change.id);
    for (const listener of [...listeners]) listener(change);
  };

  const forget = (id: string): void => {
    texts.remove(keyOf(id));
    known.delete(id);
    heads.changed(id);
  };

  const dropOldest = (newest: string): void => {
    heads.changed(newest);
    const finished = heads.list().games.filter(({ id, finished }) => finished && id !== newest);
    for (const { id } of finished.slice(MOST_FINISHED - 1)) forget(id);
  };

  texts.onElsewhere((key) => {
    if (key === undefined || key.startsWith(PREFIX)) tell({ id: key?.slice(PREFIX.length), by: 'another tab' });
  });

  return {
    list: heads.list,
    load(id) {
      const text = texts.get(keyOf(id));
      if (text === undefined) return undefined;
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
      const written = texts.set(key, text);
      known.set(id, text);
      if (written === 'stored' && save.finished) dropOldest(id);
      tell({ id, by: 'this tab' });
      return written;
    },
    delete(id) {
      forget(id);
      tell({ id, by: 'this tab' });
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

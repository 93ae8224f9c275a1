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

class StoredSaves implements Saves {
  private readonly listeners = new Set<(change: SaveChange) => void>();
  private readonly heads = new Map<string, SaveHead | Refusal>();
  /** By id: the text as this tab last wrote or read it. */
  private readonly known = new Map<string, string>();
  private listed: SaveList | undefined;

  constructor(private readonly texts: Texts) {
    texts.onElsewhere((key) => {
      if (key !== undefined && !key.startsWith(PREFIX)) return;
      const id = key?.slice(PREFIX.length);
      if (id === undefined) this.heads.clear();
      else this.heads.delete(id);
      this.changed({ id, by: 'another tab' });
    });
  }

  list(): SaveList {
    this.listed ??= this.listAll();
    return this.listed;
  }

  load(id: string): Save | Refusal | undefined {
    const text = this.texts.get(keyOf(id));
    if (text === undefined) return undefined;
    const save = readSave(text);
    if (!(save instanceof Refusal)) this.known.set(id, text);
    return save;
  }

  put(save: Save): Kept {
    const { id } = save;
    const key = keyOf(id);
    // A tab that slept may not have heard of what another has done.
    if (this.known.has(id) && this.texts.get(key) !== this.known.get(id)) return 'elsewhere';
    const text = JSON.stringify(save);
    const written = this.texts.set(key, text);
    this.known.set(id, text);
    this.heads.set(id, headOf(save));
    if (written === 'stored' && save.finished) this.dropOldest(id);
    this.changed({ id, by: 'this tab' });
    return written;
  }

  delete(id: string): void {
    this.forget(id);
    this.changed({ id, by: 'this tab' });
  }

  subscribe(listener: (change: SaveChange) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  private changed(change: SaveChange): void {
    this.listed = undefined;
    for (const listener of [...this.listeners]) listener(change);
  }

  private listAll(): SaveList {
    const games: SaveHead[] = [];
    const broken: BrokenSave[] = [];
    for (const key of this.texts.keys()) {
      if (!key.startsWith(PREFIX)) continue;
      const id = key.slice(PREFIX.length);
      const head = this.headAt(id);
      if (head instanceof Refusal) broken.push({ id, reason: head.reason });
      else games.push(head);
    }
    games.sort((a, b) => b.updatedAt - a.updatedAt);
    return { games, broken };
  }

  private headAt(id: string): SaveHead | Refusal {
    const known = this.heads.get(id);
    if (known !== undefined) return known;
    const save = readSave(this.texts.get(keyOf(id)) ?? '');
    const head = save instanceof Refusal ? save : headOf(save);
    this.heads.set(id, head);
    return head;
  }

  private dropOldest(newest: string): void {
    this.listed = undefined;
    const finished = this.list().games.filter(({ id, finished }) => finished && id !== newest);
    for (const { id } of finished.slice(MOST_FINISHED - 1)) this.forget(id);
  }

  private forget(id: string): void {
    this.texts.remove(keyOf(id));
    this.heads.delete(id);
    this.known.delete(id);
  }
}

export const savesIn = (texts: Texts): Saves => new StoredSaves(texts);

let saves: Saves | undefined;

export function deviceSaves(): Saves {
  saves ??= savesIn(deviceTexts());
  return saves;
}

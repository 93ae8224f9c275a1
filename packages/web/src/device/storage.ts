import type { StorageKey } from './keys.ts';

/** What became of a text that was to be stored. Unless it is 'stored', it lasts as long as the page. */
export type Written = 'stored' | 'full' | 'unavailable';

/** Texts under keys, stored on the device. Reading and writing are done when the call returns. */
export interface Texts {
  keys(): readonly string[];
  get(key: string): string | undefined;
  set(key: string, text: string): Written;
  remove(key: string): void;
  /** Reports keys changed by another tab; undefined when it cleared them all. Returns how to unsubscribe. */
  onElsewhere(listener: (key: string | undefined) => void): () => void;
}

/** Texts that last as long as the page: for a browser that stores nothing, and says so. */
export function memoryTexts(says: Written = 'stored'): Texts {
  const texts = new Map<string, string>();
  return {
    keys: () => [...texts.keys()],
    get: (key) => texts.get(key),
    set(key, text) {
      texts.set(key, text);
      return says;
    },
    remove: (key) => void texts.delete(key),
    onElsewhere: () => () => {},
  };
}

/**
 * The browser's own storage. Any call to it can throw: when it is full, switched off, or not the page's to use. What it
 * does not take stays in memory, so that the page goes on with it.
 */
export function storageTexts(storage: Storage, page: Pick<Window, 'addEventListener' | 'removeEventListener'>): Texts {
  /** By key: a text that was not taken, and what the storage has in its stead. */
  const unstored = new Map<string, { readonly text: string; readonly instead: string | undefined }>();
  const inStorage = (key: string): string | undefined => attempt(() => storage.getItem(key)) ?? undefined;
  const get = (key: string): string | undefined => {
    const there = inStorage(key);
    const own = unstored.get(key);
    // What another tab has stored or removed since is newer.
    return own?.instead === there ? (own?.text ?? there) : there;
  };
  return {
    keys: () =>
      [...new Set([...(attempt(() => Object.keys(storage)) ?? []), ...unstored.keys()])].filter(
        (key) => get(key) !== undefined,
      ),
    get,
    set(key, text) {
      try {
        storage.setItem(key, text);
        unstored.delete(key);
        return 'stored';
      } catch (error) {
        unstored.set(key, { text, instead: inStorage(key) });
        return isFull(error) ? 'full' : 'unavailable';
      }
    },
    remove(key) {
      unstored.delete(key);
      attempt(() => storage.removeItem(key));
    },
    onElsewhere(listener) {
      const heard = ({ key, storageArea }: StorageEvent): void => {
        if (storageArea === storage) listener(key ?? undefined);
      };
      page.addEventListener('storage', heard);
      return () => page.removeEventListener('storage', heard);
    },
  };
}

function attempt<T>(run: () => T): T | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}

const isFull = (error: unknown): boolean =>
  error instanceof DOMException && (error.name === 'QuotaExceededError' || error.name === 'NS_ERROR_DOM_QUOTA_REACHED');

let texts: Texts | undefined;

/** What this device stores. Where the browser stores nothing, games can still be played until the page is closed. */
export function deviceTexts(): Texts {
  texts ??= attempt(() => storageTexts(window.localStorage, window)) ?? memoryTexts('unavailable');
  return texts;
}

/** One value under one key, as JSON. */
export interface StoredValue<T> {
  /** `initial` if nothing is stored, or nothing that can be read. */
  get(texts?: Texts): T;
  set(value: T, texts?: Texts): Written;
  remove(texts?: Texts): void;
  /** Reports that another tab has changed or removed it. Returns how to unsubscribe. */
  onElsewhere(listener: () => void, texts?: Texts): () => void;
}

interface StoredShape<T> {
  readonly key: StorageKey;
  readonly initial: T;
  /** The one check of what was stored, by whatever version of the page: undefined if it is nothing of this kind. */
  readonly read: (json: unknown) => T | undefined;
}

export function stored<T>({ key, initial, read }: StoredShape<T>): StoredValue<T> {
  return {
    get: (texts = deviceTexts()) => {
      const text = texts.get(key);
      return (text === undefined ? undefined : read(parsed(text))) ?? initial;
    },
    set: (value, texts = deviceTexts()) => texts.set(key, JSON.stringify(value)),
    remove: (texts = deviceTexts()) => texts.remove(key),
    onElsewhere: (listener, texts = deviceTexts()) =>
      texts.onElsewhere((changed) => {
        if (changed === undefined || changed === key) listener();
      }),
  };
}

/** What is not JSON counts as the text that it is. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** For the checks of what was stored. */
export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

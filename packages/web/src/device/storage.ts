/** What became of a text that was to be kept. */
export type Stored = 'stored' | 'full' | 'unavailable';

/** Texts under keys, kept on the device. Reading and writing are done when the call returns. */
export interface Texts {
  keys(): readonly string[];
  get(key: string): string | undefined;
  set(key: string, text: string): Stored;
  remove(key: string): void;
  /** Reports keys changed by another tab; undefined when it cleared them all. Returns how to unsubscribe. */
  onElsewhere(listener: (key: string | undefined) => void): () => void;
}

/** Texts that last as long as the page: for a browser that keeps nothing, and says so. */
export function memoryTexts(says: Stored = 'stored'): Texts {
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

/** The browser's own storage. Any call to it can throw: when it is full, switched off, or not the page's to use. */
export function storageTexts(storage: Storage, page: Pick<Window, 'addEventListener' | 'removeEventListener'>): Texts {
  return {
    keys: () => attempt(() => Object.keys(storage)) ?? [],
    get: (key) => attempt(() => storage.getItem(key)) ?? undefined,
    set(key, text) {
      try {
        storage.setItem(key, text);
        return 'stored';
      } catch (error) {
        return isFull(error) ? 'full' : 'unavailable';
      }
    },
    remove: (key) => attempt(() => storage.removeItem(key)),
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

/** What this device keeps. Where the browser keeps nothing, games can still be played until the page is closed. */
export function deviceTexts(): Texts {
  texts ??= attempt(() => storageTexts(window.localStorage, window)) ?? memoryTexts('unavailable');
  return texts;
}

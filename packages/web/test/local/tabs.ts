import type { Stored, Texts } from '../../src/device/storage.ts';

/** A device's storage as several tabs of it see it: what one writes, the others hear of. */
export class Device {
  readonly texts = new Map<string, string>();
  /** What becomes of the next writings. */
  writing: Stored = 'stored';
  /** Hears of each text before it is written. */
  onWrite: (key: string, text: string) => void = () => {};
  private readonly tabs: Set<(key: string | undefined) => void>[] = [];

  tab(): Texts {
    const listeners = new Set<(key: string | undefined) => void>();
    this.tabs.push(listeners);
    const changed = (key: string): void => {
      for (const tab of this.tabs) if (tab !== listeners) for (const listener of [...tab]) listener(key);
    };
    return {
      keys: () => [...this.texts.keys()],
      get: (key) => this.texts.get(key),
      set: (key, text) => {
        if (this.writing !== 'stored') return this.writing;
        this.onWrite(key, text);
        this.texts.set(key, text);
        changed(key);
        return 'stored';
      },
      remove: (key) => {
        this.texts.delete(key);
        changed(key);
      },
      onElsewhere: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    };
  }

  /** A tab that hears nothing, as one that the browser has put to sleep. */
  sleepingTab(): Texts {
    return { ...this.tab(), onElsewhere: () => () => {} };
  }
}

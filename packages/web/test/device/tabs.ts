import { storageTexts, type Texts, type Written } from '../../src/device/storage.ts';

const ERRORS: Readonly<Record<Exclude<Written, 'stored'>, string>> = {
  full: 'QuotaExceededError',
  unavailable: 'SecurityError',
};

/** A device's storage as several tabs of it see it: what one writes, the others hear of. */
export class Device {
  readonly texts = new Map<string, string>();
  /** What becomes of the next writings. */
  writing: Written = 'stored';
  /** Hears of each text before it is written. */
  onWrite: (key: string, text: string) => void = () => {};
  private readonly tabs = new Map<EventTarget, Storage>();

  tab(): Texts {
    const page = this.browser();
    return storageTexts(page.localStorage, page);
  }

  /** A tab's `window`, as far as what is stored goes. */
  browser(): Window {
    const page = new EventTarget();
    const storage = this.storageOf(page);
    this.tabs.set(page, storage);
    return Object.assign(page, { localStorage: storage }) as unknown as Window;
  }

  /** A tab that hears nothing, as one that the browser has put to sleep. */
  sleepingTab(): Texts {
    const page = new EventTarget();
    return storageTexts(this.storageOf(page), page as unknown as Window);
  }

  /** Somebody empties the browser's storage. */
  clear(): void {
    this.texts.clear();
    this.tell(null);
  }

  private storageOf(page: EventTarget): Storage {
    const { texts } = this;
    const methods = {
      getItem: (key: string) => texts.get(key) ?? null,
      setItem: (key: string, text: string) => {
        if (this.writing !== 'stored') throw new DOMException('no', ERRORS[this.writing]);
        this.onWrite(key, text);
        texts.set(key, text);
        this.tell(key, page);
      },
      removeItem: (key: string) => {
        texts.delete(key);
        this.tell(key, page);
      },
    };
    return new Proxy(methods as Storage, {
      ownKeys: () => [...texts.keys()],
      getOwnPropertyDescriptor: (_, key) => ({
        value: texts.get(String(key)),
        enumerable: true,
        configurable: true,
        writable: true,
      }),
    });
  }

  private tell(key: string | null, except?: EventTarget): void {
    for (const [page, storageArea] of this.tabs)
      if (page !== except) page.dispatchEvent(Object.assign(new Event('storage'), { key, storageArea }));
  }
}

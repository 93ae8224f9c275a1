import { KEY_FAMILIES, KEYS, OWN_KEYS } from '../../device/keys.ts';
import { parsed, type Texts } from '../../device/storage.ts';

/** All that the page keeps on this device. */
const keysOf = (texts: Texts): readonly string[] => texts.keys().filter((key) => key.startsWith(OWN_KEYS));

export interface DeviceData {
  readonly games: number;
  /** In characters, which is what browsers count. */
  readonly size: number;
}

export function measure(texts: Texts): DeviceData {
  const keys = keysOf(texts);
  return {
    games: keys.filter((key) => key.startsWith(KEY_FAMILIES.games)).length,
    size: keys.reduce((sum, key) => sum + key.length + (texts.get(key)?.length ?? 0), 0),
  };
}

/** Everything as one JSON text. Games are in it as they are kept, and so is what cannot be read. */
export function copyOf(texts: Texts, now: Date): string {
  const kept = Object.fromEntries(
    keysOf(texts).map((key) => [key.slice(OWN_KEYS.length), parsed(texts.get(key) ?? 'null')]),
  );
  return `${JSON.stringify({ format: 'pouch-device', version: 1, date: now.toISOString(), kept }, null, 2)}\n`;
}

/** What the copy is called, by its day. */
export const fileName = (now: Date): string => `pouch-${now.toISOString().slice(0, 10)}.json`;

/** All but the note that the server knows this device: only the server can forget that, and is asked for it beside. */
export function deleteAll(texts: Texts): void {
  for (const key of keysOf(texts)) if (key !== KEYS.guest) texts.remove(key);
}

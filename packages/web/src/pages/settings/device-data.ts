import { GUEST_KEY } from '../../device/guest.ts';
import type { Texts } from '../../device/storage.ts';

/** All that the page keeps on this device has names that begin so. */
const PREFIX = 'pouch/';

const keysOf = (texts: Texts): readonly string[] => texts.keys().filter((key) => key.startsWith(PREFIX));

export interface DeviceData {
  readonly games: number;
  /** In characters, which is what browsers count. */
  readonly size: number;
}

export function measure(texts: Texts): DeviceData {
  const keys = keysOf(texts);
  return {
    games: keys.filter((key) => key.startsWith(`${PREFIX}game/`)).length,
    size: keys.reduce((sum, key) => sum + key.length + (texts.get(key)?.length ?? 0), 0),
  };
}

/** Everything as one JSON text. Games are in it as they are kept. */
export function copyOf(texts: Texts, now: Date): string {
  const kept = Object.fromEntries(keysOf(texts).map((key) => [key.slice(PREFIX.length), readable(texts.get(key))]));
  return `${JSON.stringify({ format: 'pouch-device', version: 1, date: now.toISOString(), kept }, null, 2)}\n`;
}

/** What the copy is called, by its day. */
export const fileName = (now: Date): string => `pouch-${now.toISOString().slice(0, 10)}.json`;

/** All but the note that the server knows this device: only the server can forget that, and is asked for it beside. */
export function deleteAll(texts: Texts): void {
  for (const key of keysOf(texts)) if (key !== GUEST_KEY) texts.remove(key);
}

/** What cannot be read is copied as it stands. */
function readable(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return text;
  }
}

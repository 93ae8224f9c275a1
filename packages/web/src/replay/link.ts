import { type GameRecord, type Json, Refusal, recordJson } from '@pouch/rules';
import { MOST_BYTES } from './file.ts';

/** A replay in the link itself: the record, packed, after the #. No server ever sees that part of a link. */

/** Longer links break in mails and messages; such a game is better sent as a file. */
export const LONGEST_LINK = 8000;

const MEMBER = 'r';

/** Why a link cannot be read or made, in a form that the page has words for. */
export type LinkTrouble = 'no-packing' | 'broken' | 'too-large';

const canPack = (): boolean => typeof CompressionStream === 'function' && typeof DecompressionStream === 'function';

/** The part of a link after the #, with everything that a replay needs and nothing else. */
export async function fragmentOf(record: Json): Promise<string | Refusal> {
  if (!canPack()) return new Refusal('no-packing' satisfies LinkTrouble);
  const bytes = new TextEncoder().encode(JSON.stringify(record));
  const packed = await collected(bytes, new CompressionStream('deflate-raw'), Number.POSITIVE_INFINITY);
  return packed === undefined ? new Refusal('too-large' satisfies LinkTrouble) : `${MEMBER}=${base64Of(packed)}`;
}

/** Whether the part after the # holds a record. */
export const hasRecord = (fragment: string): boolean => packedIn(fragment) !== undefined;

const packedIn = (fragment: string): string | undefined => new RegExp(`(?:^#?|&)${MEMBER}=([^&]*)`).exec(fragment)?.[1];

/** The text of the record in the part of a link after the #. */
export async function textIn(fragment: string): Promise<string | Refusal> {
  if (!canPack()) return new Refusal('no-packing' satisfies LinkTrouble);
  const bytes = bytesOf(packedIn(fragment) ?? '');
  if (bytes === undefined) return new Refusal('broken' satisfies LinkTrouble);
  try {
    // A small link can unpack to gigabytes: stop where no record goes.
    const unpacked = await collected(bytes, new DecompressionStream('deflate-raw'), MOST_BYTES);
    if (unpacked === undefined) return new Refusal('too-large' satisfies LinkTrouble);
    return new TextDecoder('utf-8', { fatal: true }).decode(unpacked);
  } catch {
    return new Refusal('broken' satisfies LinkTrouble);
  }
}

/** The record without what a replay does not show: a short link. */
export const essence = ({ game, seats, options, steps }: GameRecord, names: readonly string[]): Json =>
  recordJson(game, seats, options, steps.map(withoutTime), { players: names });

function withoutTime(step: unknown): unknown {
  if (typeof step !== 'object' || step === null || !('at' in step)) return step;
  const { at: _, ...rest } = step;
  return rest;
}

async function collected(
  bytes: Uint8Array<ArrayBuffer>,
  through: CompressionStream | DecompressionStream,
  most: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const parts: Uint8Array[] = [];
  let size = 0;
  const reader = new Blob([bytes]).stream().pipeThrough(through).getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    size += read.value.length;
    if (size > most) {
      await reader.cancel();
      return undefined;
    }
    parts.push(read.value);
  }
  const all = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

const CHUNK = 8192;

function base64Of(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += CHUNK) text += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    const text = atob(base64.replaceAll('-', '+').replaceAll('_', '/'));
    return text === '' ? undefined : Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  } catch {
    return undefined;
  }
}

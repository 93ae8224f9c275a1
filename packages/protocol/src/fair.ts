import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import {
  type BitSource,
  type Game,
  type GameRecord,
  type GameTypes,
  type Json,
  plural,
  type Random,
  randomFrom,
  replay,
  StepRefusal,
} from '@pouch/rules';
import * as z from 'zod/mini';

/**
 * Provably fair chance. A table's seed is fixed and its SHA-256 published before the players add their words. Each
 * outcome is derived from seed, words and its step number, so that anyone with seed and words can recompute it.
 */

/** The players' words by seat; null for a seat without one. */
export type Words = readonly (string | null)[];

const SEED = /^[0-9a-f]{64}$/;

/** SHA-256 of the seed's 32 bytes, in hex. */
export const commitmentOf = (seed: string): string => bytesToHex(sha256(hexToBytes(seed)));

type Keyed = ReturnType<typeof hmac.create>;

/** The HMAC states of recently used seeds: keying is half of the work, and a table draws many times. */
const keyed = new Map<string, Keyed>();
const MOST_KEYED = 2048;

function keyedWith(seed: string): Keyed {
  const known = keyed.get(seed);
  if (known !== undefined) return known;
  if (keyed.size >= MOST_KEYED) keyed.clear();
  const made: Keyed = hmac.create(sha256, hexToBytes(seed));
  keyed.set(seed, made);
  return made;
}

const scratch: Keyed = hmac.create(sha256, new Uint8Array(32));

/** The JSON of the words, which stay the same for all draws of a table. */
const written = new WeakMap<Words, string>();

function wordsJson(words: Words): string {
  let json = written.get(words);
  if (json === undefined) {
    json = JSON.stringify(words);
    written.set(words, json);
  }
  return json;
}

/** HMAC-SHA-256(seed, JSON of [words, step, block]) for block 0, 1, 2 …, as big-endian 32-bit numbers. */
class FairBits implements BitSource {
  private bytes: Uint8Array = NONE;
  private block = 0;
  private at = 0;

  constructor(
    private readonly seed: string,
    private readonly words: Words,
    private readonly step: number,
  ) {}

  next(): number {
    if (this.at === this.bytes.length) {
      const message = `[${wordsJson(this.words)},${this.step},${this.block++}]`;
      this.bytes = keyedWith(this.seed)._cloneInto(scratch).update(utf8ToBytes(message)).digest();
      this.at = 0;
    }
    const { bytes, at } = this;
    this.at = at + 4;
    return (
      ((byteAt(bytes, at) << 24) |
        (byteAt(bytes, at + 1) << 16) |
        (byteAt(bytes, at + 2) << 8) |
        byteAt(bytes, at + 3)) >>>
      0
    );
  }
}

const NONE = new Uint8Array(0);
const byteAt = (bytes: Uint8Array, at: number): number => bytes[at] as number;

/** The random source of one step; `step` is its number in the record, from 0. */
export const fairRandom = (seed: string, words: Words, step: number): Random =>
  randomFrom(new FairBits(seed, words, step));

/** Draws the next outcome. */
export const drawOutcome = <K extends GameTypes>(
  game: Game<K>,
  state: K['State'],
  seed: string,
  words: Words,
  step: number,
): K['Outcome'] => game.chance(state, fairRandom(seed, words, step));

/** The result of a verification. */
export type Verdict =
  | { readonly verdict: 'fair'; readonly outcomes: number }
  /** An outcome is not the one derived from seed and words. */
  | { readonly verdict: 'unfair'; readonly step: number; readonly recorded: unknown; readonly drawn: Json }
  /** The seed does not match the commitment. */
  | { readonly verdict: 'other-seed'; readonly committed: string; readonly commitment: string }
  /** The record has no fairness data. */
  | { readonly verdict: 'unknown'; readonly reason: string }
  /** A step is illegal, so that the game cannot be replayed. */
  | { readonly verdict: 'refused'; readonly step: number; readonly reason: string };

const Evidence = z.object({
  commitment: z.string().check(z.regex(SEED)),
  seed: z.string().check(z.regex(SEED)),
  words: z.array(z.nullable(z.string())),
});
type Evidence = z.infer<typeof Evidence>;

/** Recomputes every outcome of a record; `fairness` is the record's member of that name, not validated yet. */
export function verifyRecord(record: GameRecord, fairness: unknown): Verdict {
  const evidence = readEvidence(fairness, record.seats);
  if (typeof evidence === 'string') return { verdict: 'unknown', reason: evidence };
  const commitment = commitmentOf(evidence.seed);
  if (commitment !== evidence.commitment) return { verdict: 'other-seed', committed: evidence.commitment, commitment };
  return recompute(record, evidence);
}

function readEvidence(fairness: unknown, seats: number): Evidence | string {
  if (fairness === undefined || fairness === null) return 'the record has no fairness data';
  if ((fairness as { seed?: unknown }).seed === null) return 'the seed stays secret until the game is over';
  const read = Evidence.safeParse(fairness);
  if (!read.success)
    return 'the fairness data must have a commitment and a seed of 64 hexadecimal digits each, and an array of words';
  if (read.data.words.length !== seats)
    return `the fairness data has ${plural(read.data.words.length, 'word')} for ${plural(seats, 'seat')}`;
  return read.data;
}

function recompute(record: GameRecord, { seed, words }: Evidence): Verdict {
  const { game } = record;
  let outcomes = 0;
  let number = -1;
  let state: unknown;
  for (const frame of replay(record)) {
    const refused = frame instanceof StepRefusal;
    if (number >= 0 && game.turn(state).kind === 'chance') {
      const drawn = game.notation.step(drawOutcome(game, state, seed, words, number));
      const recorded = refused || frame.step === undefined ? record.steps[number] : game.notation.step(frame.step);
      if (JSON.stringify(recorded) !== JSON.stringify(drawn))
        return { verdict: 'unfair', step: number, recorded, drawn };
      outcomes++;
    }
    if (refused) return { verdict: 'refused', step: frame.step, reason: frame.reason };
    state = frame.state;
    number++;
  }
  return { verdict: 'fair', outcomes };
}

import type { Cut, Duplex, FARTHEST_OFFSET, Ink, KitOptions, PaperName } from '@pouch/print';
import { KEYS } from '../../device/keys.ts';
import { isObject, stored, type Texts } from '../../device/storage.ts';
import type { MessageId } from '../../words/t.ts';

// Only the types: what makes kits is heavy and stays in its worker. The types keep these lists complete.

/** Choices of one option, in the order in which they are offered. */
type Words<Value extends string> = Readonly<Record<Value, MessageId>>;

export interface Choice<Value extends string> {
  readonly value: Value;
  readonly words: MessageId;
}

const choices = <Value extends string>(words: Words<Value>): readonly Choice<Value>[] =>
  (Object.keys(words) as Value[]).map((value) => ({ value, words: words[value] }));

export const PAPERS = choices<PaperName>({ a4: 'kits.paper.a4', letter: 'kits.paper.letter' });

export const DUPLEXES = choices<Duplex>({
  long: 'kits.duplex.long',
  short: 'kits.duplex.short',
  none: 'kits.duplex.none',
});

export const INKS = choices<Ink>({ colour: 'kits.ink.colour', grey: 'kits.ink.grey' });

export const CUTS = choices<Cut>({ round: 'kits.cut.round', square: 'kits.cut.square' });

/** How far the backs can be moved, in millimetres. */
export const FARTHEST: typeof FARTHEST_OFFSET = 10;

const kept = stored<Readonly<Record<string, unknown>>>({
  key: KEYS.kits,
  initial: {},
  read: (json) => (isObject(json) ? json : undefined),
});

/** Countries that write on letter paper. */
const LETTER = /-(US|CA|MX|PH|CL|CO|VE)$/i;

const defaults = (language: string): KitOptions => ({
  paper: LETTER.test(language) ? 'letter' : 'a4',
  duplex: 'long',
  ink: 'colour',
  cut: 'round',
  offset: [0, 0],
});

/** The options of last time: a printer does not change from one kit to the next. */
export function lastOptions(texts: Texts, language: string): KitOptions {
  const usual = defaults(language);
  const { paper, duplex, ink, cut, offset } = kept.get(texts);
  return {
    paper: oneOf(PAPERS, paper) ?? usual.paper,
    duplex: oneOf(DUPLEXES, duplex) ?? usual.duplex,
    ink: oneOf(INKS, ink) ?? usual.ink,
    cut: oneOf(CUTS, cut) ?? usual.cut,
    offset: offsetIn(offset) ?? usual.offset,
  };
}

export const rememberOptions = (options: KitOptions, texts: Texts): void => void kept.set({ ...options }, texts);

const oneOf = <Value extends string>(all: readonly Choice<Value>[], value: unknown): Value | undefined =>
  all.find((choice) => choice.value === value)?.value;

const isMove = (value: unknown): value is number => typeof value === 'number' && Math.abs(value) <= FARTHEST;

function offsetIn(value: unknown): KitOptions['offset'] | undefined {
  if (!Array.isArray(value) || value.length !== 2) return undefined;
  const [x, y]: unknown[] = value;
  return isMove(x) && isMove(y) ? [x, y] : undefined;
}

/** A number of millimetres as typed, with a comma or a point; nothing if it is none, or too far. */
export function readMove(text: string): number | undefined {
  const typed = text.trim().replace(',', '.').replace('−', '-');
  if (!/^[+-]?(\d+\.?\d*|\.\d+)$/.test(typed)) return undefined;
  const move = Number(typed);
  return isMove(move) ? move : undefined;
}

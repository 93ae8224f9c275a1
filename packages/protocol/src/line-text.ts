/**
 * The one filter of text that people write and others read, on the server and on a device: a single line, of which
 * everything can be seen, and which covers no lines around it. No script is refused: some of them need invisible joiners
 * or several marks on a letter.
 */

/** Emoji of several parts: one of the three flags with tags, with a skin tone, joined, or a keycap. */
const FLAG = String.raw`\u{1f3f4}\u{e0067}\u{e0062}(?:\u{e0065}\u{e006e}\u{e0067}|\u{e0073}\u{e0063}\u{e0074}|\u{e0077}\u{e006c}\u{e0073})\u{e007f}`;
const EMOJI_PART = String.raw`\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|[\ufe0e\ufe0f])?`;
const EMOJI = String.raw`${FLAG}|${EMOJI_PART}(?:\u200d${EMOJI_PART}){0,5}|[0-9#*]\ufe0f\u20e3`;
/** Joiners decide how letters connect: in Arabic script between letters, in Indic scripts after a virama. */
const JOINED = String.raw`\p{Script=Arabic}\p{Mn}{0,2}\u200c(?=\p{Script=Arabic})|[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca][\u200c\u200d](?=\p{L})`;
/** Everything else that may contain an invisible character. */
const WITH_INVISIBLE = new RegExp(`${EMOJI}|${JOINED}`, 'gu');

/** Control characters, line separators, lone surrogates, and all that is invisible: zero-width, bidirectional, tags. */
const HIDDEN = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/u;
/** At least one visible character: not only spaces, combining marks and blank letters. */
const VISIBLE = /[^\p{C}\p{Z}\p{M}\u115f\u1160\u2800\u3164\uffa0]/u;
/** Marks of any script pile up above and below a line; few scripts put more than two on a letter, none more than four. */
const PILED_UP = /\p{Script=Inherited}{3}|\p{M}{5}/u;

export const isPlain = (text: string): boolean => !HIDDEN.test(text.replaceAll(WITH_INVISIBLE, ''));

/** What people count as one character: an emoji with its parts, a flag, or a letter with its marks. */
const CHARACTER = new RegExp(String.raw`${EMOJI}|\p{Regional_Indicator}{2}|\P{M}\p{M}*|\p{M}`, 'gu');
/** Code points of a character on average: a bound for what is stored. */
const MOST_POINTS = 4;

export function isLonger(text: string, most: number): boolean {
  if (text.length <= most) return false;
  return [...text].length > most * MOST_POINTS || (text.match(CHARACTER)?.length ?? 0) > most;
}

/** Without any visible character. */
export const isBlank = (text: string): boolean => !VISIBLE.test(text);

export const isPiledUp = (text: string): boolean => PILED_UP.test(text);

/** What was typed on a device, as a single line: without what the filter would refuse. Empty if nothing is left. */
export function toSingleLine(typed: string, most: number): string {
  const text = typed.normalize('NFC').trim();
  const isFine = isPlain(text) && !isPiledUp(text) && !isLonger(text, most);
  const plain = isFine ? text : charactersOf(text).filter(isPlain).map(withFewMarks).slice(0, most).join('').trim();
  return isBlank(plain) ? '' : plain;
}

const charactersOf = (text: string): readonly string[] => text.match(CHARACTER) ?? [];

const withFewMarks = (character: string): string =>
  isPiledUp(character) ? character.replaceAll(/\p{M}/gu, '') : character;

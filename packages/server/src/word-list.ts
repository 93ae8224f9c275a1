import { open } from 'node:fs/promises';

/** An operator's list of words and phrases that nobody may have in a name or say. */

/** Bytes of the file, entries, and characters of one: what is kept in memory, and looked for in every line. */
const MOST_BYTES = 256 * 1024;
const MOST_ENTRIES = 10_000;
const MOST_CHARACTERS = 80;

/** Letters and digits with their marks; in scripts that put no spaces between words every character is one. */
const WORDS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]\p{M}*|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}])[\p{L}\p{N}]\p{M}*)+/gu;
/** Accents and vowel points. In other scripts marks are vowels that make another word. */
const ACCENTS = /(?![\u3099\u309a])(?=[\p{Script=Inherited}\p{Script=Hebrew}\p{Script=Arabic}])\p{M}/gu;
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;

/** The words of a text as they are compared: without accents, capitals, and other spellings of the same letter. */
const wordsIn = (text: string): readonly string[] =>
  text
    .normalize('NFKD')
    .replaceAll(ACCENTS, '')
    .replaceAll(INVISIBLE, '')
    .toUpperCase()
    .toLowerCase()
    .normalize('NFKC')
    .match(WORDS) ?? [];

/** Entries by their words, one after the other. */
interface Branch {
  readonly next: Map<string, Branch>;
  isEnd: boolean;
}

export class WordList {
  private readonly root: Branch = { next: new Map(), isEnd: false };

  constructor(entries: readonly string[]) {
    for (const entry of entries) {
      let branch = this.root;
      for (const word of wordsIn(entry)) {
        const next = branch.next.get(word) ?? { next: new Map(), isEnd: false };
        branch.next.set(word, next);
        branch = next;
      }
      if (branch !== this.root) branch.isEnd = true;
    }
  }

  /** Whether a text has a word or phrase of the list. The time grows with the text, whatever the list has. */
  matches(text: string): boolean {
    const words = wordsIn(text);
    return words.some((_, start) => this.beginsAt(words, start));
  }

  private beginsAt(words: readonly string[], start: number): boolean {
    let branch: Branch | undefined = this.root;
    for (let at = start; at < words.length; at++) {
      branch = branch.next.get(words[at] as string);
      if (branch === undefined) return false;
      if (branch.isEnd) return true;
    }
    return false;
  }
}

export const NO_WORDS = new WordList([]);

/** Reads the file of POUCH_WORDS; throws with what is wrong with it, without quoting it. */
export async function readWordList(file: string): Promise<WordList> {
  const bad = (why: string): Error => new Error(`POUCH_WORDS: ${file} ${why}.`);
  let bytes: Buffer;
  try {
    bytes = await readAtMost(file, MOST_BYTES + 1);
  } catch (error) {
    throw bad(`can’t be read (${(error as NodeJS.ErrnoException).code ?? 'unknown error'})`);
  }
  if (bytes.length > MOST_BYTES) throw bad(`is larger than ${MOST_BYTES / 1024} KiB`);
  const lines = decoded(bytes)?.split(/\r?\n/);
  if (lines === undefined) throw bad('is not a text in UTF-8');
  const entries: string[] = [];
  for (const [index, line] of lines.entries()) {
    const entry = line.trim();
    if (entry === '' || entry.startsWith('#')) continue;
    if ([...entry].length > MOST_CHARACTERS)
      throw bad(`has more than ${MOST_CHARACTERS} characters in line ${index + 1}`);
    if (wordsIn(entry).length === 0) throw bad(`has neither a letter nor a digit in line ${index + 1}`);
    entries.push(entry);
  }
  if (entries.length > MOST_ENTRIES) throw bad(`has more than ${MOST_ENTRIES} entries`);
  return new WordList(entries);
}

/** The beginning of a file, which may have no end. */
async function readAtMost(file: string, most: number): Promise<Buffer> {
  const opened = await open(file, 'r');
  try {
    const buffer = Buffer.alloc(most);
    let length = 0;
    for (;;) {
      const { bytesRead } = await opened.read(buffer, length, most - length, null);
      length += bytesRead;
      if (bytesRead === 0 || length === most) return buffer.subarray(0, length);
    }
  } finally {
    await opened.close();
  }
}

function decoded(bytes: Buffer): string | undefined {
  try {
    // It also takes a byte order mark away.
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Takes a person out of what a table has stored, whatever its form. */

export interface Unnaming {
  readonly guest: string;
  /** The id that takes their place. */
  readonly as: string;
  /** What nobody is called. */
  readonly called: string;
  /** What they were called. Others may have written it. */
  readonly names: readonly string[];
}

type Members = Readonly<Record<string, unknown>>;

/** What stands for a name, or for a word that had it. */
export const OMITTED = '…';

/** Shorter names are too likely to be a part of another word. */
const DISTINCTIVE = 4;

/** A text without a person's names. */
export function withoutNames(text: string, names: readonly string[]): string {
  let without = text;
  for (const name of names) {
    const literal = name.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
    const whole = name.length < DISTINCTIVE ? `(?<![\\p{L}\\p{N}])${literal}(?![\\p{L}\\p{N}])` : literal;
    without = without.replaceAll(new RegExp(whole, 'giu'), OMITTED);
  }
  return without;
}

/** The names that a person has in a value. */
export function namesIn(value: unknown, guest: string): readonly string[] {
  if (Array.isArray(value)) return value.flatMap((each) => namesIn(each, guest));
  if (typeof value !== 'object' || value === null) return [];
  const own = isPerson(value as Members, guest) ? [(value as { name: string }).name] : [];
  return [...own, ...Object.values(value).flatMap((each) => namesIn(each, guest))];
}

/** The value without the person; the same one if they are not in it. */
export function unnamed<T>(value: T, unnaming: Unnaming): T {
  return walk(value, unnaming) as T;
}

const isPerson = (members: Members, guest: string): boolean =>
  (members.id === guest || members.guest === guest) && typeof members.name === 'string';

function walk(value: unknown, unnaming: Unnaming): unknown {
  if (typeof value === 'string') return value === unnaming.guest ? unnaming.as : value;
  if (Array.isArray(value)) return value.map((each) => walk(each, unnaming));
  if (typeof value !== 'object' || value === null) return value;
  const members = value as Members;
  // Steps of the game have no names, and are most of a log.
  if (members.what === 'step') return members;
  const walked: Record<string, unknown> = {};
  for (const [name, member] of Object.entries(members)) walked[name] = walk(member, unnaming);
  if (isPerson(members, unnaming.guest)) walked.name = unnaming.called;
  return withoutWords(members, walked, unnaming);
}

/** What people write themselves. */
function withoutWords(members: Members, walked: Record<string, unknown>, { guest, names }: Unnaming): Members {
  if (members.what === 'said' && typeof members.text === 'string') {
    const isOwn = (members.who as Members | undefined)?.id === guest;
    return isOwn ? { ...walked, text: '', removed: 'author' } : { ...walked, text: withoutNames(members.text, names) };
  }
  if (members.what === 'word' && typeof members.word === 'string')
    return { ...walked, word: withoutNames(members.word, names) === members.word ? members.word : OMITTED };
  return walked;
}

import type * as z from 'zod/mini';

/** What is wrong with something that came in, in words for a person; long input is never repeated. */

const KINDS: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  object: 'an object',
  record: 'an object',
  array: 'a list',
};

/** The first thing that is wrong: which member, and what it must be. `whole` names the thing itself. */
export function whyWrong(error: z.core.$ZodError, whole: string): string {
  const [issue] = error.issues;
  if (issue === undefined) return `${whole} is not as it should be`;
  const where = issue.path.length === 0 ? whole : issue.path.map(String).join('.');
  if (issue.code === 'unrecognized_keys') return `${where} has no member ${short(issue.keys[0] ?? '')}`;
  return `${where} ${must(issue)}`;
}

function must(issue: z.core.$ZodIssue): string {
  // The schemas say it themselves where a general word would not help.
  if (issue.message !== 'Invalid input' && issue.message !== '') return issue.message;
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${KINDS[issue.expected] ?? issue.expected}`;
    case 'invalid_value':
      return `must be ${orList(issue.values)}`;
    case 'invalid_union':
      return 'options' in issue && Array.isArray(issue.options) ? `must be ${orList(issue.options)}` : GENERAL;
    case 'too_small':
      return `must ${bound(issue.origin, 'at least', issue.minimum)}`;
    case 'too_big':
      return `must ${bound(issue.origin, 'at most', issue.maximum)}`;
    case 'invalid_format':
    case 'unrecognized_keys':
    case 'not_multiple_of':
    case 'invalid_key':
    case 'invalid_element':
    case 'custom':
      return GENERAL;
  }
}

const GENERAL = 'is not as it should be';

const bound = (origin: string, word: string, many: number | bigint): string =>
  origin === 'string' || origin === 'array'
    ? `have ${word} ${many} ${origin === 'string' ? 'characters' : 'entries'}`
    : `be ${word} ${many}`;

const orList = (values: readonly unknown[]): string => {
  const words = values.map(String);
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
};

const short = (text: string): string => (text.length <= 30 ? JSON.stringify(text) : 'with so long a name');

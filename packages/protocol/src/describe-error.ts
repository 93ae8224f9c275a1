import { orList } from '@pouch/rules';
import type * as z from 'zod/mini';

/** Validation errors as text for people; long input is never repeated. */

const KINDS: Readonly<Record<string, string>> = {
  string: 'a string',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  object: 'an object',
  record: 'an object',
  array: 'an array',
};

/** The first error as a sentence: which member, and what it must be. `whole` names the value itself. */
export function describeError(error: z.core.$ZodError, whole: string): string {
  const [issue] = error.issues;
  if (issue === undefined) return `${whole} ${GENERAL}.`;
  const where = issue.path.length === 0 ? whole : `"${issue.path.map(String).join('.')}"`;
  if (issue.code === 'unrecognized_keys') return `${where} has an unknown member${short(issue.keys[0] ?? '')}.`;
  return `${where} ${must(issue)}.`;
}

function must(issue: z.core.$ZodIssue): string {
  // Some schemas have a message of their own.
  if (issue.message !== 'Invalid input' && issue.message !== '') return issue.message;
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${KINDS[issue.expected] ?? issue.expected}`;
    case 'invalid_value':
      return `must be ${orList(issue.values.map(String))}`;
    case 'invalid_union':
      return 'options' in issue && Array.isArray(issue.options)
        ? `must be ${orList(issue.options.map(String))}`
        : GENERAL;
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

const GENERAL = 'is invalid';

const NOUNS: Readonly<Record<string, readonly [one: string, many: string]>> = {
  string: ['character', 'characters'],
  array: ['entry', 'entries'],
};

function bound(origin: string, word: string, count: number | bigint): string {
  const nouns = NOUNS[origin];
  return nouns === undefined ? `be ${word} ${count}` : `have ${word} ${count} ${nouns[Number(count) === 1 ? 0 : 1]}`;
}

const short = (text: string): string => (text.length <= 30 ? ` ${JSON.stringify(text)}` : '');

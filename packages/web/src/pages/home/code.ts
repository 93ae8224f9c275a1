import { t } from '../../words/t.ts';
import type { Found } from './joining.ts';

/** Joining a table by its code, as data: what is typed, and what came of it. */

export const CODE_LENGTH = 4;

type Failed = Extract<Found, { failed: unknown }>;

export interface CodeState {
  readonly code: string;
  readonly busy: boolean;
  readonly failed?: Failed;
  /** The table that could only be watched. */
  readonly full?: string;
}

export const NO_CODE: CodeState = { code: '', busy: false };

/** What a change of the field asks for. */
export type Typed =
  | { readonly kind: 'go'; readonly address: string }
  | { readonly kind: 'same' }
  | { readonly kind: 'part'; readonly code: string }
  | { readonly kind: 'whole'; readonly code: string };

const TABLE_LINK = /\/table\/([\w-]{16})(?![\w-])/;

/** The fourth character joins. A link that is pasted works too. */
export function typed(text: string, before: string): Typed {
  const link = TABLE_LINK.exec(text)?.[1];
  if (link !== undefined) return { kind: 'go', address: `/table/${link}` };
  const code = codeIn(text);
  if (code === before) return { kind: 'same' };
  return { kind: isWhole(code) ? 'whole' : 'part', code };
}

/** As typed or pasted: case does not matter, nor does what stands around it. */
const codeIn = (text: string): string =>
  text
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '')
    .slice(0, CODE_LENGTH);

export const isWhole = (code: string): boolean => code.length === CODE_LENGTH;

/** Where the answer leads, or what it leaves to say. */
export function answered(code: string, found: Found): { readonly go: string } | CodeState {
  if ('failed' in found) return { code, busy: false, failed: found };
  if (found.seat === 'none') return { code, busy: false, full: found.table };
  return { go: `/table/${found.table}${found.seat === 'open' ? '?sit' : ''}` };
}

/** What is said beside the field: a hint, what went wrong, or that nothing works here now. */
export interface CodeNote {
  readonly tone: 'hint' | 'wrong' | 'lost';
  readonly words: string;
}

export function noteOf({ failed, full }: CodeState, network: boolean): CodeNote {
  if (!network) return { tone: 'lost', words: t('home.needs-connection') };
  if (full !== undefined) return { tone: 'wrong', words: t('home.join-full') };
  switch (failed?.failed) {
    case undefined:
      return { tone: 'hint', words: t('home.join-hint') };
    case 'no-table':
      return { tone: 'wrong', words: t('home.join-unknown') };
    case 'no-connection':
      return { tone: 'wrong', words: t('home.no-answer') };
    case 'refused':
      return { tone: 'wrong', words: failed.reason };
  }
}

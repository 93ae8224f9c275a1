import { Command } from './commands.js';
import { describeError } from './describe-error.js';
import { CommandId } from './fields.js';
import { LIMITS } from './limits.js';

/** A frame that is not a valid command. Its id, if it has a valid one, lets the server answer it. */
export interface InvalidCommand {
  readonly id: string | null;
  readonly reason: string;
}

const UTF8 = new TextDecoder('utf-8', { fatal: true });

/** Parses a frame from a client; its size and depth are limited before it is parsed. */
export function parseCommand(frame: string | Uint8Array): { readonly command: Command } | InvalidCommand {
  if (frame.length > LIMITS.message) return { id: null, reason: `A command can have at most ${LIMITS.message} bytes.` };
  const value = jsonIn(frame);
  if (value === undefined) return { id: null, reason: 'A frame must contain one command as JSON.' };
  if (value === TOO_DEEP) return { id: null, reason: `A command can be nested at most ${LIMITS.depth} levels deep.` };
  const read = Command.safeParse(value);
  if (read.success) return { command: read.data };
  return { id: idIn(value), reason: describeError(read.error, 'A command') };
}

const TOO_DEEP = Symbol('too deep');

/** The parsed JSON; undefined if there is none. */
function jsonIn(frame: string | Uint8Array): unknown {
  try {
    const text = typeof frame === 'string' ? frame : UTF8.decode(frame);
    return isDeep(text) ? TOO_DEEP : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Whether brackets outside strings are nested too deeply: prevents stack overflows later on. */
function isDeep(text: string): boolean {
  let depth = 0;
  for (let at = 0; at < text.length; at++)
    switch (text.charCodeAt(at)) {
      case QUOTE:
        for (at++; at < text.length && text.charCodeAt(at) !== QUOTE; at++) if (text.charCodeAt(at) === BACKSLASH) at++;
        break;
      case BRACKET:
      case BRACE:
        if (++depth > LIMITS.depth) return true;
        break;
      case BRACKET + 2:
      case BRACE + 2:
        depth--;
    }
  return false;
}

const QUOTE = 34;
const BACKSLASH = 92;
/** The character codes of [ and {; the closing ones are 2 higher. */
const BRACKET = 91;
const BRACE = 123;

function idIn(value: unknown): string | null {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, 'id')) return null;
  const read = CommandId.safeParse((value as { id: unknown }).id);
  return read.success ? read.data : null;
}

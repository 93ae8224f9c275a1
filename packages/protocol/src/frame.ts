import { Command } from './commands.js';
import { LIMITS } from './limits.js';
import { CommandId } from './parts.js';
import { whyWrong } from './reason.js';

/** A frame that is no command. The id is the one that it gave, if it gave one, so that it can be answered. */
export interface NoCommand {
  readonly id: string | null;
  readonly reason: string;
}

const UTF8 = new TextDecoder('utf-8', { fatal: true });

/** Reads a frame from a client: bounded before it is parsed, whatever is in it. */
export function parseCommand(frame: string | Uint8Array): { readonly command: Command } | NoCommand {
  if (frame.length > LIMITS.message) return { id: null, reason: `A command has at most ${LIMITS.message} bytes` };
  const value = jsonIn(frame);
  if (value === undefined) return { id: null, reason: 'A frame must be one command as JSON' };
  if (value === TOO_DEEP) return { id: null, reason: `A command is nested at most ${LIMITS.depth} deep` };
  const read = Command.safeParse(value);
  if (read.success) return { command: read.data };
  return { id: idIn(value), reason: whyWrong(read.error, 'A command') };
}

const TOO_DEEP = Symbol('too deep');

/** The JSON in a frame; nothing if there is none. */
function jsonIn(frame: string | Uint8Array): unknown {
  try {
    const text = typeof frame === 'string' ? frame : UTF8.decode(frame);
    return isDeep(text) ? TOO_DEEP : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Whether brackets outside texts are nested too deep. Nobody after this has to fear a stack overflow. */
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
/** Of [ and {; the closing ones come two later. */
const BRACKET = 91;
const BRACE = 123;

function idIn(value: unknown): string | null {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, 'id')) return null;
  const read = CommandId.safeParse((value as { id: unknown }).id);
  return read.success ? read.data : null;
}

import { GAMES, type GameId, LEVELS } from '@pouch/rules';
import * as z from 'zod/mini';
import { LIMITS } from './limits.js';

/** What messages are made of. Every schema here bounds what it takes. */

/** Nothing that breaks out of its line, turns its direction, or is no character at all. */
const PLAIN = /^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]*$/u;
/** Something to see: not only spaces, marks, and letters that are blank. */
const SEEN = /[^\p{C}\p{Z}\p{M}\u115f\u1160\u2800\u3164\uffa0]/u;

/** A text on one line. An emoji of one code point counts as one character, whatever JavaScript says. */
const line = (most: number) =>
  z
    .string()
    .check(
      z.trim(),
      z.regex(new RegExp(`^.{0,${most}}$`, 'su'), `must have at most ${most} characters`),
      z.regex(PLAIN, 'has characters that cannot be shown'),
      z.regex(SEEN, 'must not be empty'),
    );

export const Name = line(LIMITS.name);
/** What a player adds to the draws. */
export const Word = line(LIMITS.word);
export const ChatText = line(LIMITS.chat);
/** One of the eight crests: colour and shape go together. */
export const Crest = z.int().check(z.minimum(0), z.maximum(LIMITS.crests - 1));

const token = (least: number, most: number) =>
  z
    .string()
    .check(
      z.regex(
        new RegExp(`^[A-Za-z0-9_-]{${least === most ? least : `${least},${most}`}}$`),
        `must be ${least === most ? least : `${least} to ${most}`} letters, digits, - or _`,
      ),
    );

/** A table; whoever knows it may watch. */
export const TableId = token(16, 16);
export const GuestId = token(16, 16);
/** A command's own id, taken by whoever sends it: random, and never used for anything else. */
export const CommandId = token(8, 40);
/** Secrets as they travel: 32 random bytes. */
export const SecretText = token(43, 43);
/** Four characters that are not mistaken for each other, in any case. */
export const Code = z
  .string()
  .check(z.trim(), z.toUpperCase(), z.regex(/^[2-9A-HJKMNP-Z]{4}$/, 'must be four letters or digits'));

/** Seats are counted from 0. */
export const SeatNumber = z.int().check(z.minimum(0), z.maximum(7));
/** The number of a change of a table. Every store can hold as much. */
export const ChangeNumber = z.int().check(z.minimum(0), z.maximum(2 ** 31 - 1));
/** Milliseconds; a moment is counted from the beginning of 1970, by the server's clock. */
export const Millis = z.number();
export const GameName = z.enum(Object.keys(GAMES) as [GameId, ...GameId[]]);
/** How well a bot plays. */
export const BotLevel = z.enum(LEVELS);

/** Seconds for a decision. */
export const CLOCKS = { none: null, relaxed: 90, brisk: 25, slow: 3 * 24 * 3600 } as const;
export const ClockName = z.enum(Object.keys(CLOCKS) as (keyof typeof CLOCKS)[]);
/** Whether the lobby shows a table. */
export const Visibility = z.enum(['private', 'listed']);

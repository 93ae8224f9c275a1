import { GAME_IDS, LEVELS } from '@pouch/rules';
import * as z from 'zod/mini';
import { LIMITS } from './limits.js';

/** The values that messages are made of. Every schema limits the size of its input. */

/** No control characters, line separators, bidirectional overrides or lone surrogates. */
const PLAIN = /^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]*$/u;
/** At least one visible character: not only spaces, combining marks and blank letters. */
const VISIBLE = /[^\p{C}\p{Z}\p{M}\u115f\u1160\u2800\u3164\uffa0]/u;

/** A single line of text. Its length is counted in code points, not in UTF-16 units. */
const line = (most: number) =>
  z
    .string()
    .check(
      z.trim(),
      z.regex(new RegExp(`^.{0,${most}}$`, 'su'), `must have at most ${most} characters`),
      z.regex(PLAIN, 'must not contain line breaks or hidden control characters'),
      z.regex(VISIBLE, 'must not be empty'),
    );

export const Name = line(LIMITS.name);
export const Word = line(LIMITS.word);
export const ChatText = line(LIMITS.chat);
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

export const TableId = token(16, 16);
export const GuestId = token(16, 16);
export const CommandId = token(8, 40);
/** 32 random bytes in base64url. */
export const SecretText = token(43, 43);
/** Without characters that are easily confused. */
export const Code = z
  .string()
  .check(z.trim(), z.toUpperCase(), z.regex(/^[2-9A-HJKMNP-Z]{4}$/, 'must be four letters or digits'));

export const SeatNumber = z.int().check(z.minimum(0), z.maximum(7));
/** Fits the integer columns of every store. */
export const ChangeNumber = z.int().check(z.minimum(0), z.maximum(2 ** 31 - 1));
export const Millis = z.number();
export const GameName = z.enum(GAME_IDS);
export const BotLevel = z.enum(LEVELS);

/** Seconds for a decision. */
export const CLOCKS = { none: null, relaxed: 90, brisk: 25, slow: 3 * 24 * 3600 } as const;
export const ClockName = z.enum(Object.keys(CLOCKS) as (keyof typeof CLOCKS)[]);
export const Visibility = z.enum(['private', 'listed']);

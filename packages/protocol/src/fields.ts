import { GAME_IDS, LEVELS } from '@pouch/rules';
import * as z from 'zod/mini';
import { LIMITS } from './limits.js';
import { singleLine } from './single-line.js';

/** The values that messages are made of. Every schema limits the size of its input. */

export const Name = singleLine(LIMITS.name);
export const Word = singleLine(LIMITS.word);
export const ChatText = singleLine(LIMITS.chat);
export const Reason = singleLine(LIMITS.reason);
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
export const DeviceId = token(16, 16);
export const CommandId = token(8, 40);
/** 32 random bytes in base64url. */
export const SecretText = token(43, 43);
/** A point of P-256, and 16 random bytes, in base64url. */
export const PushKey = token(87, 87);
export const PushSecret = token(22, 22);
export const Address = z.string().check(z.trim(), z.minLength(1), z.maxLength(LIMITS.address));
/** Without characters that are easily confused. */
export const Code = z
  .string()
  .check(z.trim(), z.toUpperCase(), z.regex(/^[2-9A-HJKMNP-Z]{4}$/, 'must be four letters or digits'));

export const SeatNumber = z.int().check(z.minimum(0), z.maximum(7));
export const SeatCount = z.int().check(z.minimum(1), z.maximum(8));
/** Fits the integer columns of every store. */
export const ChangeNumber = z.int().check(z.minimum(0), z.maximum(2 ** 31 - 1));
export const Millis = z.number();
export const GameName = z.enum(GAME_IDS);
export const BotLevel = z.enum(LEVELS);

/** Seconds for a decision. */
export const CLOCKS = { none: null, relaxed: 90, brisk: 25, slow: 3 * 24 * 3600 } as const;
export const ClockName = z.enum(Object.keys(CLOCKS) as (keyof typeof CLOCKS)[]);
export const Visibility = z.enum(['private', 'listed']);
export const OnOff = z.enum(['on', 'off']);
/** Who may take over a bot's seat in a running game. */
export const Newcomers = z.enum(['ask', 'anyone', 'nobody']);
/** What the players of a running game decide together. */
export const ProposalName = z.enum(['call-off', 'pause']);
/** How many days a player of a slow game may be away, in all. */
export const HOLIDAY_DAYS = 7;

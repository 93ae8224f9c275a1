import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { Redeem } from '@pouch/protocol';

/** 32 random bytes as text: nobody guesses that. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

export const newId = (): string => randomBytes(12).toString('base64url');

/** What is stored of a secret. It is random enough that a fast hash keeps it. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

export const looksLikeSecret = (text: string): boolean => Redeem.shape.secret.safeParse(text).success;

/** Whether two texts are the same, in a time that tells nothing about where they differ. */
export const sameText = (a: string, b: string): boolean =>
  timingSafeEqual(Buffer.from(hashOf(a)), Buffer.from(hashOf(b)));

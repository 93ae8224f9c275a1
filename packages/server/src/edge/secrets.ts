import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { Redeem } from '@pouch/protocol';

export const newSecret = (): string => randomBytes(32).toString('base64url');

export const newId = (): string => randomBytes(12).toString('base64url');

/** What is stored of a secret. A fast hash is enough, because secrets are random. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** Names a secret to its guest, without its hash. */
export const deviceIdOf = (hash: string): string =>
  createHash('sha256').update(`device ${hash}`).digest('base64url').slice(0, 16);

export const looksLikeSecret = (text: string): boolean => Redeem.shape.secret.safeParse(text).success;

/** Compares in constant time. */
export const sameText = (a: string, b: string): boolean =>
  timingSafeEqual(Buffer.from(hashOf(a)), Buffer.from(hashOf(b)));

import * as z from 'zod/mini';
import { isBlank, isLonger, isPiledUp, isPlain } from './line-text.js';

/** A single line of text that people read: a name, a word, a chat message, a reason. */
export const singleLine = (most: number) =>
  z.string().check(
    z.normalize('NFC'),
    z.trim(),
    z.refine((text) => !isLonger(text, most), `must have at most ${most} characters`),
    z.refine((text) => !isBlank(text), 'must not be empty'),
    z.refine(isPlain, 'must not contain line breaks or hidden control characters'),
    z.refine((text) => !isPiledUp(text), 'must not have so many marks on one letter'),
  );

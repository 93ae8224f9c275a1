import type { Seat } from './kernel/seats.js';

/** The levels of bots: here, because bots and protocol share them without depending on each other. */
export const LEVELS = ['easy', 'fair', 'sharp'] as const;
export type Level = (typeof LEVELS)[number];

export const isLevel = (text: string): text is Level => (LEVELS as readonly string[]).includes(text);

/** The names of bots, by seat. */
export const BOT_NAMES = ['Tallow', 'Mara', 'Jonah', 'Ines', 'Wren', 'Pike', 'Sol', 'Bram'] as const;

export const botName = (seat: Seat): string => BOT_NAMES[seat % BOT_NAMES.length] as string;

import type { Seat } from './kernel/seats.js';

/** The levels of bots. Bots and messages both speak of them, and neither depends on the other. */
export const LEVELS = ['easy', 'fair', 'sharp'] as const;
export type Level = (typeof LEVELS)[number];

export const isLevel = (text: string): text is Level => (LEVELS as readonly string[]).includes(text);

/** What bots are called, one name a seat. */
export const BOT_NAMES = ['Tallow', 'Mara', 'Jonah', 'Ines', 'Wren', 'Pike', 'Sol', 'Bram'] as const;

export const botName = (seat: Seat): string => BOT_NAMES[seat % BOT_NAMES.length] as string;

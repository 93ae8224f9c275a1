import { styleText } from 'node:util';
import { METALS, type MetalName } from '@pouch/rules';
import { TERMINAL_GAMES } from '../games/index.js';
import type { Paint } from './paint.js';

type Style = Parameters<typeof styleText>[0];

const METAL_STYLES: Readonly<Record<MetalName, Style>> = { copper: 'red', silver: 'cyan', gold: 'yellow' };
const SEAT_STYLES: readonly Style[] = ['green', 'magenta', 'blue', 'yellow'];

const namesOf = (metal: MetalName): readonly string[] => [
  metal,
  ...Object.values(TERMINAL_GAMES).flatMap(({ faces }) => faces?.[metal] ?? []),
];
const STYLE_OF = new Map(METALS.flatMap((metal) => namesOf(metal).map((name) => [name, METAL_STYLES[metal]] as const)));
/** The names of coins. Geometric signs after one have the same colour. */
const NAMES = new RegExp(`\\b(${[...STYLE_OF.keys()].join('|')})(s?)\\b( +[\u25a0-\u25ff\u2605]+)?`, 'g');

/** With colours. The caller has decided on them, so Node's own detection is off. */
export const painted: Paint = {
  strong: (text) => styled('bold', text),
  quiet: (text) => styled('dim', text),
  coins: (text) => text.replaceAll(NAMES, (word, name) => styled(STYLE_OF.get(name) ?? 'reset', word)),
  seat: (seat, text) => styled(SEAT_STYLES[seat] ?? 'reset', text),
};

const styled = (style: Style, text: string): string => styleText(style, text, { validateStream: false });

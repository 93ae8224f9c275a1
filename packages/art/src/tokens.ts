import type { MetalName } from '@pouch/rules';
import type { Colour } from './drawing.js';

/** Design tokens: colours and motion times as plain data, for drawings, style sheets and TypeScript. */

/** The same in both themes. The first of a pair is at the upper left, where the light comes from. */
interface MetalColours {
  readonly rim: { readonly light: Colour; readonly middle: Colour; readonly shade: Colour };
  readonly edge: { readonly dark: Colour; readonly light: Colour };
  readonly brightField: readonly [Colour, Colour];
  readonly darkField: readonly [Colour, Colour];
  readonly darkSign: Colour;
  readonly brightSign: Colour;
}

export const METAL_COLOURS: Readonly<Record<MetalName, MetalColours>> = {
  copper: {
    rim: { light: '#FBC7A4', middle: '#C8764B', shade: '#6B3319' },
    edge: { dark: '#54260F', light: '#A55A33' },
    brightField: ['#F0B088', '#C06E44'],
    darkField: ['#5C2D18', '#2C1409'],
    darkSign: '#361306',
    brightSign: '#FFC9A3',
  },
  silver: {
    rim: { light: '#FFFFFF', middle: '#B3C0C9', shade: '#5A6771' },
    edge: { dark: '#3F4A53', light: '#8997A1' },
    brightField: ['#F3F7F9', '#A3B1BB'],
    darkField: ['#3D4954', '#171D22'],
    darkSign: '#1D262D',
    brightSign: '#F4F9FC',
  },
  gold: {
    rim: { light: '#FFF6C4', middle: '#E6B53F', shade: '#84590C' },
    edge: { dark: '#64430A', light: '#BC8A22' },
    brightField: ['#FFE78F', '#D29A22'],
    darkField: ['#5B430D', '#2A1D04'],
    darkSign: '#422B02',
    brightSign: '#FFEDA6',
  },
};

const LINE = 3;
const THIN_LINE = 1.75;

/** Colour, shape and chart line of each seat. */
export const PLAYERS = [
  { name: 'sky', dark: '#7CBBFF', parchment: '#4F97E0', deep: '#1F5F9E', shape: 'shield', dash: [], line: LINE },
  { name: 'rose', dark: '#FF8CA1', parchment: '#E8677F', deep: '#A3304A', shape: 'diamond', dash: [9, 5], line: LINE },
  { name: 'lime', dark: '#C8DE6B', parchment: '#A4BD3A', deep: '#5B6B12', shape: 'hexagon', dash: [2, 6], line: LINE },
  {
    name: 'lilac',
    dark: '#BFA8FF',
    parchment: '#9A80E6',
    deep: '#5A3FA8',
    shape: 'tower',
    dash: [9, 5, 2, 5],
    line: LINE,
  },
  { name: 'ivory', dark: '#F1E6CF', parchment: '#CBB98F', deep: '#6B5F45', shape: 'drop', dash: [4, 4], line: LINE },
  { name: 'aqua', dark: '#5FD9E6', parchment: '#2FAFBF', deep: '#0E6672', shape: 'clover', dash: [], line: THIN_LINE },
  {
    name: 'orchid',
    dark: '#F09BE4',
    parchment: '#D06CC2',
    deep: '#8C2F7E',
    shape: 'banner',
    dash: [9, 5],
    line: THIN_LINE,
  },
  {
    name: 'sand',
    dark: '#D9BE8C',
    parchment: '#B8965A',
    deep: '#6E5321',
    shape: 'cross',
    dash: [2, 6],
    line: THIN_LINE,
  },
] as const;

export type Player = (typeof PLAYERS)[number];
export type PlayerShape = Player['shape'];

/** Letters on crests. */
export const CREST_INK = '#10181A';

export const THEMES = {
  dark: {
    grounds: ['#0C1416', '#121D20', '#19272B', '#22343A', '#2C424A'],
    well: { colour: '#03090B', opacity: 0.46 },
    line: '#2B3F46',
    strongLine: '#587782',
    inks: ['#F1F5F2', '#BECBCC', '#93A5A8'],
    verdigris: '#67D8BC',
    brightVerdigris: '#8FE8D1',
    onVerdigris: '#05231C',
    verdigrisWash: { colour: '#67D8BC', opacity: 0.12 },
    wax: '#FF8F80',
    waxWash: { colour: '#FF7868', opacity: 0.13 },
    tableLight: { colour: '#5A8C92', opacity: 0.2 },
    coinShadow: { colour: '#000000', opacity: 0.42 },
  },
  parchment: {
    grounds: ['#E4D9C0', '#EFE6D2', '#F7F0E0', '#FFFAF0', '#FFFFFF'],
    well: { colour: '#786236', opacity: 0.13 },
    line: '#D2C3A2',
    strongLine: '#8C7748',
    inks: ['#241E14', '#4D4331', '#675B44'],
    verdigris: '#0B6A58',
    brightVerdigris: '#0A5547',
    onVerdigris: '#F5FFFB',
    verdigrisWash: { colour: '#0B6A58', opacity: 0.1 },
    wax: '#A32C1F',
    waxWash: { colour: '#A32C1F', opacity: 0.09 },
    tableLight: { colour: '#FFFCF0', opacity: 0.75 },
    coinShadow: { colour: '#5A4214', opacity: 0.38 },
  },
} as const;

export type ThemeName = keyof typeof THEMES;

/** How long each movement of the page takes, in milliseconds; `-apart` is the delay between items that move together. */
export const MOTION = {
  tap: 90,
  fade: 120,
  warn: 160,
  move: 220,
  flip: 260,
  reveal: 320,
  'reveal-apart': 60,
  collect: 380,
  'collect-apart': 40,
  draw: 420,
  attack: 500,
  toss: 900,
  /** One cycle of a wait indicator. */
  busy: 1100,
} as const;

import { relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { METAL_COLOURS, MOTION, PLAYERS, THEMES, type ThemeName } from '@pouch/art';
import type { Plugin } from 'vite';
import { CASCADE, CORNERS, LAYERS, MEDIA, SPACES, TEXT } from '../src/look/scale.ts';

/**
 * The design tokens as CSS: colours and motion times of the art package and the page's scales become custom properties,
 * its breakpoints custom media.
 */

const NAME = 'virtual:tokens.css';

const withOpacity = ({ colour, opacity }: { readonly colour: string; readonly opacity: number }): string =>
  `color-mix(in srgb, ${colour} ${opacity * 100}%, transparent)`;

function themeRules(name: ThemeName): string {
  const theme = THEMES[name];
  const rules = [
    ...theme.grounds.map((colour, step) => `--ground-${step}: ${colour}`),
    ...theme.inks.map((colour, step) => `--ink-${step + 1}: ${colour}`),
    `--well: ${withOpacity(theme.well)}`,
    `--line: ${theme.line}`,
    `--strong-line: ${theme.strongLine}`,
    `--verdigris: ${theme.verdigris}`,
    `--bright-verdigris: ${theme.brightVerdigris}`,
    `--on-verdigris: ${theme.onVerdigris}`,
    `--verdigris-wash: ${withOpacity(theme.verdigrisWash)}`,
    `--wax: ${theme.wax}`,
    `--wax-wash: ${withOpacity(theme.waxWash)}`,
    `--table-light: ${withOpacity(theme.tableLight)}`,
    `--coin-shadow: ${withOpacity(theme.coinShadow)}`,
    ...PLAYERS.map((player, seat) => `--player-${seat}: ${player[name]}`),
  ];
  return rules.join('; ');
}

function tokensCss(): string {
  const fixed = [
    ...PLAYERS.map(({ deep }, seat) => `--player-deep-${seat}: ${deep}`),
    ...Object.entries(METAL_COLOURS).map(([metal, { rim }]) => `--${metal}: ${rim.middle}`),
    ...Object.entries(MOTION).map(([name, millis]) => `--${name}: ${millis}ms`),
    ...Object.entries(TEXT).map(([name, size]) => `--text-${name}: ${size}px`),
    ...SPACES.map((size, index) => `--space-${index + 1}: ${size}px`),
    ...Object.entries(CORNERS).map(([name, radius]) => `--corner-${name}: ${radius}px`),
    ...Object.entries(LAYERS).map(([name, index]) => `--layer-${name}: ${index}`),
  ].join('; ');
  return [
    `:root { ${fixed} }`,
    `:root, [data-theme='dark'] { color-scheme: dark; ${themeRules('dark')} }`,
    `[data-theme='parchment'] { color-scheme: light; ${themeRules('parchment')} }`,
  ].join('\n');
}

/**
 * Every style sheet is compiled by itself and may be the first that is loaded, so each begins with these definitions; on
 * one line, so that lines keep their numbers.
 */
const HEAD = [
  ...Object.entries(MEDIA).map(([name, condition]) => `@custom-media --${name} ${condition};`),
  `@layer ${CASCADE.join(', ')};`,
].join(' ');

/** Names of containers and grid areas reach from a component to those inside it, so they stay as they are written. */
const LIGHTNING = { drafts: { customMedia: true }, cssModules: { container: false, grid: false } } as const;

const SOURCES = fileURLToPath(new URL('../src', import.meta.url));

/** The cascade layer of a style sheet: its folder in `src`. */
function layerOf(file: string): string {
  const [folder = ''] = relative(SOURCES, file).split(sep);
  const layer = CASCADE.find((each) => each === folder);
  if (layer === undefined) throw new Error(`${file} is in no folder of CASCADE: add its folder to src/look/scale.ts`);
  return layer;
}

export const tokens = (): Plugin => ({
  name: 'pouch-tokens',
  enforce: 'pre',
  config: () => ({ css: { transformer: 'lightningcss', lightningcss: LIGHTNING } }),
  resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
  load: (id) => (id === `\0${NAME}` ? tokensCss() : undefined),
  transform: {
    filter: { id: /\.css$/ },
    handler: (code, id) =>
      id === `\0${NAME}` ? undefined : { code: `${HEAD} @layer ${layerOf(id)} {${code}}`, map: null },
  },
});

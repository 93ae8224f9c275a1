import { METAL_COLOURS, MOTION, PLAYERS, THEMES, type ThemeName } from '@pouch/art';
import type { Plugin } from 'vite';

/** The design tokens of the art package as custom properties: colours and motion times. */

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
  ].join('; ');
  return [
    `:root { ${fixed} }`,
    `:root, [data-theme='dark'] { color-scheme: dark; ${themeRules('dark')} }`,
    `[data-theme='parchment'] { color-scheme: light; ${themeRules('parchment')} }`,
  ].join('\n');
}

export const tokens = (): Plugin => ({
  name: 'pouch-tokens',
  resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
  load: (id) => (id === `\0${NAME}` ? tokensCss() : undefined),
});

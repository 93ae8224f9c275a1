/**
 * The steps of the page's look: type, space, corners, layers and breakpoints. `vite/tokens.ts` turns them into custom
 * properties and custom media, and `npm run style` refuses any other value.
 */

/** Font sizes: `var(--text-body)`. */
export const TEXT = { fine: 12, small: 13, body: 15, lead: 17, title: 20, number: 28, hero: 40, giant: 64 } as const;

/** Gaps, paddings and margins: `var(--space-1)` to `var(--space-9)`. */
export const SPACES = [4, 8, 12, 16, 20, 24, 32, 48, 64] as const;

/** Corners, in pixels: `var(--corner-2)`; `--corner-round` is for pills, badges and bars. */
export const CORNERS = { 1: 8, 2: 12, 3: 16, 4: 24, round: 999 } as const;

/** What is over what: `var(--layer-dock)`. Within a layer the order in the page decides. */
export const LAYERS = {
  table: 0,
  dock: 10,
  bar: 20,
  flight: 30,
  callout: 40,
  sheet: 50,
  curtain: 60,
  notice: 70,
} as const;

/** From how many pixels on. */
const WIDTHS = { tablet: 600, laptop: 1100, wide: 1700 } as const;
const HEIGHTS = { sideways: 340, phone: 560, low: 600, tall: 760 } as const;

/** `@media (--phone)`; a name stands for its whole condition. */
export const MEDIA = {
  phone: `(width < ${WIDTHS.tablet}px)`,
  tablet: `(width >= ${WIDTHS.tablet}px)`,
  'below-laptop': `(width < ${WIDTHS.laptop}px)`,
  laptop: `(width >= ${WIDTHS.laptop}px)`,
  wide: `(width >= ${WIDTHS.wide}px)`,
  /** Too low for board and decision one above the other. */
  short: `(height < ${HEIGHTS.low}px)`,
  'below-tall': `(height < ${HEIGHTS.tall}px)`,
  tall: `(height >= ${HEIGHTS.tall}px)`,
  /** Board and decision are on the screen together: nothing scrolls but log and chat. */
  fits: `(height >= ${HEIGHTS.phone}px) or ((width >= ${WIDTHS.tablet}px) and (height >= ${HEIGHTS.sideways}px))`,
  /** Far more room than the table needs: all of it grows. */
  large: '(width >= 1700px) and (height >= 940px)',
  huge: '(width >= 2300px) and (height >= 1240px)',
  /** A phone held sideways: two columns. */
  landscape: `(width >= ${WIDTHS.tablet}px) and (height < ${HEIGHTS.low}px)`,
} as const;

/**
 * The folders with styles, lowest first. Each is a cascade layer, so that a page's rule wins over that of a control
 * whatever is loaded first.
 */
export const CASCADE = ['look', 'ui', 'settings', 'table', 'games', 'pages'] as const;

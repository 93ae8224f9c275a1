import { describe, expect, test } from 'vitest';

interface StyleRules {
  violationsIn(css: string): readonly { readonly line: number; readonly what: string }[];
  usesIn(css: string): unknown;
}

const { usesIn, violationsIn }: StyleRules = await import(new URL('../scripts/style-rules.mjs', import.meta.url).href);

/** The scale of the page's look: what the check refuses, what it lets pass, and what it counts. */

const found = (css: string): readonly string[] => violationsIn(css).map(({ what }) => what);
const ofDeclaration = (declaration: string): readonly string[] => found(`.a {\n  ${declaration};\n}`);

describe('refused', () => {
  test.each([
    ['font-size: 15px', 'var(--text-…)'],
    ['font-size: 1.2rem', 'var(--text-…)'],
    ['font-size: clamp(1rem, 2vw, 2rem)', 'var(--text-…)'],
    ['font: 600 14px/1.2 serif', 'var(--text-…)'],
    ['padding: 10px', 'var(--space-…)'],
    ['padding-inline: var(--space-2) 5px', 'var(--space-…)'],
    ['margin-block-start: -3px', 'var(--space-…)'],
    ['margin: calc(var(--space-1) + 2px)', 'var(--space-…)'],
    ['gap: .5em', 'var(--space-…)'],
    ['column-gap: 2%', 'var(--space-…)'],
    ['scroll-margin-block-start: 80px', 'var(--space-…)'],
    ['border-radius: 6px', 'var(--corner-…)'],
    ['border-start-start-radius: 1rem', 'var(--corner-…)'],
    ['z-index: 1', 'var(--layer-…)'],
    ['z-index: -1', 'var(--layer-…)'],
    ['z-index: calc(var(--layer-sheet) + 1)', 'var(--layer-…)'],
    ['color: #fff', 'a colour of the tokens'],
    ['background: linear-gradient(rgb(0 0 0 / 50%), transparent)', 'a colour of the tokens'],
    ['box-shadow: 0 1px 2px hsla(0, 0%, 0%, .5)', 'a colour of the tokens'],
    ['margin-left: var(--space-1)', 'a logical property'],
    ['border-top: 1px solid var(--line)', 'a logical property'],
    ['left: 0', 'a logical property'],
    ['border-top-left-radius: var(--corner-1)', 'a logical property'],
  ])('%s', (declaration, instead) => {
    expect(ofDeclaration(declaration)).toEqual([expect.stringContaining(instead)]);
  });

  test.each([
    '@media (min-width: 600px)',
    '@media (width >= 40rem)',
    '@media (--phone) and (max-height: 400px)',
    '@container (inline-size < 30rem)',
    '@container board (aspect-ratio > 1)',
  ])('%s', (condition) => {
    expect(found(`${condition} { .a { color: var(--ink); } }`)).toEqual([
      expect.stringContaining('a named breakpoint'),
    ]);
  });

  test('in nested rules too, each with its own line', () => {
    const css = '.a {\n  & .b {\n    padding: 3px;\n\n    &:hover { gap: 3px; }\n  }\n}';
    expect(violationsIn(css).map(({ line }) => line)).toEqual([3, 5]);
  });
});

describe('let pass', () => {
  test.each([
    'font-size: var(--text-body)',
    'font: 600 var(--text-small)/1.3 var(--font-body)',
    'font: inherit',
    'padding: var(--space-2) var(--space-4)',
    'margin: 0 auto',
    'margin-block: calc(-1 * var(--space-2))',
    'gap: 0',
    'border-radius: var(--corner-2)',
    'border-radius: 50%',
    'border-radius: inherit',
    'z-index: var(--layer-sheet)',
    'z-index: auto',
    'color: var(--ink)',
    'background: color-mix(in oklab, var(--ink), transparent)',
    'inset-inline-start: 0',
    'border-block-end: 1px solid var(--line)',
    // Sizes of things are free: only type, spaces and corners have a scale.
    'inline-size: clamp(10rem, 40vw, 30rem)',
    'translate: -50% 3px',
    'text-align: left',
  ])('%s', (declaration) => {
    expect(ofDeclaration(declaration)).toEqual([]);
  });

  test.each(['@media (--phone)', '@media (prefers-reduced-motion: reduce)', '@media (--tall) and (hover: hover)'])(
    '%s',
    (condition) => {
      expect(found(`${condition} { .a { color: var(--ink); } }`)).toEqual([]);
    },
  );
});

describe('a reason', () => {
  test.each([
    [
      'before the declaration',
      '.a {\n  color: var(--ink);\n  /* geometry: coins overlap */\n  margin-inline: -12px;\n}',
    ],
    ['behind it on its line', '.a {\n  color: var(--ink);\n  margin-inline: -12px; /* geometry: coins overlap */\n}'],
    [
      'at the head of its rule',
      '.a {\n  /* geometry: a board */\n  color: var(--ink);\n  gap: 3px;\n  padding: 5px;\n}',
    ],
    [
      'before a condition',
      '/* geometry: the row breaks here */\n@container (inline-size < 30rem) { .a { color: var(--ink); } }',
    ],
  ])('excuses %s', (_, css) => {
    expect(found(css)).toEqual([]);
  });

  test.each([
    ['must say geometry', '.a {\n  /* coins overlap */\n  margin-inline: -12px;\n}'],
    [
      'behind the line before is not its own',
      '.a {\n  color: var(--ink);\n  gap: var(--space-1);\n  margin: 3px;\n  /* geometry: */\n}',
    ],
    [
      'excuses one declaration, not those after it',
      '.a {\n  color: var(--ink);\n  /* geometry: x */\n  gap: 3px;\n  margin: 3px;\n}',
    ],
    ['of a file does not excuse its rules', '/* geometry: all */\n.a {\n  gap: 3px;\n}'],
  ])('%s', (_, css) => {
    expect(found(css)).toHaveLength(1);
  });
});

test('what is used is counted, tokens and raw values alike', () => {
  const uses = usesIn(`
    .a { font-size: var(--text-body); padding: var(--space-1) var(--space-2) 3px; z-index: var(--layer-bar); }
    .b { font: 600 14px/1.2 serif; border-radius: var(--corner-1); gap: var(--space-1); /* geometry: x */ }
    @media (--phone) and (--short) { .a { gap: 0; } }
    @media (max-width: 20rem) { .a { gap: 0; } }
    @container (inline-size < 30rem) { .a { gap: 0; } }
    @media (hover: hover) { .a { gap: 0; } }
  `);
  expect(uses).toEqual({
    text: ['var(--text-body)', '14px'],
    spaces: ['var(--space-1)', 'var(--space-2)', '3px', 'var(--space-1)'],
    corners: ['var(--corner-1)'],
    layers: ['var(--layer-bar)'],
    conditions: ['--phone', '--short', '(max-width: 20rem)', '(inline-size < 30rem)'].map((each) =>
      expect.stringContaining(each),
    ),
    explained: 1,
  });
});

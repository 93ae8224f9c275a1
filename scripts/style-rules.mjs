import postcss from 'postcss';

/**
 * The scale of the page's look, as a check: sizes of type, spaces, corners, layers, colours and breakpoints come from
 * the tokens (packages/web/src/look/scale.ts). A raw value needs a comment that begins with `geometry:` and says why,
 * before the declaration, behind it, or as the first thing in its rule.
 */

const SPACE = /^(?:row-gap|column-gap|gap|(?:padding|margin)(?:-\w+)*|scroll-(?:padding|margin)(?:-\w+)*)$/;
const CORNER = /^border(?:-\w+)*-radius$/;
/** Physical directions; text may run from right to left. */
const PHYSICAL =
  /^(?:(?:margin|padding|border)-(?:left|right|top|bottom)(?:-\w+)?|border-(?:top|bottom)-(?:left|right)-radius|left|right|top|bottom)$/;
const RAW_LENGTH = /(?<![\w-])-?(?:\d*\.)?\d+(?:px|rem|em|ch|vw|vh|dvh|cqw|cqh|cqi|cqb|%)/;
const RAW_COLOUR = /#[\da-f]{3,8}\b|\b(?:rgb|hsl|oklch|oklab|lab|lch)a?\(/i;
const SIZE_FEATURE = /(?:width|height|inline-size|block-size|aspect-ratio)\s*(?::|<|>|=)/;
const CUSTOM_MEDIA = /--[\w-]+/g;

/** Every place that does not follow the scale: `{ line, what }`. */
export function violationsIn(css, file = 'style.css') {
  const found = [];
  const root = postcss.parse(css, { from: file });
  const report = (node, what) => found.push({ line: node.source?.start?.line ?? 0, what });
  root.walkDecls((decl) => {
    const what = wrongIn(decl);
    if (what !== undefined && !isExplained(decl)) report(decl, `${decl.prop}: ${decl.value} (${what})`);
  });
  root.walkAtRules((rule) => {
    if ((rule.name === 'media' || rule.name === 'container') && SIZE_FEATURE.test(rule.params) && !isExplained(rule))
      report(rule, `@${rule.name} ${rule.params} (a named breakpoint)`);
  });
  return found;
}

function wrongIn({ prop, value }) {
  if (prop === 'font-size' && RAW_LENGTH.test(value)) return 'a size of the scale: var(--text-…)';
  if (prop === 'font' && RAW_LENGTH.test(value.split('/')[0])) return 'a size of the scale: var(--text-…)';
  if (SPACE.test(prop) && RAW_LENGTH.test(value)) return 'a space of the scale: var(--space-…)';
  if (CORNER.test(prop) && RAW_LENGTH.test(value) && value !== '50%') return 'a corner of the scale: var(--corner-…)';
  if (prop === 'z-index' && /\d/.test(value.replace(/var\([^)]*\)/g, ''))) return 'a named layer: var(--layer-…)';
  if (RAW_COLOUR.test(value)) return 'a colour of the tokens';
  if (PHYSICAL.test(prop)) return 'a logical property';
  return undefined;
}

const says = (node) => node?.type === 'comment' && /^geometry:/.test(node.text);

/** A comment before it, behind it on its line, or at the head of its rule gives the reason. */
function isExplained(node) {
  const next = node.next();
  const isBehind = next?.type === 'comment' && next.source?.start?.line === node.source?.end?.line;
  return says(node.prev()) || (isBehind && says(next)) || (node.parent?.type !== 'root' && says(node.parent?.first));
}

/** What a style sheet uses, for counting: each value once for every use. */
export function usesIn(css) {
  const uses = { text: [], spaces: [], corners: [], layers: [], conditions: [], explained: 0 };
  const tokensIn = (value, prefix) => value.match(new RegExp(`var\\(--${prefix}-[\\w-]+\\)`, 'g')) ?? [];
  const rawIn = (value) => value.match(new RegExp(RAW_LENGTH.source, 'g')) ?? [];
  const root = postcss.parse(css);
  root.walkDecls(({ prop, value }) => {
    const bare = value.replace(/var\([^)]*\)/g, '');
    if (prop === 'font-size') uses.text.push(...tokensIn(value, 'text'), ...rawIn(bare));
    if (prop === 'font') uses.text.push(...tokensIn(value, 'text'), ...rawIn(bare.split('/')[0]));
    if (SPACE.test(prop)) uses.spaces.push(...tokensIn(value, 'space'), ...rawIn(bare));
    if (CORNER.test(prop)) uses.corners.push(...tokensIn(value, 'corner'), ...rawIn(bare));
    if (prop === 'z-index') uses.layers.push(value);
  });
  root.walkAtRules(({ name, params }) => {
    if (name === 'container' && SIZE_FEATURE.test(params)) uses.conditions.push(params);
    if (name !== 'media') return;
    if (SIZE_FEATURE.test(params)) uses.conditions.push(params);
    else uses.conditions.push(...(params.match(CUSTOM_MEDIA) ?? []));
  });
  root.walkComments((comment) => {
    if (says(comment)) uses.explained += 1;
  });
  return uses;
}

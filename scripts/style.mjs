import { readFileSync } from 'node:fs';
import { sourcesOfPage } from './page-sources.mjs';
import { violationsIn } from './style-rules.mjs';

/** Checks the page's style sheets against the scale of its look; arguments narrow the files down by part of a path. */
const parts = process.argv.slice(2);
const files = sourcesOfPage('.css').filter((file) => parts.length === 0 || parts.some((part) => file.includes(part)));
const MOST_LINES = 300;

let count = 0;
for (const file of files) {
  const css = readFileSync(file, 'utf8');
  const lines = css.split('\n').length - 1;
  const found = violationsIn(css, file);
  if (lines > MOST_LINES) found.push({ line: lines, what: `longer than ${MOST_LINES} lines: one module a component` });
  for (const { line, what } of found) console.log(`${file}:${line}: ${what}`);
  count += found.length;
}
console.log(count === 0 ? `${files.length} style sheets follow the scale` : `${count} values outside the scale`);
process.exitCode = count === 0 && files.length > 0 ? 0 : 1;

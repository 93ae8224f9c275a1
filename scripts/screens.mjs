import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from './chromium.mjs';
import { build, install, runTool } from './steps.mjs';

/**
 * Screenshots of every screen in each of its states, at seven sizes and in both themes, with an index page.
 * `--against FOLDER` compares them with those of another version; other arguments are passed to Playwright.
 */

const folder = fileURLToPath(new URL('../screens/', import.meta.url));

const { values, tokens } = parseArgs({
  options: { against: { type: 'string' } },
  strict: false,
  tokens: true,
});
const own = new Set(
  tokens
    .filter(({ name }) => name === 'against')
    .flatMap(({ index, inlineValue }) => [index, inlineValue ? index : index + 1]),
);
const others = process.argv.slice(2).filter((_, index) => !own.has(index));

install();
chromium();
build();
rmSync(folder, { recursive: true, force: true });
process.env.POUCH_SCREENS = folder;
runTool(
  'Taking screenshots',
  '@playwright/test/cli.js',
  'test',
  '--config',
  'e2e/playwright.config.ts',
  'tests/screens',
  ...others,
);
const screenshots = readdirSync(folder).filter((file) => file.endsWith('.png'));
const figure = (file) =>
  `<figure><a href="${file}"><img src="${file}" alt="" loading="lazy" height="420"></a><figcaption>${file}</figcaption></figure>`;
writeFileSync(
  `${folder}/index.html`,
  `<!doctype html><meta charset="utf-8"><title>Screens of Pouch</title><style>body{display:flex;flex-wrap:wrap;gap:16px;font:14px sans-serif;background:#888}figure{margin:0}</style>${screenshots.map(figure).join('\n')}`,
);
console.log(`\n${screenshots.length} screenshots in screens/; open screens/index.html to see them all.`);

if (values.against !== undefined) {
  // Only now: before, packages may not have been installed.
  const { compareScreens } = await import('./screens-diff.mjs');
  compareScreens(resolve(values.against), folder);
}

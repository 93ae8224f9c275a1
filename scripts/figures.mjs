import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { functionsIn } from './function-sizes.mjs';
import { ROOT, sourcesOfPage } from './page-sources.mjs';
import { usesIn } from './style-rules.mjs';

/** Figures of the page's sources as a table; `--against FOLDER` shows those of another checkout beside them. */

const linesIn = (text) => text.split('\n').length - 1;
const sum = (numbers) => numbers.reduce((total, each) => total + each, 0);
const most = (list, size) => list.reduce((a, b) => (size(b) > size(a) ? b : a), list[0]);
const kb = (bytes) => `${(bytes / 1000).toFixed(1)} KB`;

function filesOf(root, ending, folder) {
  return sourcesOfPage(ending, folder, root).map((path) => {
    const text = readFileSync(`${root}/${path}`, 'utf8');
    return { path, text, lines: linesIn(text) };
  });
}

/** Distinct values, those of the scale and raw ones apart, and how often any is used. */
function counted(files, part) {
  const all = files.flatMap(({ uses }) => uses[part]);
  const distinct = [...new Set(all)];
  const raw = distinct.filter((value) => !/^(var\(|--)/.test(value)).length;
  return `${distinct.length - raw} of the scale, ${raw} raw (${all.length} uses)`;
}

function figuresOf(root) {
  const css = filesOf(root, '.css').map((file) => ({ ...file, uses: usesIn(file.text) }));
  const code = [...filesOf(root, '.ts'), ...filesOf(root, '.tsx')];
  const tests = filesOf(root, '.ts', 'test');
  const sources = code.filter(({ path }) => !path.endsWith('.d.ts'));
  const functions = sources.flatMap(({ path, text }) =>
    functionsIn(path, text).map((each) => ({ ...each, file: basename(path) })),
  );
  const [longestCss, longestCode] = [css, code].map((files) => most(files, ({ lines }) => lines));
  const longest = most(functions, ({ lines }) => lines);
  const branched = most(functions, ({ branches }) => branches);
  const [codeLines, testLines] = [code, tests].map((files) => sum(files.map(({ lines }) => lines)));
  return [
    ['font sizes', counted(css, 'text')],
    ['spaces', counted(css, 'spaces')],
    ['corners', counted(css, 'corners')],
    ['layers', counted(css, 'layers')],
    ['conditions on sizes', counted(css, 'conditions')],
    ['explained exceptions', sum(css.map(({ uses }) => uses.explained))],
    ['CSS lines', sum(css.map(({ lines }) => lines))],
    ['CSS modules', css.length],
    ['longest CSS module', `${longestCss.lines}: ${basename(longestCss.path)}`],
    ['CSS modules over 300 lines', css.filter(({ lines }) => lines > 300).length],
    ['TypeScript lines', codeLines],
    ['TypeScript files', code.length],
    ['longest TypeScript file', `${longestCode.lines}: ${basename(longestCode.path)}`],
    ['longest function', `${longest.lines}: ${longest.name} (${longest.file})`],
    ['functions over 60 lines', functions.filter(({ lines }) => lines > 60).length],
    ['most branches', `${branched.branches}: ${branched.name} (${branched.file})`],
    ['test lines', testLines],
    ['test lines per source line', (testLines / codeLines).toFixed(2)],
    ...builtFigures(`${root}/packages/web/dist/assets`),
  ];
}

function builtFigures(folder) {
  if (!existsSync(folder)) return [];
  const built = (ending) =>
    readdirSync(folder)
      .filter((file) => file.endsWith(ending))
      .map((file) => ({ file, size: gzipSync(readFileSync(`${folder}/${file}`)).length }));
  const [chunks, sheets] = [built('.js'), built('.css')];
  const total = (files) => `${files.length}, ${kb(sum(files.map(({ size }) => size)))} compressed`;
  const largest = most(chunks, ({ size }) => size);
  return [
    ['JavaScript chunks', total(chunks)],
    ['largest chunk', `${kb(largest.size)}: ${largest.file}`],
    ['style sheets as built', total(sheets)],
  ];
}

const { values } = parseArgs({ options: { against: { type: 'string' } } });
const columns = [...(values.against === undefined ? [] : [resolve(values.against)]), ROOT].map((root) => ({
  title: root === ROOT ? 'now' : 'before',
  figures: new Map(figuresOf(root)),
}));
const names = [...new Set(columns.flatMap(({ figures }) => [...figures.keys()]))];
const rows = [
  ['', ...columns.map(({ title }) => title)],
  ...names.map((name) => [name, ...columns.map(({ figures }) => String(figures.get(name) ?? ''))]),
];
const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
for (const row of rows)
  console.log(
    row
      .map((cell, column) => cell.padEnd(widths[column]))
      .join('   ')
      .trimEnd(),
  );

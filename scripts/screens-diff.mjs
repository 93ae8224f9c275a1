import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** Up to this part of a picture's pixels is a hair: edges of letters and drawings that fell half a pixel aside. */
const HAIR = 0.001;

const pictures = (folder) => readdirSync(folder).filter((file) => file.endsWith('.png'));

/** Compares two folders of screenshots; writes the differences and a page with both sides to `folder/diff`. */
export function compareScreens(before, folder) {
  const names = pictures(folder);
  const out = join(folder, 'diff');
  mkdirSync(out, { recursive: true });
  const rows = names.map((name) => ({ name, ...compare(join(before, name), join(folder, name), join(out, name)) }));
  rows.sort((a, b) => b.part - a.part);
  for (const { name, part, note } of rows)
    if (part > HAIR)
      console.log(`${(100 * part).toFixed(2).padStart(7)} %  ${name}${note === '' ? '' : `  (${note})`}`);
  const gone = pictures(before).filter((name) => !names.includes(name));
  for (const name of gone) console.log(`   gone    ${name}`);
  writeFileSync(join(out, 'index.html'), page(before, rows));
  const same = rows.filter(({ part }) => part === 0).length;
  const hair = rows.filter(({ part }) => part > 0 && part <= HAIR).length;
  console.log(
    `\n${rows.length} pictures: ${same} the same, ${hair} differ by a hair, ${rows.length - same - hair} by more; ${gone.length} gone. See ${join(out, 'index.html')}`,
  );
}

function compare(before, after, out) {
  if (!existsSync(before)) return { part: 1, note: 'new' };
  const [a, b] = [before, after].map((file) => PNG.sync.read(readFileSync(file)));
  if (a.width !== b.width || a.height !== b.height) return { part: 1, note: `${a.width} x ${a.height} before` };
  const diff = new PNG({ width: a.width, height: a.height });
  const count = pixelmatch(a.data, b.data, diff.data, a.width, a.height, { threshold: 0.1 });
  if (count > 0) writeFileSync(out, PNG.sync.write(diff));
  return { part: count / (a.width * a.height), note: '' };
}

const page = (before, rows) => {
  const figure = ({ name, part }) =>
    `<h2>${name}: ${(100 * part).toFixed(2)} %</h2><p><img src="file://${before}/${name}"><img src="../${name}"><img src="${name}"></p>`;
  const style = 'body{font:14px sans-serif;background:#888}img{width:32%;margin-right:1%}';
  return `<!doctype html><meta charset="utf-8"><title>Differences</title><style>${style}</style>${rows
    .filter(({ part }) => part > HAIR)
    .map(figure)
    .join('\n')}`;
};

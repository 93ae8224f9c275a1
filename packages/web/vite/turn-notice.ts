import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');

/** The part of the service worker that tells of turns, with its words: it runs without the page. */
export const turnNotice = (): Plugin => ({
  name: 'pouch-turn-notice',
  apply: 'build',
  generateBundle() {
    const words = JSON.parse(read('../src/words/en/online.json')) as Readonly<Record<string, string>>;
    const own = { title: words['online.notice.title'], body: words['online.notice.body'] };
    const source = read('../src/pwa/turn-notice.js').replace('__WORDS__', () => JSON.stringify(own));
    this.emitFile({ type: 'asset', fileName: 'turn-notice.js', source });
  },
});

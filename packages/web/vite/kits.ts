import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/**
 * What the worker that makes kits needs. That is little: pdfkit and fontkit have builds for browsers, without Node's
 * modules and without eval, and Vite finds them by itself.
 *
 * fontkit also opens WOFF2 files, for which it brings Brotli and its dictionary: 60 KB compressed, a fourth of the
 * worker, for nothing, since PDFs embed TTF files. As an alias it holds in workers too, which plugins do not.
 */
export const kits = (): Plugin => ({
  name: 'pouch-kits',
  config: () => ({
    resolve: {
      alias: [
        {
          find: /^brotli\/decompress\.js$/,
          replacement: fileURLToPath(new URL('../src/kits/no-brotli.ts', import.meta.url)),
        },
      ],
    },
  }),
});

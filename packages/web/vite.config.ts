import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { budget } from './vite/budget.ts';
import { fonts } from './vite/fonts.ts';
import { kits } from './vite/kits.ts';
import { pwa } from './vite/pwa.ts';
import { tokens } from './vite/tokens.ts';
import { turnNotice } from './vite/turn-notice.ts';
import { words } from './vite/words.ts';

/** The sources of our own packages: the `source` condition of each leads there. */
const conditions = ['source', ...defaultClientConditions];

export default defineConfig({
  plugins: [react(), tokens(), words(), kits(), fonts(), turnNotice(), pwa(), budget()],
  resolve: { conditions },
  worker: { format: 'es' },
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 2000,
    reportCompressedSize: false,
    // All that the entry imports in one file, home included: left alone it becomes twenty.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'page', tags: ['$initial'] }] } } },
  },
  server: { host: '127.0.0.1' },
  preview: { host: '127.0.0.1' },
});

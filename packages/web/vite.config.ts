import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { budget } from './vite/budget.ts';
import { kits } from './vite/kits.ts';
import { pwa } from './vite/pwa.ts';
import { tokens } from './vite/tokens.ts';
import { words } from './vite/words.ts';

/** The sources of our own packages: the `source` condition of each leads there. */
const conditions = ['source', ...defaultClientConditions];

/** What home shares with other pages. */
const FRAME = [
  /\/web\/src\/(pages\/page\.tsx|art\/(art\.tsx|(card|drawings)\.ts)|ui\/(segment\.tsx|keys\.ts)|games\/(registry|[\w-]+\/(descriptor|card))\.ts)$/,
  /\/web\/src\/(words\/makers|local\/new-game|device\/(saves|best-times|connection|guest)|pages\/(home\/(waiting|seating)|new-table\/use-making))\.ts$/,
  /\/art\/src\/(ship|locales\/lighthouse-bay)\.ts$/,
  /\/lucide-react\/.*\/(arrow-right|check|chevron-down|link-2|play|sliders-horizontal|smartphone)\.mjs$/,
];

export default defineConfig({
  plugins: [react(), tokens(), words(), kits(), pwa(), budget()],
  resolve: { conditions },
  worker: { format: 'es' },
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 2000,
    reportCompressedSize: false,
    // One file, with all that it needs itself: left alone it becomes two dozen.
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: 'frame', test: (id) => FRAME.some((part) => part.test(id)) }] } },
    },
  },
  server: { host: '127.0.0.1' },
  preview: { host: '127.0.0.1' },
});

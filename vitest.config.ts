import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { constantImports } from './test-support/constant-imports.ts';
import { SlowestFirst } from './test-support/slowest-first.ts';

/** Tests run on the sources: each package exports them under the condition `source`. */
const conditions = ['source', 'node'];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  plugins: [constantImports()],
  test: {
    include: ['architecture/*.test.ts', 'packages/*/test/**/*.test.ts'],
    globalSetup: ['packages/server/test/postgres/setup.ts'],
    // Thousands of whole games are replayed: slow machines need the time.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Test files share processes and their modules, so that each module is loaded once.
    isolate: false,
    // Unless a random order is asked for.
    sequence: process.argv.some((arg) => arg.startsWith('--sequence.')) ? {} : { sequencer: SlowestFirst },
    // Many tests mostly wait: for a disk, a socket or another process.
    maxWorkers: 2 * availableParallelism(),
  },
});

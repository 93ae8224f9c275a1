import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { constantImports } from './test-support/constant-imports.ts';

/** Tests run on the sources: the `source` condition of each package leads there. */
const conditions = ['source', 'node'];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  plugins: [constantImports()],
  test: {
    include: ['packages/*/test/**/*.test.ts'],
    globalSetup: ['packages/server/test/postgres/setup.ts'],
    // Whole games are replayed by the thousand: slow machines get the time they need.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Files take turns in one process and load each module once; none may count on being the first there.
    isolate: false,
    // Many tests wait for a disk, a socket or a process of their own more than they work.
    maxWorkers: Math.ceil(1.5 * availableParallelism()),
  },
});

import type { Plugin } from 'vitest/config';

/** Our sources and tests, except those of the page, which has its own configuration. */
const SOURCES = /\/packages\/(?!web\/)[\w-]+\/(?:src|test)\/.*\.ts$/;
const IMPORT = /^import\s*\{([^}]*)\}\s*from\s*("[^"]+"|'[^']+');?/gm;
const RENAMED = /(\S+)\s+as\s+(\S+)/g;

/**
 * Vitest turns every use of an imported name into a property access on its module, which made thousands of games take
 * twice as long. This plugin reads each import once, when a module is loaded. That is equivalent as long as there are
 * no import cycles (a lint rule forbids them) and no test mocks a module's exports.
 */
export function constantImports(): Plugin {
  return {
    name: 'constant-imports',
    enforce: 'post',
    transform(code, id) {
      if (!SOURCES.test(id)) return;
      let count = 0;
      const transformed = code.replace(IMPORT, (_, names: string, from: string) => {
        const module = `constant_imports_${count++}`;
        return `import * as ${module} from ${from}; const {${names.replace(RENAMED, '$1: $2')}} = ${module};`;
      });
      return { code: transformed, map: null };
    },
  };
}

import type { Plugin } from 'vitest/config';

/** Our own sources and tests; the page's are built by a configuration of their own. */
const SOURCES = /\/packages\/(?!web\/)[\w-]+\/(?:src|test)\/.*\.ts$/;
const IMPORT = /^import\s*\{([^}]*)\}\s*from\s*("[^"]+"|'[^']+');?/gm;
const RENAMED = /(\S+)\s+as\s+(\S+)/g;

/**
 * Vitest turns every use of an imported name into a look-up in its module, and whole games by the thousand took twice
 * as long for it. Here each module takes what it imports once, when it is loaded: the same, as long as no modules
 * import each other in a circle, which a lint rule forbids, and no test replaces what a module exports.
 */
export function knownImports(): Plugin {
  return {
    name: 'known-imports',
    enforce: 'post',
    transform(code, id) {
      if (!SOURCES.test(id)) return;
      let count = 0;
      const taken = code.replace(IMPORT, (_, names: string, from: string) => {
        const module = `known_imports_${count++}`;
        return `import * as ${module} from ${from}; const {${names.replace(RENAMED, '$1: $2')}} = ${module};`;
      });
      return { code: taken, map: null };
    },
  };
}

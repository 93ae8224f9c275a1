/** Threads run what was built, also where the sources are run as they are. `name` is a module of this folder. */
export const threadFile = (name: string): URL =>
  new URL(import.meta.url.endsWith('.ts') ? `../../dist/store/${name}.js` : `./${name}.js`, import.meta.url);

/** The compiled module of this folder for a worker thread, also when the sources themselves are run. */
export const workerFile = (name: string): URL =>
  new URL(import.meta.url.endsWith('.ts') ? `../../dist/store/${name}.js` : `./${name}.js`, import.meta.url);

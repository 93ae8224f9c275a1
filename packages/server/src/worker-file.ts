/** A compiled module for a worker thread, such as 'store/sqlite-worker', also when the sources themselves are run. */
export const workerFile = (path: string): URL =>
  new URL(import.meta.url.endsWith('.ts') ? `../dist/${path}.js` : `./${path}.js`, import.meta.url);

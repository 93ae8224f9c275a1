// Runs before anything is painted, so that nobody sees the wrong theme first: src/device/media.ts decides the same
// once the page has loaded. A file of its own, since the page allows no script in its text.
(() => {
  let chosen;
  try {
    chosen = JSON.parse(localStorage.getItem('pouch/settings') ?? '{}').theme;
  } catch {
    // Nothing is kept, or nothing that can be read.
  }
  const light = chosen === 'parchment' || (chosen !== 'dark' && matchMedia('(prefers-color-scheme: light)').matches);
  document.documentElement.dataset.theme = light ? 'parchment' : 'dark';
})();

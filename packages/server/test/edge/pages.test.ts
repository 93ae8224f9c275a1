import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { startServer } from './server.js';

function builtApp(): string {
  const folder = mkdtempSync(join(tmpdir(), 'pouch-web-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>The app</title>');
  writeFileSync(join(folder, 'assets', 'main-abc123.js'), 'export {};');
  writeFileSync(join(folder, 'worker.js'), 'export {};');
  return folder;
}

const asPage = { headers: { accept: 'text/html,*/*' } };

describe('without the web app', () => {
  test('a page says what this server is', async () => {
    const { url } = await startServer();
    const answer = await fetch(url);
    const page = await answer.text();
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(page).toMatch(/<html lang="en">[\s\S]*<title>[\s\S]*<main>[\s\S]*<h1>/);
    // The content security policy would block inline scripts and styles.
    expect(page).not.toMatch(/<script|<style|style=|onclick/);
    for (const [, path] of page.matchAll(/href="([^"]+)"/g))
      expect([path, (await fetch(url + path)).status]).toEqual([path, 200]);
  });

  test('other URLs are a 404', async () => {
    const { url } = await startServer();
    expect((await fetch(`${url}/table/x`, asPage)).status).toBe(404);
  });
});

describe('with the web app', () => {
  test('its page is revalidated, its assets are cached', async () => {
    const { url } = await startServer({ web: builtApp() });
    const page = await fetch(url);
    expect(await page.text()).toContain('The app');
    expect(page.headers.get('cache-control')).toBe('no-cache');
    const asset = await fetch(`${url}/assets/main-abc123.js`);
    expect(asset.headers.get('content-type')).toMatch(/javascript/);
    expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect((await fetch(`${url}/worker.js`)).headers.get('cache-control')).toBe('no-cache');
  });

  test('links into it serve its page', async () => {
    const { url } = await startServer({ web: builtApp() });
    const answer = await fetch(`${url}/table/AAAAbbbbCCCCdddd`, asPage);
    expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('The app')]);
    expect(answer.headers.get('cache-control')).toBe('no-cache');
  });

  test.each([
    ['of the API', '/api/nowhere', asPage],
    ['of files that are gone', '/assets/gone.js', {}],
    ['that programs ask for', '/nowhere', { headers: { accept: 'application/json' } }],
    ['that something is sent to', '/nowhere', { ...asPage, method: 'POST' }],
  ])('addresses %s stay not found', async (_, path, init) => {
    const { url } = await startServer({ web: builtApp() });
    const answer = await fetch(url + path, init);
    expect([answer.status, await answer.json()]).toEqual([404, { error: 'There’s nothing here.' }]);
  });

  test('nothing outside its folder is served', async () => {
    const { url } = await startServer({ web: builtApp() });
    for (const path of ['/..%2f..%2fetc/passwd', '/assets/..%2f..%2f..%2fetc%2fpasswd', '/%2e%2e/package.json'])
      expect([403, 404, 400]).toContain((await fetch(url + path)).status);
  });
});

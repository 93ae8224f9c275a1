import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Question } from '@pouch/bots';
import { type Browser, chromium, type Page } from 'playwright-core';
import { rolldown } from 'rolldown';
import type { Answered, Environment } from './bots-environment.js';

const executablePath = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(existsSync);

/** The bots in a web worker of Chromium; undefined if it is not installed. */
export async function browserWorker(): Promise<Environment | undefined> {
  if (executablePath === undefined) return undefined;
  const code = await bundled();
  const browser: Browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  const page: Page = await browser.newPage();
  const memoryOf = await memoryGauge(page);
  await page.evaluate((text) => {
    const worker = new Worker(URL.createObjectURL(new Blob([text], { type: 'text/javascript' })));
    Object.assign(window, { worker });
  }, code);
  return {
    name: `web worker, Chromium ${browser.version()}`,
    async ask(question: Question): Promise<Answered> {
      const { plan, millis } = await page.evaluate(async (asked) => {
        const { worker } = window as unknown as { worker: Worker };
        const start = performance.now();
        const heard = new Promise<{ plan: Answered['plan'] }>((hear) => {
          worker.onmessage = ({ data }) => hear(data);
        });
        worker.postMessage({ id: 0, question: asked });
        const { plan } = await heard;
        return { plan, millis: performance.now() - start };
      }, question);
      return { plan, millis, memory: await memoryOf() };
    },
    close: () => browser.close(),
  };
}

/** Reads the memory of the worker that the page will start, through the DevTools protocol. */
async function memoryGauge(page: Page): Promise<() => Promise<number>> {
  const tools = await page.context().newCDPSession(page);
  let sessionId = '';
  tools.on('Target.attachedToTarget', (attached) => {
    sessionId = attached.sessionId;
  });
  await tools.send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: false });
  return async () => {
    const heard = new Promise<string>((hear) => {
      tools.once('Target.receivedMessageFromTarget', ({ message }) => hear(message));
    });
    const message = JSON.stringify({ id: 1, method: 'Runtime.getHeapUsage' });
    await tools.send('Target.sendMessageToTarget', { sessionId, message });
    const { result } = JSON.parse(await heard) as { result: { usedSize: number; backingStorageSize: number } };
    return result.usedSize + result.backingStorageSize;
  };
}

async function bundled(): Promise<string> {
  const input = fileURLToPath(import.meta.resolve('@pouch/bots/worker'));
  const bundle = await rolldown({ input, logLevel: 'silent' });
  const { output } = await bundle.generate({ format: 'iife', minify: true });
  return output[0].code;
}

import type { BrowserContext, ConsoleMessage, WebError } from '@playwright/test';

/** What the tests' own tools say where they keep the service worker out: see playwright.config.ts. */
const BLOCKED = 'Service Worker registration blocked by Playwright';

/** Errors and warnings that the pages of a browser log, and what they throw. */
export function hearComplaints(context: BrowserContext, mayBe: (text: string) => boolean = () => false) {
  const complaints: string[] = [];
  const hear = (message: ConsoleMessage): void => {
    const text = message.text();
    if (text === BLOCKED || !['error', 'warning'].includes(message.type()) || mayBe(text)) return;
    complaints.push(`${message.type()}: ${text}`);
  };
  const caught = (thrown: WebError): void => {
    complaints.push(`thrown: ${thrown.error().stack ?? thrown.error().message}`);
  };
  context.on('console', hear).on('weberror', caught);
  return {
    complaints: complaints as readonly string[],
    deaf: () => void context.off('console', hear).off('weberror', caught),
  };
}

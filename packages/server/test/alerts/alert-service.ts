import type { About } from '@pouch/protocol';
import { Refusal } from '@pouch/rules';
import { onTestFinished } from 'vitest';
import type { Store } from '../../src/store/store.js';
import { startService, type TestClient, type TestService } from '../tables/table-service.js';
import { startEndpoint, type TestBrowser, type TestEndpoint } from './push-service.js';

/** Tables with alerts, a clock that tests set, and a push service or group chat that they look into. */

export const SITE = 'https://pouch.example';

export class AlertTest {
  /** The table service, which a restart replaces. */
  tables: TestService;
  private browsers = 0;

  private constructor(
    tables: TestService,
    readonly endpoint: TestEndpoint,
    readonly clock: { now: number },
  ) {
    this.tables = tables;
  }

  static async start(more: Parameters<typeof startService>[0] = {}): Promise<AlertTest> {
    const endpoint = await startEndpoint();
    const clock = { now: Date.now() };
    const { origin } = endpoint;
    const tables = await startService({
      now: () => clock.now,
      alerts: { pushOrigins: [origin], webhookOrigins: [origin] },
      ...more,
    });
    const started = new AlertTest(tables, endpoint, clock);
    onTestFinished(async () => {
      await started.tables.close();
      await endpoint.close();
    });
    return started;
  }

  get store(): Store {
    return this.tables.store;
  }

  async restart(): Promise<void> {
    this.tables = await this.tables.restart();
  }

  /** Time passes, and what is due by then is sent. */
  async pass(seconds: number): Promise<void> {
    this.clock.now += 1000 * seconds;
    const { alerts } = this.tables.service;
    await alerts.run();
    await alerts.settled();
  }

  /** A browser of a guest that wants to be told. */
  async subscribe({ guest }: TestClient, name = `browser-${this.browsers++}`): Promise<TestBrowser> {
    const browser = this.endpoint.browser(name);
    const [secret] = await this.store.secretsOf(guest.id);
    const refusal = await this.tables.service.alerts.subscribe(guest, secret?.hash ?? '', SITE, browser.subscription);
    if (refusal instanceof Refusal) throw new Error(refusal.reason);
    return browser;
  }

  /** What a browser was sent: the kinds of messages. */
  kindsFor(browser: TestBrowser): string[] {
    return this.endpoint.messagesFor(browser).map((message) => (message as { kind: string }).kind);
  }

  /** A game of two people that has just started. */
  async duel(clock: About['clock'] = 'slow', game: About['game'] = 'pirate-coins') {
    const [mara, jonah] = [await this.tables.client('Mara'), await this.tables.client('Jonah')];
    const { id: table } = await this.tables.createTable(mara, { game, seats: ['open', 'open'], clock });
    await jonah.ask({ do: 'sit', table });
    return { table, mara, jonah };
  }
}

export const skull = (table: string) => ({ do: 'decide', table, step: { do: 'choose', side: 'skull' } }) as const;

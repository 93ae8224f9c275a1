import { Refusal } from '@pouch/rules';
import type { Config } from '../config.js';
import type { Tables } from '../tables/service.js';
import { type Handlers, HttpRefusal } from './api.js';
import { credentialOf } from './authentication.js';
import { baseUrl } from './origin.js';

type AlertRoutes = 'alerts' | 'subscribe' | 'unsubscribe' | 'webhook' | 'setWebhook';

const NOT_FOR_BOTS = new HttpRefusal(403, 'Only a browser can be told of turns. A bot can open the table instead.');

export const alertHandlers = (config: Config, { alerts }: Pick<Tables, 'alerts'>): Handlers<AlertRoutes> => ({
  alerts: async () => alerts.about(),

  async subscribe({ guest, body, request }) {
    const credential = credentialOf(request);
    if (credential?.kind !== 'cookie') return NOT_FOR_BOTS;
    const refusal = await alerts.subscribe(guest, credential.hash, baseUrl(request, config), body);
    return refusal === undefined ? undefined : new HttpRefusal(409, refusal.reason);
  },

  async unsubscribe({ guest, body }) {
    await alerts.unsubscribe(guest, body.endpoint);
    return undefined;
  },

  async webhook({ guest, params }) {
    const webhook = await alerts.webhook(guest, params.table);
    return webhook instanceof Refusal ? new HttpRefusal(409, webhook.reason) : { webhook };
  },

  async setWebhook({ guest, params, body, request }) {
    const webhook = await alerts.setWebhook(guest, params.table, body.url, baseUrl(request, config));
    return webhook instanceof Refusal ? new HttpRefusal(409, webhook.reason) : { webhook };
  },
});

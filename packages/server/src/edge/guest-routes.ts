import { randomInt } from 'node:crypto';
import { LIMITS } from '@pouch/protocol';
import { Refusal } from '@pouch/rules';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.js';
import type { Guest, Secret, Store } from '../store/store.js';
import { THEMSELVES } from '../tables/desk.js';
import type { Tables } from '../tables/service.js';
import { whyNotName } from '../tables/unsaid.js';
import type { WordList } from '../word-list.js';
import { type Handlers, HttpRefusal, NOT_SIGNED_IN } from './api.js';
import { bearerOf, cookieOf, credentialOf, endCookie, type GuestCache, giveCookie } from './authentication.js';
import { baseUrl } from './origin.js';
import { type RequestLimits, refusalFor } from './request-limits.js';
import { deviceIdOf, hashOf, newId, newSecret } from './secrets.js';
import type { Sockets } from './sockets.js';

const LINK_MS = 15 * 60_000;
/** By then enough may be read again. */
const RETRY_SECONDS = 60;

type GuestRoutes =
  | 'makeGuest'
  | 'me'
  | 'changeGuest'
  | 'signOut'
  | 'devices'
  | 'signOutOthers'
  | 'linkDevice'
  | 'redeemLink'
  | 'makeBotToken'
  | 'endBotToken'
  | 'myData'
  | 'deleteMe';

export function guestHandlers(
  config: Config,
  store: Store,
  guests: GuestCache,
  sockets: Sockets,
  {
    tables: { desk },
    words,
    limits,
  }: {
    readonly tables: Pick<Tables, 'desk'>;
    readonly words: WordList;
    readonly limits: Pick<RequestLimits, 'take'>;
  },
): Handlers<GuestRoutes> {
  const badName = (name: string | undefined) => {
    const refusal = name === undefined ? undefined : whyNotName(words, name);
    return refusal && new HttpRefusal(400, refusal.reason);
  };

  const newCookie = (guest: string) => {
    const secret = newSecret();
    return { secret, stored: { hash: hashOf(secret), guest, kind: 'cookie', at: Date.now() } as const };
  };

  const endTokens = async ({ id }: Guest) => {
    await store.dropSecrets(id, 'bot');
    guests.clear();
    sockets.closeRevoked(id, ({ kind }) => kind === 'bot');
  };

  const devicesOf = async ({ id }: Guest, current: string) => ({
    devices: (await store.secretsOf(id)).map((secret) => deviceOf(secret, current)),
  });

  return {
    async makeGuest({ guest: known, body, request, reply }) {
      if (known !== undefined) return { guest: known };
      const bad = badName(body.name);
      if (bad !== undefined) return bad;
      // Only guests that are really made count.
      const over = limits.take('guestsPerHour', request, reply);
      if (over !== undefined) return refusalFor(reply, over);
      const id = newId();
      const guest: Guest = { id, name: body.name, crest: body.crest ?? randomInt(LIMITS.crests) };
      const { secret, stored } = newCookie(id);
      await store.addGuest(guest, stored);
      giveCookie(request, reply, secret);
      return { guest };
    },

    async me({ guest, request, reply }) {
      const secret = cookieOf(request);
      // Each visit renews the cookie.
      if (guest !== undefined && secret !== undefined && bearerOf(request) === undefined)
        giveCookie(request, reply, secret);
      return { guest: guest ?? null };
    },

    async changeGuest({ guest: { id, name, crest }, body }) {
      const bad = badName(body.name);
      if (bad !== undefined) return bad;
      const guest = { id, name: body.name ?? name, crest: body.crest ?? crest };
      await store.changeGuest(guest);
      guests.clear();
      sockets.guestChanged(guest);
      return { guest };
    },

    async signOut({ guest, request, reply }) {
      const secret = cookieOf(request);
      if (secret !== undefined) {
        const ended = hashOf(secret);
        await store.dropSecret(ended);
        guests.clear();
        if (guest !== undefined) sockets.closeRevoked(guest.id, ({ hash }) => hash === ended);
      }
      endCookie(request, reply);
      return { guest: null };
    },

    async devices({ guest, request }) {
      const cookie = cookieCredential(request);
      return cookie === undefined ? NOT_FOR_BOTS : devicesOf(guest, cookie.hash);
    },

    async signOutOthers({ guest, request }) {
      const cookie = cookieCredential(request);
      if (cookie === undefined) return NOT_FOR_BOTS;
      await store.dropOtherCookies(guest.id, cookie.hash);
      guests.clear();
      sockets.closeRevoked(guest.id, ({ hash, kind }) => kind === 'cookie' && hash !== cookie.hash);
      return devicesOf(guest, cookie.hash);
    },

    async linkDevice({ guest, request }) {
      // A token is for playing only: with a stolen one nobody can take over the guest.
      if (bearerOf(request) !== undefined)
        return new HttpRefusal(403, 'You can’t create a device link with a bot token.');
      const secret = newSecret();
      const until = Date.now() + LINK_MS;
      await store.addLink({ hash: hashOf(secret), guest: guest.id, until });
      return { url: `${baseUrl(request, config)}/device#${secret}`, secret, until };
    },

    async redeemLink({ body, request, reply }) {
      const id = await store.takeLink(hashOf(body.secret), Date.now());
      const guest = id === undefined ? undefined : await store.guest(id);
      if (guest === undefined) return new HttpRefusal(404, 'This link has expired or has already been used.');
      const { secret, stored } = newCookie(guest.id);
      await store.addSecret(stored);
      giveCookie(request, reply, secret);
      return { guest };
    },

    async makeBotToken({ guest, request }) {
      if (bearerOf(request) !== undefined)
        return new HttpRefusal(403, 'You can’t create a bot token with another bot token.');
      const token = newSecret();
      await endTokens(guest);
      await store.addSecret({ hash: hashOf(token), guest: guest.id, kind: 'bot', at: Date.now() });
      return { token };
    },

    async endBotToken({ guest }) {
      await endTokens(guest);
      return undefined;
    },

    async myData({ guest, request, reply }) {
      if (cookieCredential(request) === undefined) return NOT_FOR_BOTS;
      const data = await desk.dataOf(guest.id);
      if (data === undefined) return new HttpRefusal(401, NOT_SIGNED_IN);
      if (data instanceof Refusal) {
        reply.header('retry-after', RETRY_SECONDS);
        return new HttpRefusal(429, data.reason);
      }
      reply.header('content-disposition', 'attachment; filename="pouch-my-data.json"');
      return data;
    },

    async deleteMe({ guest, request, reply }) {
      if (cookieCredential(request) === undefined) return NOT_FOR_BOTS;
      await desk.forget(THEMSELVES, guest.id);
      endCookie(request, reply);
      return { guest: null };
    },
  };
}

const NOT_FOR_BOTS = new HttpRefusal(403, 'You can’t manage devices or personal data with a bot token.');

/** The credential of a request that comes from a browser. */
function cookieCredential(request: FastifyRequest) {
  const credential = credentialOf(request);
  return credential?.kind === 'cookie' ? credential : undefined;
}

const deviceOf = ({ hash, kind, at }: Secret, current: string) =>
  ({
    id: deviceIdOf(hash),
    kind: kind === 'cookie' ? 'browser' : 'bot',
    since: at,
    current: hash === current,
  }) as const;

import { type NoAnswer, type Reply, TOO_LATE } from './ask.js';

/** What was found wrong, and what probably is the reason, in words for whoever runs the server. */
export interface Trouble {
  readonly wrong: string;
  readonly probably: string;
}

const DNS = ['ENOTFOUND', 'EAI_AGAIN'];
const TLS = /^(CERT_|ERR_TLS_CERT|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_)/;
const NO_TLS = /^(EPROTO|ERR_SSL_)/;

export function whyNoAnswer({ code, message }: NoAnswer, { host, protocol }: URL): Trouble {
  if (DNS.includes(code))
    return { wrong: `There is no ${host}`, probably: 'the name is mistyped, or its DNS record is not there yet' };
  if (code === 'ECONNREFUSED')
    return {
      wrong: `Nothing listens at ${host}`,
      probably: 'the proxy does not run, or `pouch serve` if there is no proxy, or it has another port',
    };
  if (TLS.test(code))
    return {
      wrong: `Browsers do not trust the certificate of ${host} (${message})`,
      probably: 'the proxy has no certificate for this name, or one that has run out; Caddy gets one by itself',
    };
  if (NO_TLS.test(code))
    return {
      wrong: `${host} does not speak ${protocol.replace(':', '')}`,
      probably: 'it is the port of something else',
    };
  if (code === TOO_LATE)
    return {
      wrong: `${host} does not answer in time`,
      probably: 'a firewall keeps the port closed, or the proxy waits for a server that is not there',
    };
  return { wrong: `${host} cut the connection (${message || code})`, probably: 'the proxy does not reach the server' };
}

/** An answer that Pouch would not give. */
export function whyNotPouch({ status, headers, body }: Reply): Trouble {
  if (isUnreachable(status))
    return {
      wrong: `A proxy answers ${status} instead of Pouch`,
      probably:
        'it does not reach the server: `pouch serve` does not run there, or on another port than the proxy asks',
    };
  return {
    wrong: `Something answers, but it is not Pouch (${status}, ${kindOf(headers, body)})`,
    probably: 'the proxy shows a page of its own, or does not pass everything under / on to Pouch',
  };
}

/** A refusal in Pouch's own words: it got through, but not as it should. */
export function whyRefused(reply: Reply, base: URL): Trouble {
  const reason = reasonIn(reply.body);
  if (reason === undefined) return whyNotPouch(reply);
  if (reply.status === 403)
    return {
      wrong: `The server takes its own pages for those of another site (${reason})`,
      probably: `the proxy does not pass the Host header on: let it, or set POUCH_PUBLIC_URL=${base.origin}`,
    };
  if (reply.status === 429)
    return {
      wrong: `The server has had too much of this address (${reason})`,
      probably:
        'this was tried often; or everybody comes from the address of a proxy that POUCH_TRUST_PROXY does not name',
    };
  return { wrong: `The server answers ${reply.status}: ${reason}`, probably: 'its log says more' };
}

/** A WebSocket that was answered like an ordinary request. */
export function whyNoSocket(reply: Reply, base: URL): Trouble {
  const isOfPouch = reasonIn(reply.body) !== undefined;
  if (reply.status === 426 || (isOfPouch && reply.status === 400))
    return {
      wrong: 'WebSockets do not get through: the request arrives as an ordinary one',
      probably:
        'the proxy drops the Upgrade header; nginx needs proxy_http_version 1.1, and Upgrade and Connection passed on (docs/operating.md)',
    };
  if (isOfPouch && reply.status === 401)
    return {
      wrong: 'WebSockets get through, but nobody is known over them',
      probably: 'the proxy drops the Cookie header of WebSockets',
    };
  if (isOfPouch) return whyRefused(reply, base);
  return {
    wrong: `WebSockets do not get through: a proxy answers ${reply.status} (${kindOf(reply.headers, reply.body)})`,
    probably: isUnreachable(reply.status)
      ? 'it does not pass WebSockets on to the server'
      : 'it does not know WebSockets, or sends /api/socket somewhere else',
  };
}

const isUnreachable = (status: number): boolean => status >= 502 && status <= 504;

const kindOf = (headers: Reply['headers'], body: string): string =>
  body === '' ? 'nothing in it' : (headers['content-type']?.split(';')[0] ?? 'of no kind');

/** Why Pouch refused something, if it was Pouch. */
function reasonIn(body: string): string | undefined {
  try {
    const { error } = JSON.parse(body) as { error?: unknown };
    return typeof error === 'string' ? error : undefined;
  } catch {
    return undefined;
  }
}

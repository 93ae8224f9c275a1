import { type HttpResponse, type NoResponse, TIMED_OUT } from './request.js';

/** A problem and its probable cause, in words for the operator of the server. */
export interface Diagnosis {
  readonly problem: string;
  readonly cause: string;
}

const DNS = ['ENOTFOUND', 'EAI_AGAIN'];
const TLS = /^(CERT_|ERR_TLS_CERT|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_)/;
const NO_TLS = /^(EPROTO|ERR_SSL_)/;

export function whyNoResponse({ code, message }: NoResponse, { host, protocol }: URL): Diagnosis {
  if (DNS.includes(code))
    return { problem: `${host} cannot be found`, cause: 'the name is mistyped, or has no DNS record yet' };
  if (code === 'ECONNREFUSED')
    return {
      problem: `Nothing is listening at ${host}`,
      cause: 'the proxy (or `pouch serve`, if there is no proxy) is not running, or uses a different port',
    };
  if (TLS.test(code))
    return {
      problem: `Browsers will not trust the certificate of ${host} (${message})`,
      cause: 'the proxy has no certificate for this name, or an expired one; Caddy gets one automatically',
    };
  if (NO_TLS.test(code))
    return {
      problem: `${host} does not speak ${protocol.replace(':', '')}`,
      cause: 'something else uses this port',
    };
  if (code === TIMED_OUT)
    return {
      problem: `${host} did not respond in time`,
      cause: 'a firewall blocks the port, or the proxy is waiting for a server that is not running',
    };
  return { problem: `${host} closed the connection (${message || code})`, cause: 'the proxy cannot reach the server' };
}

/** A response that does not come from Pouch. */
export function whyNotPouch({ status, headers, body }: HttpResponse): Diagnosis {
  if (isUnreachable(status))
    return {
      problem: `A proxy responds with ${status} instead of Pouch`,
      cause:
        'it cannot reach the server: `pouch serve` is not running, or uses a different port than the proxy expects',
    };
  return {
    problem: `Something responds, but it is not Pouch (${status}, ${kindOf(headers, body)})`,
    cause: 'the proxy serves a page of its own, or does not forward everything under / to Pouch',
  };
}

/** Pouch itself refuses the request. */
export function whyRefused(response: HttpResponse, base: URL): Diagnosis {
  const reason = reasonIn(response.body);
  if (reason === undefined) return whyNotPouch(response);
  if (response.status === 403)
    return {
      problem: `The server mistakes its own pages for another site (${reason})`,
      cause: `the proxy does not forward the Host header: make it do so, or set POUCH_PUBLIC_URL=${base.origin}`,
    };
  if (response.status === 429)
    return {
      problem: `The server limits requests from this address (${reason})`,
      cause:
        'this check ran too often, or all players share the address of a proxy that is missing from POUCH_TRUST_PROXY',
    };
  return {
    problem: `The server responds with ${response.status}: ${reason}`,
    cause: 'an error in the server; see its log',
  };
}

/** The upgrade to a WebSocket was answered with an ordinary response. */
export function whyNoSocket(response: HttpResponse, base: URL): Diagnosis {
  const isFromPouch = reasonIn(response.body) !== undefined;
  if (response.status === 426 || (isFromPouch && response.status === 400))
    return {
      problem: 'WebSockets are blocked: the upgrade arrives as an ordinary request',
      cause:
        'the proxy drops the Upgrade header; nginx needs proxy_http_version 1.1 and the Upgrade and Connection headers (docs/operating.md)',
    };
  if (isFromPouch && response.status === 401)
    return {
      problem: 'WebSockets connect, but the guest is not recognised',
      cause: 'the proxy drops the Cookie header of WebSocket requests',
    };
  if (isFromPouch) return whyRefused(response, base);
  return {
    problem: `WebSockets are blocked: a proxy responds with ${response.status} (${kindOf(response.headers, response.body)})`,
    cause: isUnreachable(response.status)
      ? 'it does not forward WebSockets to the server'
      : 'it does not support WebSockets, or forwards /api/socket somewhere else',
  };
}

const isUnreachable = (status: number): boolean => status >= 502 && status <= 504;

const kindOf = (headers: HttpResponse['headers'], body: string): string =>
  body === '' ? 'empty' : (headers['content-type']?.split(';')[0] ?? 'no content type');

/** The reason in a refusal by Pouch, without its full stop; undefined if the response is not Pouch's. */
function reasonIn(body: string): string | undefined {
  try {
    const { error } = JSON.parse(body) as { error?: unknown };
    return typeof error === 'string' ? error.replace(/\.$/, '') : undefined;
  } catch {
    return undefined;
  }
}

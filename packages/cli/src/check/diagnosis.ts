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
    return { problem: `There is no ${host}`, cause: 'the name is mistyped, or its DNS record is not there yet' };
  if (code === 'ECONNREFUSED')
    return {
      problem: `Nothing listens at ${host}`,
      cause: 'the proxy does not run, or `pouch serve` if there is no proxy, or it has another port',
    };
  if (TLS.test(code))
    return {
      problem: `Browsers do not trust the certificate of ${host} (${message})`,
      cause: 'the proxy has no certificate for this name, or one that has run out; Caddy gets one by itself',
    };
  if (NO_TLS.test(code))
    return {
      problem: `${host} does not speak ${protocol.replace(':', '')}`,
      cause: 'it is the port of something else',
    };
  if (code === TIMED_OUT)
    return {
      problem: `${host} does not answer in time`,
      cause: 'a firewall keeps the port closed, or the proxy waits for a server that is not there',
    };
  return { problem: `${host} cut the connection (${message || code})`, cause: 'the proxy does not reach the server' };
}

/** A response that does not come from Pouch. */
export function whyNotPouch({ status, headers, body }: HttpResponse): Diagnosis {
  if (isUnreachable(status))
    return {
      problem: `A proxy answers ${status} instead of Pouch`,
      cause: 'it does not reach the server: `pouch serve` does not run there, or on another port than the proxy asks',
    };
  return {
    problem: `Something answers, but it is not Pouch (${status}, ${kindOf(headers, body)})`,
    cause: 'the proxy shows a page of its own, or does not pass everything under / on to Pouch',
  };
}

/** Pouch itself refuses the request. */
export function whyRefused(response: HttpResponse, base: URL): Diagnosis {
  const reason = reasonIn(response.body);
  if (reason === undefined) return whyNotPouch(response);
  if (response.status === 403)
    return {
      problem: `The server takes its own pages for those of another site (${reason})`,
      cause: `the proxy does not pass the Host header on: let it, or set POUCH_PUBLIC_URL=${base.origin}`,
    };
  if (response.status === 429)
    return {
      problem: `The server has had too much of this address (${reason})`,
      cause:
        'this was tried often; or everybody comes from the address of a proxy that POUCH_TRUST_PROXY does not name',
    };
  return { problem: `The server answers ${response.status}: ${reason}`, cause: 'its log says more' };
}

/** The upgrade to a WebSocket was answered with an ordinary response. */
export function whyNoSocket(response: HttpResponse, base: URL): Diagnosis {
  const isFromPouch = reasonIn(response.body) !== undefined;
  if (response.status === 426 || (isFromPouch && response.status === 400))
    return {
      problem: 'WebSockets do not get through: the request arrives as an ordinary one',
      cause:
        'the proxy drops the Upgrade header; nginx needs proxy_http_version 1.1, and Upgrade and Connection passed on (docs/operating.md)',
    };
  if (isFromPouch && response.status === 401)
    return {
      problem: 'WebSockets get through, but nobody is known over them',
      cause: 'the proxy drops the Cookie header of WebSockets',
    };
  if (isFromPouch) return whyRefused(response, base);
  return {
    problem: `WebSockets do not get through: a proxy answers ${response.status} (${kindOf(response.headers, response.body)})`,
    cause: isUnreachable(response.status)
      ? 'it does not pass WebSockets on to the server'
      : 'it does not know WebSockets, or sends /api/socket somewhere else',
  };
}

const isUnreachable = (status: number): boolean => status >= 502 && status <= 504;

const kindOf = (headers: HttpResponse['headers'], body: string): string =>
  body === '' ? 'nothing in it' : (headers['content-type']?.split(';')[0] ?? 'of no kind');

/** The reason in a refusal by Pouch; undefined if the response is not Pouch's. */
function reasonIn(body: string): string | undefined {
  try {
    const { error } = JSON.parse(body) as { error?: unknown };
    return typeof error === 'string' ? error : undefined;
  } catch {
    return undefined;
  }
}

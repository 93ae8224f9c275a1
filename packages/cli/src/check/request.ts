import { type IncomingHttpHeaders, type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';

/** One request as a browser makes it, with a timeout in milliseconds. */

export interface HttpResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** The first `MOST_BYTES` of it. */
  readonly body: string;
  readonly millis: number;
}

/** No response: the system's error code and message. */
export class NoResponse {
  constructor(
    readonly code: string,
    readonly message: string,
  ) {}
}

export interface RequestOptions {
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** Longer than any response of Pouch that is checked; an error page of a proxy may be longer. */
const MOST_BYTES = 65_536;

export const TIMED_OUT = 'TIMED_OUT';

export async function request(
  url: URL,
  timeout: number,
  options: RequestOptions = {},
): Promise<HttpResponse | NoResponse> {
  const { method = 'GET', headers = {}, body } = options;
  const json = body === undefined ? undefined : JSON.stringify(body);
  const began = performance.now();
  const signal = AbortSignal.timeout(timeout);
  try {
    const response = await new Promise<IncomingMessage>((answered, failed) => {
      const send = url.protocol === 'https:' ? requestHttps : requestHttp;
      send(url, {
        method,
        signal,
        // No keep-alive, so that no connection is left open.
        agent: false,
        headers: { ...headers, ...(json === undefined ? {} : { 'content-type': 'application/json' }) },
      })
        .on('response', answered)
        .on('error', failed)
        .end(json);
    });
    return await readResponse(response, began);
  } catch (error) {
    return signal.aborted ? new NoResponse(TIMED_OUT, '') : noResponse(error);
  }
}

export function noResponse(error: unknown): NoResponse {
  const { code = '', message = String(error) } = error as { code?: string; message?: string };
  return new NoResponse(code, message);
}

/** Reads a response to a request that began at this time, but no more than `MOST_BYTES` of it. */
export async function readResponse(response: IncomingMessage, began: number): Promise<HttpResponse> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of response) {
    parts.push(part as Buffer);
    bytes += (part as Buffer).length;
    if (bytes >= MOST_BYTES) break;
  }
  const body = Buffer.concat(parts).toString('utf8', 0, MOST_BYTES);
  const { statusCode = 0, headers } = response;
  return { status: statusCode, headers, body, millis: performance.now() - began };
}

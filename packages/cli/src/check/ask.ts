import { type IncomingHttpHeaders, type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';

/** One request as a browser makes it, but for how long it waits: nothing here goes on for ever. */

export interface Reply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** Its beginning. */
  readonly body: string;
  readonly millis: number;
}

/** Nobody answered: the system's name for why, and its words. */
export class NoAnswer {
  constructor(
    readonly code: string,
    readonly message: string,
  ) {}
}

export interface Question {
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** In milliseconds. */
export type Patience = number;

/** More than any answer of Pouch that is looked at; a page of a proxy may be long. */
const MOST_BYTES = 65_536;

export const TOO_LATE = 'TOO_LATE';

export async function ask(url: URL, patience: Patience, question: Question = {}): Promise<Reply | NoAnswer> {
  const { method = 'GET', headers = {}, body } = question;
  const json = body === undefined ? undefined : JSON.stringify(body);
  const began = performance.now();
  const signal = AbortSignal.timeout(patience);
  try {
    const response = await new Promise<IncomingMessage>((answered, failed) => {
      const request = url.protocol === 'https:' ? requestHttps : requestHttp;
      request(url, {
        method,
        signal,
        // A connection of its own, so that none is left open.
        agent: false,
        headers: { ...headers, ...(json === undefined ? {} : { 'content-type': 'application/json' }) },
      })
        .on('response', answered)
        .on('error', failed)
        .end(json);
    });
    const text = await beginningOf(response);
    return {
      status: response.statusCode ?? 0,
      headers: response.headers,
      body: text,
      millis: performance.now() - began,
    };
  } catch (error) {
    return signal.aborted ? new NoAnswer(TOO_LATE, '') : noAnswer(error);
  }
}

export function noAnswer(error: unknown): NoAnswer {
  const { code = '', message = String(error) } = error as { code?: string; message?: string };
  return new NoAnswer(code, message);
}

/** The beginning of a body; the rest is not read. */
export async function beginningOf(response: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of response) {
    parts.push(part as Buffer);
    bytes += (part as Buffer).length;
    if (bytes >= MOST_BYTES) break;
  }
  return Buffer.concat(parts).toString('utf8', 0, MOST_BYTES);
}

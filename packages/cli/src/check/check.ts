import { ROUTES } from '@pouch/protocol';
import { Failure } from '../fail.js';
import { type Diagnosis, whyNoResponse, whyNoSocket, whyNotPouch, whyRefused } from './diagnosis.js';
import { type HttpResponse, NoResponse, type RequestOptions, request } from './request.js';
import { trySocket } from './socket.js';

/** Checks that a server can be played on from this machine. Returns the exit code. */
export async function checkServer(address: string, { timeout }: { readonly timeout: number }): Promise<number> {
  const check = new Check(readAddress(address), 1000 * timeout);
  return (await check.run()) ? 0 : 1;
}

function readAddress(address: string): URL {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url === undefined || !['http:', 'https:'].includes(url.protocol))
    throw new Failure(
      `"${address}" is not a web address: it must start with https:// or http://, such as https://pouch.example.`,
    );
  if (url.pathname !== '/')
    throw new Failure(`Pouch needs its own host name: it cannot run under the path ${url.pathname}.`);
  return new URL(url.origin);
}

const REDIRECTS = [301, 302, 303, 307, 308];
const MOST_REDIRECTS = 3;

class Check {
  private passes = true;
  private cookie = '';

  constructor(
    private base: URL,
    private readonly timeout: number,
  ) {}

  async run(): Promise<boolean> {
    if (!(await this.reach()) || !(await this.becomeGuest())) return false;
    if (await this.recognisesGuest()) await this.connect();
    await this.leaveNothing();
    if (this.passes) say(`${this.base.origin} is ready to play on.`);
    return this.passes;
  }

  /** Deletes the guest, unless something between here and the server keeps it from knowing whom. */
  private async leaveNothing(): Promise<void> {
    await this.request(ROUTES.deleteMe.path, { method: 'POST', headers: { cookie: this.cookie } });
  }

  /** Whether Pouch is there, and ready. */
  private async reach(): Promise<boolean> {
    let response = await this.request(ROUTES.health.path);
    for (let times = 0; !(response instanceof NoResponse) && REDIRECTS.includes(response.status); times++) {
      if (times === MOST_REDIRECTS) return this.fail(whyNotPouch(response));
      const to = new URL(response.headers.location ?? '/', this.base);
      say(`note   ${this.base.origin} redirects to ${to.origin}`);
      this.base = new URL(to.origin);
      response = await this.request(ROUTES.health.path);
    }
    if (response instanceof NoResponse) return this.fail(whyNoResponse(response, this.base));
    const me = await this.request(ROUTES.me.path);
    if (me instanceof NoResponse) return this.fail(whyNoResponse(me, this.base));
    if (response.status !== 200 || response.body.trim() !== 'serving') return this.fail(whyNotPouch(response));
    if (!isMe(me)) return this.fail(whyRefused(me, this.base));
    this.pass(`Pouch responds at ${this.base.origin} in ${Math.round(me.millis)} ms`);
    const ready = await this.request(ROUTES.readiness.path);
    if (!(ready instanceof NoResponse) && ready.status === 200) return true;
    return this.fail({
      problem: 'Pouch is not ready',
      cause: 'its database is not responding, or it is shutting down',
    });
  }

  /** Signs in as the page does on a first visit. */
  private async becomeGuest(): Promise<boolean> {
    const { origin } = this.base;
    const response = await this.request(ROUTES.makeGuest.path, {
      method: 'POST',
      headers: { origin },
      body: { name: 'Check' },
    });
    if (response instanceof NoResponse) return this.fail(whyNoResponse(response, this.base));
    if (!isMe(response)) return this.fail(whyRefused(response, this.base));
    const [set] = response.headers['set-cookie'] ?? [];
    if (set === undefined)
      return this.fail({ problem: 'A new guest gets no cookie', cause: 'the proxy drops Set-Cookie headers' });
    this.cookie = set.split(';')[0] ?? '';
    const isHttps = this.base.protocol === 'https:';
    const isSecure = /;\s*secure\b/i.test(set);
    if (isHttps && !isSecure)
      this.fail({
        problem: 'The server does not see that players use https',
        cause:
          'the proxy does not send X-Forwarded-Proto, or is not trusted: set POUCH_TRUST_PROXY to loopback or to its address',
      });
    if (!isHttps && isSecure)
      this.fail({
        problem: 'The cookie is for https only, but this is http, so browsers drop it',
        cause: 'the proxy sends X-Forwarded-Proto: https for http requests too, or does not redirect http to https',
      });
    return true;
  }

  private async recognisesGuest(): Promise<boolean> {
    const response = await this.request(ROUTES.me.path, { headers: { cookie: this.cookie } });
    if (response instanceof NoResponse) return this.fail(whyNoResponse(response, this.base));
    if (!isMe(response)) return this.fail(whyRefused(response, this.base));
    if ((JSON.parse(response.body) as { guest: unknown }).guest === null)
      return this.fail({
        problem: 'The server does not recognise its guest',
        cause: 'the proxy drops the Cookie header',
      });
    this.pass('Guests are recognised by their cookie');
    return true;
  }

  private async connect(): Promise<void> {
    const result = await trySocket(this.base, this.cookie, this.timeout);
    if (result instanceof NoResponse) {
      const { problem, cause } = whyNoResponse(result, this.base);
      this.fail({ problem: `WebSockets are blocked: ${problem}`, cause });
    } else if (result === 'silent')
      this.fail({
        problem: 'A WebSocket opens, but no messages arrive',
        cause: 'something between here and the server buffers or cuts off the connection',
      });
    else if ('response' in result) this.fail(whyNoSocket(result.response, this.base));
    else this.pass(`WebSockets work, with a round trip of ${Math.round(result.roundTrip)} ms`);
  }

  private request(path: string, options?: RequestOptions): Promise<HttpResponse | NoResponse> {
    return request(new URL(path, this.base), this.timeout, options);
  }

  private pass(text: string): void {
    say(`ok     ${text}`);
  }

  private fail({ problem, cause }: Diagnosis): false {
    process.stderr.write(`error  ${problem}.\n       Likely cause: ${cause}.\n`);
    this.passes = false;
    return false;
  }
}

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Whether this is Pouch's answer about the current guest. */
function isMe({ status, body }: HttpResponse): boolean {
  if (status !== 200) return false;
  try {
    return ROUTES.me.answer.safeParse(JSON.parse(body)).success;
  } catch {
    return false;
  }
}

import { ROUTES } from '@pouch/protocol';
import { Failure } from '../fail.js';
import { ask, NoAnswer, type Patience, type Question, type Reply } from './ask.js';
import { type Trouble, whyNoAnswer, whyNoSocket, whyNotPouch, whyRefused } from './causes.js';
import { trySocket } from './socket.js';

/** Whether a server can be played on from where this runs. Answers with the exit code. */
export async function checkServer(address: string, { timeout }: { readonly timeout: number }): Promise<number> {
  const check = new Check(readAddress(address), 1000 * timeout);
  return (await check.run()) ? 0 : 1;
}

function readAddress(address: string): URL {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url === undefined || !['http:', 'https:'].includes(url.protocol))
    throw new Failure(`An address begins with https:// or http://, such as https://pouch.example, not "${address}".`);
  if (url.pathname !== '/') throw new Failure(`Pouch needs a name of its own: it cannot be under ${url.pathname}.`);
  return new URL(url.origin);
}

const REDIRECTS = [301, 302, 303, 307, 308];
const MOST_REDIRECTS = 3;

class Check {
  private isFine = true;
  private cookie = '';

  constructor(
    private base: URL,
    private readonly patience: Patience,
  ) {}

  async run(): Promise<boolean> {
    if (!(await this.reach()) || !(await this.becomeGuest())) return false;
    if (await this.isKnownAgain()) await this.connect();
    await this.ask(ROUTES.signOut.path, { method: 'POST', headers: { cookie: this.cookie } });
    if (this.isFine) say(`Everything that players need works at ${this.base.origin}.`);
    return this.isFine;
  }

  /** Whether Pouch is there, and ready. */
  private async reach(): Promise<boolean> {
    let reply = await this.ask(ROUTES.health.path);
    for (let times = 0; !(reply instanceof NoAnswer) && REDIRECTS.includes(reply.status); times++) {
      if (times === MOST_REDIRECTS) return this.trouble(whyNotPouch(reply));
      const to = new URL(reply.headers.location ?? '/', this.base);
      say(`note   ${this.base.origin} sends everybody on to ${to.origin}`);
      this.base = new URL(to.origin);
      reply = await this.ask(ROUTES.health.path);
    }
    if (reply instanceof NoAnswer) return this.trouble(whyNoAnswer(reply, this.base));
    const me = await this.ask(ROUTES.me.path);
    if (me instanceof NoAnswer) return this.trouble(whyNoAnswer(me, this.base));
    if (reply.status !== 200 || reply.body.trim() !== 'serving') return this.trouble(whyNotPouch(reply));
    if (!isMe(me)) return this.trouble(whyRefused(me, this.base));
    this.fine(`Pouch answers at ${this.base.origin} in ${Math.round(me.millis)} ms`);
    const ready = await this.ask(ROUTES.readiness.path);
    if (!(ready instanceof NoAnswer) && ready.status === 200) return true;
    return this.trouble({
      wrong: 'Pouch is not ready',
      probably: 'its database does not answer, or it is about to stop',
    });
  }

  /** As the page does for somebody who comes for the first time. */
  private async becomeGuest(): Promise<boolean> {
    const { origin } = this.base;
    const reply = await this.ask(ROUTES.makeGuest.path, {
      method: 'POST',
      headers: { origin },
      body: { name: 'Check' },
    });
    if (reply instanceof NoAnswer) return this.trouble(whyNoAnswer(reply, this.base));
    if (!isMe(reply)) return this.trouble(whyRefused(reply, this.base));
    const [set] = reply.headers['set-cookie'] ?? [];
    if (set === undefined)
      return this.trouble({
        wrong: 'No cookie comes with a new guest',
        probably: 'the proxy drops Set-Cookie headers',
      });
    this.cookie = set.split(';')[0] ?? '';
    const isHttps = this.base.protocol === 'https:';
    const isSecure = /;\s*secure\b/i.test(set);
    if (isHttps && !isSecure)
      this.trouble({
        wrong: 'The server does not know that people come by https',
        probably:
          'the proxy does not say so (X-Forwarded-Proto), or is not believed: set POUCH_TRUST_PROXY=loopback, or to its address',
      });
    if (!isHttps && isSecure)
      this.trouble({
        wrong: 'The cookie is for https only, but this is http: browsers drop it',
        probably: 'the proxy says https for http too (X-Forwarded-Proto), or people should be sent on to https',
      });
    return true;
  }

  private async isKnownAgain(): Promise<boolean> {
    const reply = await this.ask(ROUTES.me.path, { headers: { cookie: this.cookie } });
    if (reply instanceof NoAnswer) return this.trouble(whyNoAnswer(reply, this.base));
    if (!isMe(reply)) return this.trouble(whyRefused(reply, this.base));
    if ((JSON.parse(reply.body) as { guest: unknown }).guest === null)
      return this.trouble({
        wrong: 'The server does not know its guest again',
        probably: 'the proxy drops the Cookie header',
      });
    this.fine('Guests are known by their cookie');
    return true;
  }

  private async connect(): Promise<void> {
    const tried = await trySocket(this.base, this.cookie, this.patience);
    if (tried instanceof NoAnswer) {
      const { wrong, probably } = whyNoAnswer(tried, this.base);
      this.trouble({ wrong: `WebSockets do not get through: ${wrong}`, probably });
    } else if (tried === 'silent')
      this.trouble({
        wrong: 'A WebSocket opens, but nothing comes through it',
        probably: 'something between here and the server holds back what is sent, or cuts it off',
      });
    else if ('reply' in tried) this.trouble(whyNoSocket(tried.reply, this.base));
    else this.fine(`WebSockets get through, there and back in ${Math.round(tried.roundTrip)} ms`);
  }

  private ask(path: string, question?: Question): Promise<Reply | NoAnswer> {
    return ask(new URL(path, this.base), this.patience, question);
  }

  private fine(text: string): void {
    say(`ok     ${text}`);
  }

  private trouble({ wrong, probably }: Trouble): false {
    process.stderr.write(`wrong  ${wrong}.\n       Probably ${probably}.\n`);
    this.isFine = false;
    return false;
  }
}

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Whether this is what Pouch says about who somebody is. */
function isMe({ status, body }: Reply): boolean {
  if (status !== 200) return false;
  try {
    return ROUTES.me.answer.safeParse(JSON.parse(body)).success;
  } catch {
    return false;
  }
}

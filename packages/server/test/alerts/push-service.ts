import { createDecipheriv, createECDH, createPublicKey, type ECDH, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { NewSubscription } from '@pouch/protocol';

/** A push service on this machine, and browsers that decrypt what it gets: written from the RFCs, for tests alone. */

/** A browser's subscription, with the keys that only it has. */
export interface TestBrowser {
  readonly subscription: NewSubscription;
  readonly keys: ECDH;
}

interface Received {
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

export interface TestEndpoint {
  readonly origin: string;
  readonly received: Received[];
  /** How it answers: 201 by default. */
  answer: (received: Received) => { readonly status: number; readonly headers?: Record<string, string> } | 'never';
  browser(name: string): TestBrowser;
  /** The messages for a browser, decrypted. */
  messagesFor(browser: TestBrowser): unknown[];
  close(): Promise<void>;
}

export async function startEndpoint(): Promise<TestEndpoint> {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const got = { path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) };
    received.push(got);
    const answer = endpoint.answer(got);
    if (answer !== 'never') response.writeHead(answer.status, answer.headers).end('x'.repeat(100_000));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const endpoint: TestEndpoint = {
    origin,
    received,
    answer: () => ({ status: 201 }),
    browser: (name) => newBrowser(`${origin}/push/${name}`),
    messagesFor: (browser) =>
      received
        .filter(({ path }) => `${origin}${path}` === browser.subscription.endpoint)
        .map(({ body }) => JSON.parse(decrypted(browser.keys, browser.subscription.keys.auth, body))),
    close: () => {
      server.closeAllConnections();
      return new Promise((closed) => server.close(() => closed()));
    },
  };
  return endpoint;
}

export function newBrowser(endpoint: string): TestBrowser {
  const keys = createECDH('prime256v1');
  const p256dh = keys.generateKeys('base64url');
  return { subscription: { endpoint, keys: { p256dh, auth: randomBytes(16).toString('base64url') } }, keys };
}

const derived = (salt: Buffer, secret: Buffer, info: Buffer | string, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

/** RFC 8291, section 3: a message of one record. */
export function decrypted(keys: ECDH, auth: string, message: Buffer): string {
  const [salt, idLength] = [message.subarray(0, 16), message.readUInt8(20)];
  const sender = message.subarray(21, 21 + idLength);
  const sealed = message.subarray(21 + idLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender]);
  const secret = derived(Buffer.from(auth, 'base64url'), keys.computeSecret(sender), info, 32);
  const key = derived(salt, secret, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derived(salt, secret, 'Content-Encoding: nonce\0', 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
}

/** RFC 8292: what the signature of a request says, if the key that it names has made it. */
export function signedClaims(authorization: string): {
  readonly claims: Record<string, unknown>;
  readonly key: string;
} {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')];
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isSigned) throw new Error('the signature is not of this key');
  return { claims: JSON.parse(Buffer.from(claims, 'base64url').toString()), key };
}

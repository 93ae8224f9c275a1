import { createECDH } from 'node:crypto';
import { BlockList, isIP } from 'node:net';
import { Refusal } from '@pouch/rules';

/**
 * Where this server sends messages on behalf of strangers: to the push services of browsers, and to what the operator
 * allows. Nothing else, so that nobody can make it talk to machines that only it can reach.
 */

/** The push services of browsers; `*.` stands for any subdomain. */
const PUSH_SERVICES = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '*.push.services.mozilla.com',
  '*.push.apple.com',
  '*.notify.windows.com',
];

/** Apple ends subscriptions that get messages which show nothing. */
const DEMANDS_NOTIFICATION = '*.push.apple.com';

const matches = (pattern: string, host: string): boolean =>
  pattern.startsWith('*.') ? host.endsWith(pattern.slice(1)) : host === pattern;

const isPushService = ({ origin, protocol, hostname, port }: URL): boolean =>
  origin !== 'null' &&
  protocol === 'https:' &&
  port === '' &&
  PUSH_SERVICES.some((pattern) => matches(pattern, hostname));

/** Whether a message that takes a notification back may be sent. */
export const takesSilentMessages = (endpoint: string): boolean =>
  !matches(DEMANDS_NOTIFICATION, new URL(endpoint).hostname);

/**
 * `trusted`: the operator named the host, which may be on the operator's own network. `public`: its name must lead to a
 * public address, at the moment of connecting.
 */
export type Destination = 'trusted' | 'public';

/** The destination that a push message may be sent to; checked again when it is sent, because settings change. */
export function pushDestination(endpoint: string, allowed: readonly string[]): Destination | undefined {
  const url = plainUrl(endpoint);
  if (url === undefined) return undefined;
  if (allowed.includes(url.origin)) return 'trusted';
  return isPushService(url) ? 'public' : undefined;
}

export const NO_PUSH_SERVICE = new Refusal('This isn’t the address of a push service that this server knows.');

/** The host of a webhook's address, or why it cannot be used. */
export function webhookDestination(address: string, allowed: readonly string[]): URL | Refusal {
  const url = plainUrl(address);
  if (url === undefined) return new Refusal('This isn’t a web address. Copy it from your chat.');
  if (allowed.includes(url.origin)) return url;
  return new Refusal(`This server can only send messages to ${allowed.map(hostOf).join(', ')}.`);
}

export const hostOf = (address: string): string => new URL(address).host;

/** Without a user or a password, which could hide where it leads. */
function plainUrl(text: string): URL | undefined {
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  return url.username === '' && url.password === '' ? url : undefined;
}

const PRIVATE = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  PRIVATE.addSubnet(network, bits, 'ipv4');
/** The public addresses of IPv6, but for those that lead into other networks: 6to4, Teredo, documentation. */
const GLOBAL = new BlockList();
GLOBAL.addSubnet('2000::', 3, 'ipv6');
const TUNNELS = new BlockList();
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const)
  TUNNELS.addSubnet(network, bits, 'ipv6');

/** Whether an address is one of the internet, and not of this machine or its network. */
export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !PRIVATE.check(address, 'ipv4');
    case 6:
      return GLOBAL.check(address, 'ipv6') && !TUNNELS.check(address, 'ipv6');
    default:
      return false;
  }
}

/** Whether a browser's key is a point that messages can be encrypted for. */
export function isPublicKey(p256dh: string): boolean {
  try {
    const own = createECDH('prime256v1');
    own.generateKeys();
    own.computeSecret(Buffer.from(p256dh, 'base64url'));
    return true;
  } catch {
    return false;
  }
}

import { isIP } from 'node:net';
import type { RouteName } from '@pouch/protocol';
import { Refusal } from '@pouch/rules';
import type { Ban } from '../store/desk-store.js';
import type { Guest } from '../store/store.js';
import { type Address, addressOf } from './address.js';

/** Bans by guest, address and network. Addresses of bans are the only ones that are stored. */

/** What people who are banned cannot do. They can still read, take their data along and delete it. */
export const NOT_WHILE_BANNED: readonly RouteName[] = [
  'makeGuest',
  'changeGuest',
  'linkDevice',
  'redeemLink',
  'makeBotToken',
  'makeTable',
  'findCode',
];

/** Everything that a client can be banned by. */
export const subjectsOf = (guest: Guest | undefined, { own, network }: Address): readonly string[] => [
  ...(guest === undefined ? [] : [`guest ${guest.id}`]),
  `address ${own}`,
  `network ${network}`,
];

const GUEST = /^[A-Za-z0-9_-]{16}$/;
/** The networks of `address.ts`. */
const NETWORK_BITS = { 4: 24, 6: 48 } as const;

/** Reads what an operator names: a guest's id, an address, or its network as ADDRESS/24 or ADDRESS/48. */
export function readSubject(text: string): string | Refusal {
  const [ip = '', bits, ...rest] = text.trim().split('/');
  const version = isIP(ip);
  if (version !== 0 && rest.length === 0) {
    const { own, network } = addressOf(ip);
    if (bits === undefined) return `address ${own}`;
    const wanted = NETWORK_BITS[version === 4 ? 4 : 6];
    return Number(bits) === wanted
      ? `network ${network}`
      : new Refusal(`A network must end with /${wanted}, such as ${ip}/${wanted}.`);
  }
  if (GUEST.test(text)) return `guest ${text}`;
  return new Refusal('Name a guest by their id, an address, or a network such as 192.0.2.0/24.');
}

type Kind = 'guest' | 'address' | 'network';

/** A ban as the operator reads it; networks in the form that `readSubject` takes. */
export function banAbout({ subject, madeAt, until, why }: Ban) {
  const [kind = '', value = ''] = subject.split(' ');
  return { kind: kind as Kind, subject: shown(kind as Kind, value), madeAt, until, why };
}

function shown(kind: Kind, value: string): string {
  if (kind === 'guest' || value.includes('.')) return kind === 'network' ? `${value}.0/24` : value;
  return kind === 'network' ? `${value}::/48` : `${value}::`;
}

const times = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

/** What somebody who is banned reads. */
export const banWords = ({ until, why }: Ban): string =>
  `You’re banned from this server until ${times.format(until)} UTC.${why === null ? '' : ` Reason: ${why}`}`;

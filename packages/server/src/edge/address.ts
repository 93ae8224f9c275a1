import { isIP } from 'node:net';

/** Who a client is to limits by address. */
export interface Address {
  /** An IPv4 address, or the /64 of an IPv6 address: a client usually has all addresses of one. */
  readonly own: string;
  /**
   * The smallest network that is handed out to strangers for next to nothing: the /24 of IPv4, below which networks are
   * not routed, and the /48 of IPv6, which tunnels and hosts give away.
   */
  readonly network: string;
}

/** What is not an address, from a proxy that sends something else: all of it counts as one client. */
const UNKNOWN: Address = { own: 'unknown', network: 'unknown' };

export function addressOf(ip: string): Address {
  switch (isIP(ip)) {
    case 4:
      return ofIpv4(ip);
    case 6:
      return ofIpv6(groupsOf(ip));
  }
  return UNKNOWN;
}

const ofIpv4 = (ip: string): Address => ({ own: ip, network: ip.slice(0, ip.lastIndexOf('.')) });

function ofIpv6(groups: readonly number[]): Address {
  // IPv4 clients of a server that listens on IPv6 have addresses such as ::ffff:192.0.2.1.
  const [high = 0, low = 0] = groups.slice(6);
  if (groups[5] === 0xffff && groups.slice(0, 5).every((group) => group === 0))
    return ofIpv4(`${high >> 8}.${high & 0xff}.${low >> 8}.${low & 0xff}`);
  const hex = groups.map((group) => group.toString(16));
  return { own: hex.slice(0, 4).join(':'), network: hex.slice(0, 3).join(':') };
}

/** The eight numbers of a valid IPv6 address. */
function groupsOf(ip: string): readonly number[] {
  const [plain = ''] = ip.split('%');
  const [start = '', end] = plain.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, asGroups).split('::');
  const [left, right] = [numbersIn(start), numbersIn(end ?? '')];
  return [...left, ...new Array<number>(8 - left.length - right.length).fill(0), ...right];
}

const asGroups = (_: string, ...bytes: readonly string[]): string => {
  const [a = 0, b = 0, c = 0, d = 0] = bytes.slice(0, 4).map(Number);
  return `${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`;
};

const numbersIn = (text: string): readonly number[] =>
  text === '' ? [] : text.split(':').map((group) => Number.parseInt(group, 16));

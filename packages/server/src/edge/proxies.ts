import { BlockList, isIPv6 } from 'node:net';

/** The networks behind the names that `POUCH_TRUST_PROXY` takes. */
const NAMED: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

const familyOf = (ip: string) => (isIPv6(ip) ? 'ipv6' : 'ipv4');

/** Whether a connection comes from a trusted proxy. */
export function proxiesIn(trusted: readonly string[]): (ip: string) => boolean {
  const list = new BlockList();
  for (const network of trusted.flatMap((name) => NAMED[name] ?? name)) {
    const [base = '', bits] = network.split('/');
    if (bits === undefined) list.addAddress(base, familyOf(base));
    else list.addSubnet(base, Number(bits), familyOf(base));
  }
  return (ip) => list.check(ip, familyOf(ip));
}

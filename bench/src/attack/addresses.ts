/**
 * Everybody comes from an address of their own on the loopback network, so that limits by address see strangers and
 * players apart. Each group has a network of its own, and each address a different third number: limits may also count
 * whole networks.
 */

const NETWORKS = { players: 1, lookers: 2, hostile: 3 } as const;

export const addressOf = (group: keyof typeof NETWORKS, number: number): string =>
  `127.${NETWORKS[group]}.${number % 256}.${1 + Math.floor(number / 256)}`;

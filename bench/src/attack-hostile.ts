import { setPriority } from 'node:os';
import { addressOf } from './attack/addresses.js';
import { ATTACKS } from './attack/attacks.js';
import { type Attack, Attacker, type Target } from './attack/hostile.js';
import { asked, followOrders, type Phase } from './attack/orders.js';

/** The attackers, all in this process. They attack only during attacks and only this one server. */

export interface Hostile {
  readonly server: string;
  readonly longTable: string;
  /** The names of the attacks to run. */
  readonly attacks: readonly string[];
}

export interface Force {
  /** Requests answered, frames sent. */
  readonly done: number;
  /** How often an attacker was stopped, by a refusal or a closed connection, and began again. */
  readonly stopped: number;
}

export interface HostileReport {
  readonly attacks: Readonly<Record<string, Force>>;
}

/** So that it does not take processor time from the players beside it. */
const NICE = 10;
/** An attacker whom the server has stopped tries again after this time. */
const AGAIN_MS = 500;

const stopped = new Map<string, number>();
const everybody: { readonly name: string; readonly attacker: Attacker }[] = [];
let attacking = new AbortController();

async function keepOn(name: string, attack: Attack, attacker: Attacker): Promise<void> {
  while (!attacker.end.aborted) {
    await attack(attacker, attacker.target).catch(() => {});
    if (attacker.end.aborted) return;
    stopped.set(name, (stopped.get(name) ?? 0) + 1);
    await attacker.pause(AGAIN_MS);
  }
}

function follow(phase: Phase, target: Target): void {
  attacking.abort();
  if (phase !== 'attack') return;
  attacking = new AbortController();
  let number = 0;
  for (const { name, attack, attackers } of attacks)
    for (let count = 0; count < attackers; count++) {
      const attacker = new Attacker(target, addressOf('hostile', number++), attacking.signal);
      everybody.push({ name, attacker });
      void keepOn(name, attack, attacker);
    }
}

function forceOf(name: string): Force {
  const own = everybody.filter((each) => each.name === name);
  return { done: own.reduce((sum, { attacker }) => sum + attacker.done, 0), stopped: stopped.get(name) ?? 0 };
}

const { server, longTable, attacks: names } = asked<Hostile>();
const attacks = ATTACKS.filter(({ name }) => names.includes(name));
const target: Target = { server: new URL(server), longTable };
setPriority(NICE);
// Whatever goes wrong with one attacker, the others go on.
process.on('uncaughtException', () => {});
followOrders({
  phase: (phase) => follow(phase, target),
  stop: async () => {
    attacking.abort();
    const forces = Object.fromEntries(attacks.map(({ name }) => [name, forceOf(name)]));
    return { attacks: forces } satisfies HostileReport;
  },
});

import { type Command, parseCommand } from '@pouch/protocol';
import { GAMES, type Game, type Json, type Random, Refusal, whyNot } from '@pouch/rules';
import type { Accepted } from '../clients/scripted-player.js';
import { oneOf, word } from '../clients/seeded.js';
import { anyValue, mutated, mutatedText, nonsense } from './mutations.js';

/** A table as an attacker knows it. */
export interface Target {
  readonly table: string;
  readonly game: keyof typeof GAMES;
  /** The attacker's own seat. */
  readonly seat: number | null;
  readonly view: unknown;
}

export interface Attacker {
  readonly targets: readonly Target[];
  /** The attacker's own accepted commands. */
  readonly own: readonly Accepted[];
  /** Accepted commands of others. */
  readonly others: readonly Accepted[];
}

const LISTENING: readonly Command['do'][] = ['open', 'close', 'open-lobby', 'close-lobby', 'time'];

/** Steps that are legal in some game at some time. */
const STEPS: readonly Json[] = [
  { do: 'bid', coins: { knight: 1, crown: 1 } },
  { do: 'bid', coins: {} },
  { do: 'forfeit', coin: 'boar' },
  { do: 'swoop', take: { knight: 1 }, give: { boar: 1 } },
  { do: 'appease', coins: { wyvern: 1 } },
  { do: 'choose', side: 'skull' },
  { do: 'choose', side: 'monster' },
  { do: 'choose', large: 2 },
  { do: 'place', koin: 'large', surface: 0, x: 60, y: 60 },
  { do: 'stack', koin: 'small', surface: 0, pile: 0 },
  { do: 'call' },
  { do: 'agree' },
  { do: 'point', places: [0, 1, 2] },
  { do: 'turn', place: 0 },
];

/** A well-formed command. */
function command(attacker: Attacker, random: Random): Json {
  const done = random.below(5) === 0 ? oneOf([...attacker.own, ...attacker.others], random) : undefined;
  const id = done?.id ?? word(random, 8 + random.below(33));
  const table = anyTable(attacker, done, random);
  const seat = random.below(8);
  switch (random.below(19)) {
    case 0:
      return { id, do: 'sit', table };
    case 1:
      return { id, do: 'sit', table, seat };
    case 2:
      return { id, do: 'rise', table };
    case 3:
      return { id, do: 'seat-bot', table, seat, level: 'easy' };
    case 4:
      return { id, do: 'clear', table, seat };
    case 5:
      return { id, do: 'word', table, word: 'mine' };
    case 6:
      return { id, do: oneOf(['ready', 'start', 'leave', 'return', 'rematch'], random), table };
    case 7:
      return { id, do: 'say', table, text: 'hello' };
    case 8:
      return { id, do: 'open', table, since: random.below(20), form: oneOf(['view', 'record'], random) };
    case 9:
      return { id, do: oneOf(['open', 'close'], random), table };
    case 10:
      return { id, do: oneOf(['open-lobby', 'close-lobby', 'time'], random) };
    case 11:
      return { id, do: 'decide', table, step: { ...oneOf(STEPS, random), seat }, shown: { number: seat, ms: seat } };
    case 12:
      return { id, do: oneOf(['silence', 'remove', 'unsilence', 'readmit'], random), table, guest: word(random, 16) };
    case 13:
      return { id, do: 'watchers-chat', table, chat: oneOf(['on', 'off'], random) };
    default:
      return { id, do: 'decide', table, step: oneOf(STEPS, random) };
  }
}

function anyTable({ targets }: Attacker, done: Accepted | undefined, random: Random): string {
  if (done !== undefined && random.below(2) === 0) return done.table;
  return random.below(8) === 0 ? word(random, 16) : oneOf(targets, random).table;
}

/** A frame and its expected answer. */
export interface HostileFrame {
  readonly frame: string;
  /** The id of the answer. */
  readonly id: string | null;
  /** A refusal; the number of the command that it repeats; or anything, for subscriptions. */
  readonly due: 'refusal' | number | 'anything';
}

/** A frame of the attacker: never a command that is legitimate for them. */
export function hostileFrame(attacker: Attacker, random: Random): HostileFrame {
  for (;;) {
    const frame = anyFrame(attacker, random);
    const read = parseCommand(Buffer.from(frame));
    if (!('command' in read)) return { frame, id: read.id, due: 'refusal' };
    const due = dueTo(read.command, attacker);
    if (due !== undefined) return { frame, id: read.command.id, due };
  }
}

function anyFrame(attacker: Attacker, random: Random): string {
  const good = command(attacker, random);
  switch (random.below(10)) {
    case 0:
      return nonsense(random);
    case 1:
    case 2:
      return mutatedText(JSON.stringify(good), random);
    case 3:
      return JSON.stringify({ ...good, step: anyValue(random) });
    case 4:
    case 5:
      return JSON.stringify(good);
    default:
      return JSON.stringify(mutated(good, random));
  }
}

/** The expected answer to a command; undefined if it is legitimate. */
function dueTo(command: Command, { targets, own }: Attacker): HostileFrame['due'] | undefined {
  if (!('table' in command) || LISTENING.includes(command.do)) return 'anything';
  const target = targets.find(({ table }) => table === command.table);
  if (target === undefined) return 'refusal';
  if (command.do === 'rematch' && target.seat !== null) return undefined;
  const done = own.find(({ id, table }) => id === command.id && table === command.table);
  if (done !== undefined) return done.number;
  return isRightful(command, target) ? undefined : 'refusal';
}

function isRightful(command: Command, target: Target): boolean {
  if (command.do === 'say') return true;
  if (target.seat === null) return false;
  return command.do === 'decide' ? isLegal(command.step, target) : command.do === 'leave';
}

function isLegal(json: Json, { game: id, seat, view }: Target): boolean {
  const game: Game = GAMES[id];
  const step = game.notation.readStep({ ...json, seat });
  return !(step instanceof Refusal) && whyNot(game, view, step) === undefined;
}

import { countOf } from '../kernel/coins.js';
import type { Notation } from '../kernel/game.js';
import { type Json, readSeat, readWhole, readWord, stepName } from '../kernel/json.js';
import { Refusal } from '../kernel/refusal.js';
import { type Seat, seatsIn } from '../kernel/seats.js';
import { andList } from '../kernel/words.js';
import { type Hand, KIT, ownerOf, type Pile, SIZES, xOf, yOf } from './pieces.js';
import type { View } from './state.js';
import type { KoinzDecision, KoinzStep } from './steps.js';
import type { Koinz } from './types.js';
import { narrate } from './words.js';

const handJson = (hand: Hand): Json => Object.fromEntries(SIZES.map((name, size) => [name, countOf(hand, size)]));

const pileJson = (pile: Pile): Json => ({
  x: xOf(pile),
  y: yOf(pile),
  koins: SIZES.map((name, size) => [name, ownerOf(pile, size)]).filter(([, seat]) => seat !== undefined),
});

const state = (view: View): Json => ({
  round: view.round,
  first: view.first,
  kit: Object.fromEntries(view.kit.map((number, part) => [KIT[part], number])),
  hands: view.hands.map(handJson),
  surfaces: view.surfaces.map((piles) => piles.map(pileJson)),
  fouls: view.fouls,
  forfeits: view.forfeits,
  won: view.won,
  active: seatsIn(view.active),
  playoff: view.playoff,
  last: view.last,
});

function step(step: KoinzStep): Json {
  switch (step.do) {
    case 'choose':
      return { seat: step.seat, do: 'choose', [KIT[step.part] as string]: step.number };
    case 'place':
      return { seat: step.seat, do: 'place', koin: SIZES[step.koin], surface: step.surface, x: step.x, y: step.y };
    case 'stack':
      return { seat: step.seat, do: 'stack', koin: SIZES[step.koin], surface: step.surface, pile: step.pile };
    case undefined:
      return { chance: 'first', seat: step.seat };
  }
}

/** A bound for parsing only; `check` knows what fits the table. */
const PARSE_LIMIT = 1000;

function readStep(json: Json): KoinzStep | Refusal {
  const name = stepName(json);
  if (name instanceof Refusal) return name;
  const seat = readSeat(json);
  if (seat instanceof Refusal) return seat;
  switch (name) {
    case 'chance first':
      return { chance: 'first', seat };
    case 'do choose':
      return readChoose(json, seat);
    case 'do place':
    case 'do stack':
      return readLay(json, seat, name);
    default:
      return new Refusal(`Koinz has no step "${name}"`);
  }
}

function readChoose(json: Json, seat: Seat): KoinzDecision | Refusal {
  const named = KIT.filter((part) => Object.hasOwn(json, part));
  const [part] = named;
  if (part === undefined || named.length > 1) return new Refusal(`A choice must name exactly one of ${andList(KIT)}`);
  const number = readWhole(json, part, 0, PARSE_LIMIT);
  return number instanceof Refusal ? number : { do: 'choose', seat, part: KIT.indexOf(part), number };
}

function readLay(json: Json, seat: Seat, name: 'do place' | 'do stack'): KoinzDecision | Refusal {
  const koin = readWord(json, 'koin', SIZES);
  if (koin instanceof Refusal) return koin;
  const surface = readWhole(json, 'surface', 0, PARSE_LIMIT);
  if (surface instanceof Refusal) return surface;
  if (name === 'do stack') {
    const pile = readWhole(json, 'pile', 0, PARSE_LIMIT);
    return pile instanceof Refusal ? pile : { do: 'stack', seat, koin, surface, pile };
  }
  const x = readWhole(json, 'x', -PARSE_LIMIT, PARSE_LIMIT);
  if (x instanceof Refusal) return x;
  const y = readWhole(json, 'y', -PARSE_LIMIT, PARSE_LIMIT);
  return y instanceof Refusal ? y : { do: 'place', seat, koin, surface, x, y };
}

export const notation: Notation<Koinz> = { state, step, readStep, narrate };

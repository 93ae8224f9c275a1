import type { Notation } from '../kernel/game.js';
import {
  describe,
  isJson,
  type Json,
  member,
  readSeat,
  readWhole,
  readWord,
  stepName,
  wrongMember,
} from '../kernel/json.js';
import { Refusal } from '../kernel/refusal.js';
import { seatsIn } from '../kernel/seats.js';
import { COIN_COUNT, coinOf, type Face, faceOf, faceUp, isTurned, SIDES, sideOf } from './pieces.js';
import type { View } from './state.js';
import type { SetStep } from './steps.js';
import type { CoinSet } from './types.js';
import { narrate } from './words.js';

const faceJson = (face: Face): Json => ({ coin: coinOf(face), side: SIDES[sideOf(face)] });

const state = (view: View): Json => ({
  table: view.table.map((coin) => ({ ...faceJson(faceUp(coin)), turned: isTurned(coin) })),
  bag: view.bag.flatMap((inside, coin) => (inside ? [coin] : [])),
  won: view.won,
  caller: view.caller,
  agreed: seatsIn(view.agreed),
  stage: view.stage,
  turner: view.turner,
});

function step(step: SetStep): Json {
  switch (step.do) {
    case 'call':
    case 'agree':
      return { seat: step.seat, do: step.do };
    case 'point':
      return { seat: step.seat, do: 'point', places: step.places };
    case 'turn':
      return { seat: step.seat, do: 'turn', place: step.place };
    case undefined:
      return step.chance === 'deal' ? { chance: 'deal', coins: step.coins.map(faceJson) } : { clock: step.clock };
  }
}

/** A bound for parsing only; `check` knows the table. */
const PARSE_LIMIT = 1000;

function readStep(json: Json): SetStep | Refusal {
  const name = stepName(json);
  if (name instanceof Refusal) return name;
  switch (name) {
    case 'clock point':
      return { clock: 'point' };
    case 'clock agree':
      return { clock: 'agree' };
    case 'chance deal': {
      const coins = readList(json, 'coins', readFace);
      return coins instanceof Refusal ? coins : { chance: 'deal', coins };
    }
  }
  const seat = readSeat(json);
  if (seat instanceof Refusal) return seat;
  switch (name) {
    case 'do call':
      return { do: 'call', seat };
    case 'do agree':
      return { do: 'agree', seat };
    case 'do point': {
      const places = readList(json, 'places', (place) => readWhole({ place }, 'place', 0, PARSE_LIMIT));
      return places instanceof Refusal ? places : { do: 'point', seat, places };
    }
    case 'do turn': {
      const place = readWhole(json, 'place', 0, PARSE_LIMIT);
      return place instanceof Refusal ? place : { do: 'turn', seat, place };
    }
    default:
      return new Refusal(`Coin Set has no step "${name}"`);
  }
}

function readFace(value: unknown): Face | Refusal {
  if (!isJson(value))
    return new Refusal(`A coin must be an object such as {"coin": 17, "side": "a"}, not ${describe(value)}`);
  const coin = readWhole(value, 'coin', 0, COIN_COUNT - 1);
  if (coin instanceof Refusal) return coin;
  const side = readWord(value, 'side', SIDES);
  return side instanceof Refusal ? side : faceOf(coin, side);
}

function readList(json: Json, name: string, readItem: (value: unknown) => number | Refusal): number[] | Refusal {
  const value = member(json, name);
  if (!Array.isArray(value)) return wrongMember(name, 'a list', value);
  if (value.length > COIN_COUNT) return new Refusal(`"${name}" can have ${COIN_COUNT} items at most`);
  const items: number[] = [];
  for (const each of value) {
    const item = readItem(each);
    if (item instanceof Refusal) return item;
    items.push(item);
  }
  return items;
}

export const notation: Notation<CoinSet> = { state, step, readStep, narrate };

import type { Notation } from '../kernel/game.js';
import { coinsJson, describe, type Json, member, readSeat, readWord, stepName, wrongMember } from '../kernel/json.js';
import { METALS, type Metal } from '../kernel/metals.js';
import { Refusal } from '../kernel/refusal.js';
import { has, seatsIn } from '../kernel/seats.js';
import { orList } from '../kernel/words.js';
import { type Metals, SIDES, type Side } from './pieces.js';
import type { View } from './state.js';
import type { PirateStep } from './steps.js';
import type { PirateCoins } from './types.js';
import { narrate } from './words.js';

const metalsJson = (coins: Metals): Json => coinsJson(coins, METALS);
const metalJson = (metal: Metal): string => METALS[metal] as string;

const state = (view: View): Json => ({
  round: view.round,
  turn: view.turn,
  starter: view.starter,
  booty: view.booty.map(metalsJson),
  aboard: seatsIn(view.aboard),
  chosen: view.booty.map((_, seat) => {
    if (has(view.hidden, seat)) return 'hidden';
    if (has(view.monster, seat)) return 'monster';
    return has(view.skull, seat) ? 'skull' : null;
  }),
  loot: metalsJson(view.loot),
  monsters: metalsJson(view.monsters),
  pouch: metalsJson(view.pouch),
  fortune: view.fortune === null ? null : metalJson(view.fortune),
  stack: view.stack.map(metalJson),
});

function step(step: PirateStep): Json {
  switch (step.chance) {
    case undefined:
      return { seat: step.seat, do: 'choose', side: step.side };
    case 'first':
      return { chance: 'first', seat: step.seat };
    case 'stack':
      return { chance: 'stack', coins: step.coins.map(metalJson) };
    case 'fortune':
      return { chance: 'fortune', coin: metalJson(step.coin) };
    case 'flip':
      return { chance: 'flip', side: step.side };
  }
}

function readStep(json: Json): PirateStep | Refusal {
  const name = stepName(json);
  if (name instanceof Refusal) return name;
  switch (name) {
    case 'do choose': {
      const seat = readSeat(json);
      if (seat instanceof Refusal) return seat;
      const side = readSide(json);
      return side instanceof Refusal ? side : { do: 'choose', seat, side };
    }
    case 'chance first': {
      const seat = readSeat(json);
      return seat instanceof Refusal ? seat : { chance: 'first', seat };
    }
    case 'chance stack': {
      const coins = readStack(json);
      return coins instanceof Refusal ? coins : { chance: 'stack', coins };
    }
    case 'chance fortune': {
      const coin = readWord(json, 'coin', METALS);
      return coin instanceof Refusal ? coin : { chance: 'fortune', coin };
    }
    case 'chance flip': {
      const side = readSide(json);
      return side instanceof Refusal ? side : { chance: 'flip', side };
    }
    default:
      return new Refusal(`Pirate Coins has no step "${name}"`);
  }
}

function readSide(json: Json): Side | Refusal {
  const side = readWord(json, 'side', SIDES);
  return side instanceof Refusal ? side : (SIDES[side] as Side);
}

function readStack(json: Json): Metal[] | Refusal {
  const coins = member(json, 'coins');
  if (!Array.isArray(coins)) return wrongMember('coins', 'a list of metals', coins);
  const metals = coins.map((name) => METALS.indexOf(name));
  const wrong = metals.indexOf(-1);
  return wrong < 0 ? metals : new Refusal(`"coins" can only contain ${orList(METALS)}, not ${describe(coins[wrong])}`);
}

export const notation: Notation<PirateCoins> = { state, step, readStep, narrate };

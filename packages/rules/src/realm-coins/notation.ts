import type { Notation } from '../kernel/game.js';
import { coinsJson, type Json, readCoins, readSeat, readWord, stepName } from '../kernel/json.js';
import { METALS } from '../kernel/metals.js';
import { Refusal } from '../kernel/refusal.js';
import { seatsIn } from '../kernel/seats.js';
import { FACES, type Faces, type Metals } from './pieces.js';
import type { View } from './state.js';
import type { RealmStep } from './steps.js';
import type { RealmCoins } from './types.js';
import { narrate } from './words.js';

const facesJson = (coins: Faces | null): Json | null => (coins === null ? null : coinsJson(coins, FACES));
const metalsJson = (coins: Metals): Json => coinsJson(coins, METALS);

const state = (view: View): Json => ({
  round: view.round,
  stashes: view.stashes.map(metalsJson),
  sealed: view.sealed.map((bid) => (bid === 'hidden' ? bid : facesJson(bid))),
  row: view.pools.map((pool, place) => ({
    pool: facesJson(pool),
    bid: facesJson(view.bids[place] ?? null),
    seat: view.owners[place] ?? null,
  })),
  pouch: metalsJson(view.pouch),
  out: seatsIn(view.out),
  extra: view.extra,
});

function step(step: RealmStep): Json {
  switch (step.do) {
    case 'bid':
    case 'appease':
      return { seat: step.seat, do: step.do, coins: facesJson(step.coins) };
    case 'forfeit':
      return { seat: step.seat, do: 'forfeit', coin: FACES[step.coin] };
    case 'swoop':
      return { seat: step.seat, do: 'swoop', take: facesJson(step.take), give: facesJson(step.give) };
    case undefined:
      return { chance: 'draw', coin: METALS[step.coin] };
  }
}

function readStep(json: Json): RealmStep | Refusal {
  const name = stepName(json);
  if (name instanceof Refusal) return name;
  if (name === 'chance draw') {
    const coin = readWord(json, 'coin', METALS);
    return coin instanceof Refusal ? coin : { chance: 'draw', coin };
  }
  if (!name.startsWith('do ')) return new Refusal(`Realm Coins has no step "${name}"`);
  const seat = readSeat(json);
  if (seat instanceof Refusal) return seat;
  switch (name) {
    case 'do bid':
    case 'do appease': {
      const coins = readCoins(json, 'coins', FACES);
      return coins instanceof Refusal ? coins : { do: name === 'do bid' ? 'bid' : 'appease', seat, coins };
    }
    case 'do forfeit': {
      const coin = readWord(json, 'coin', FACES);
      return coin instanceof Refusal ? coin : { do: 'forfeit', seat, coin };
    }
    case 'do swoop': {
      const take = readCoins(json, 'take', FACES);
      if (take instanceof Refusal) return take;
      const give = readCoins(json, 'give', FACES);
      return give instanceof Refusal ? give : { do: 'swoop', seat, take, give };
    }
    default:
      return new Refusal(`Realm Coins has no step "${name}"`);
  }
}

export const notation: Notation<RealmCoins> = { state, step, readStep, narrate };

import { type Random, realmCoins, realmInternals, type Seat } from '@pouch/rules';
import type { Sight as BotSight } from '../bot.js';
import type { Budget } from '../budget.js';
import { drawIndex } from '../lots.js';
import { Duel } from './duel.js';
import { type Judge, learnedJudge } from './judge.js';
import { Melee } from './melee.js';
import { lots } from './mix.js';
import { type Notes, patienceOf } from './standoff.js';
import { Rounds, stateOf } from './table.js';

type View = realmInternals.View;
type Decision = realmInternals.RealmDecision;
type Sight = BotSight<realmInternals.Types, Notes>;

/** A bid with its share of the mixture. */
export type Lot = readonly [bid: realmInternals.Faces, share: number];

/** How a sharp player would mix its bids here. */
export function mixture({ view, seat, notes }: Sight, budget: Budget, random: Random): Lot[] {
  const rounds = roundsOf(view, notes);
  const index = rounds.seats.indexOf(seat);
  const search = rounds.seats.length === 2 ? new Duel(rounds, random) : new Melee(rounds, random);
  search.search(budget, index);
  const { bids, mix } = search.sides[index] as (typeof search)['sides'][number];
  return lots(mix.average(bids.length), search.trifle).map(([at, share]) => [bids[at] as realmInternals.Faces, share]);
}

/** The rounds that a sharp player looks at from here. */
export const roundsOf = (view: View, notes: Notes): Rounds =>
  new Rounds(stateOf(view), learnedJudge, patienceOf(notes, view));

export function sharpDecision(sight: Sight, budget: Budget, random: Random): Decision {
  const { view, seat } = sight;
  if (view.phase !== 'bid') return bestReply(view, seat, budget, learnedJudge);
  const lots = mixture(sight, budget, random);
  const shares = lots.map(([, share]) => share);
  return { do: 'bid', seat, coins: (lots[drawIndex(shares, random)] as Lot)[0] };
}

/** Swoop, appease or forfeit: what leaves the best hope; between much the same, what keeps more worth. */
export function bestReply(view: View, seat: Seat, budget: Budget, judge: Judge): Decision {
  const rounds = new Rounds(stateOf(view), judge);
  let best: Decision | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const decision of realmCoins.choices(view, seat)) {
    if (best !== undefined && budget.isLate()) break;
    const hope = (rounds.reply(decision)[seat] as number) + THRIFT * realmInternals.worthOf(rounds.stashAfter(seat));
    if (hope <= most) continue;
    most = hope;
    best = decision;
  }
  return best as Decision;
}

const THRIFT = 0.0005;

import { coinSet, has, coinSetInternals as internals, type Level, type Random, type Seat } from '@pouch/rules';
import type { Bot, Observation, Plan } from '../bot.js';
import { oneOf } from '../sampling.js';
import { INITIAL_NOTES, type Notes, observe } from './notes.js';
import { atPace, PERCEPTION } from './perception.js';
import { point } from './pointing.js';
import { isReachable } from './reachable.js';
import { planSearch } from './searching.js';

const TURN_SECONDS = 1.5;

/** Turns a coin that makes a set. Easy does not remember the hidden sides and turns any coin. */
function turnOne(view: internals.View, seat: Seat, level: Level, random: Random): Plan<internals.TurnOne> {
  const places = view.table.flatMap((lying, place) => (internals.isTurned(lying) ? [] : [place]));
  const helpful = level === 'easy' ? [] : places.filter((place) => internals.hasSet(withTurned(view.table, place)));
  const place = oneOf(helpful.length > 0 ? helpful : places, random);
  return { decision: { do: 'turn', seat, place }, after: TURN_SECONDS };
}

const withTurned = (table: readonly internals.TableCoin[], place: number): internals.TableCoin[] =>
  table.map((lying, each) => (each === place ? internals.turnOver(internals.faceUp(lying)) : lying));

function think(
  { view, seat, notes }: Observation<internals.Types, Notes>,
  level: Level,
  random: Random,
  pace: number,
): Plan<internals.SetDecision> {
  const perception = atPace(PERCEPTION[level], pace);
  switch (view.phase) {
    case 'point':
      return point(view, seat, notes, perception, random);
    case 'turn':
      return turnOne(view, seat, level, random);
    default:
      return planSearch(view, seat, notes, perception, random);
  }
}

/** Models a person: the time to find a set is part of the plan, not of the thinking, so it needs no budget. */
export const coinSetBot: Bot<internals.Types, Notes> = {
  game: coinSet,
  iterations: { easy: 1, fair: 1, sharp: 1 },
  isReachable,
  initialNotes: INITIAL_NOTES,
  observe,
  think: (observation, level, _budget, random, pace = 1) => think(observation, level, random, pace),
  simple(view, seat, random) {
    if (view.phase !== 'search') return coinSet.sample(view, random);
    return has(view.agreed, seat) ? { do: 'call', seat } : { do: 'agree', seat };
  },
};

import { coinsFrom, koinz, koinzInternals, type Seat, seatCount, seatsIn } from '@pouch/rules';
import { deepFreeze } from './settings.js';

const { LARGE, MEDIUM, SIZES, SMALL, ownerOf, topOf } = koinzInternals;

type State = koinzInternals.State;
type View = koinzInternals.View;
type KoinzDecision = koinzInternals.KoinzDecision;

/** The koinz in a hand. */
type Counts = readonly [large: number, medium: number, small: number];

export interface Position {
  /**
   * By surface: a 3 × 3 grid of large koinz, row by row. 'L0' is a large koin of seat 0, 'L0S1' one with a small koin
   * of seat 1 on top, '' a gap.
   */
  readonly surfaces: readonly (readonly string[])[];
  readonly hands: readonly Counts[];
  readonly turn: Seat;
  readonly won: readonly number[];
  readonly options?: { readonly variant?: 'classic' | 'sudden-death'; readonly hand?: 'guided' | 'steady' };
}

const NINE = [19, 60, 101];
const CODES: Readonly<Record<string, koinzInternals.Size>> = { L: LARGE, M: MEDIUM, S: SMALL };

/** The state of a position in the middle of a round. */
export function arranged({ surfaces, hands, turn, won, options }: Position): State {
  const state = koinz.setup(hands.length, { variant: 'classic', hand: 'guided', ...options });
  koinz.advance(state, { chance: 'first', seat: 0 });
  for (const [part, number] of [6, 6, 6, surfaces.length].entries())
    koinz.advance(state, { do: 'choose', seat: koinzInternals.chooser(state), part, number });
  const plenty = hands.map(() => coinsFrom([25, 25, 25]));
  for (const [surface, cells] of surfaces.entries())
    for (const [cell, koinzHere] of cells.entries())
      for (let at = 0; at < koinzHere.length; at += 2) {
        const koin = CODES[koinzHere.charAt(at)] as koinzInternals.Size;
        const seat = Number(koinzHere.charAt(at + 1));
        Object.assign(state, { turn: seat, hands: plenty.slice() });
        const x = NINE[cell % NINE.length] as number;
        const y = NINE[Math.trunc(cell / NINE.length)] as number;
        const pile = (state.surfaces[surface]?.length ?? 0) - 1;
        koinz.advance(
          state,
          at === 0 ? { do: 'place', seat, koin, surface, x, y } : { do: 'stack', seat, koin, surface, pile },
        );
      }
  return Object.assign(state, { turn, hands: hands.map((hand) => coinsFrom(hand)), won: won.slice(), fouls: 0 });
}

export const viewOf = (position: Position): View => deepFreeze(koinz.view(arranged(position), position.turn));

/** The koin that a decision covers, if any. */
export function covered(view: View, decision: KoinzDecision): { owner: Seat; size: string } | undefined {
  if (decision.do !== 'stack') return undefined;
  const pile = view.surfaces[decision.surface]?.[decision.pile] as koinzInternals.Pile;
  return { owner: ownerOf(pile, topOf(pile)) as Seat, size: SIZES[topOf(pile)] as string };
}

/** The share of the win after a round that decides the game; an undecided game is shared by the active seats. */
function worth(view: View, seat: Seat): number {
  const left = view.phase === 'over' ? view.winners : view.active;
  return seatsIn(left).includes(seat) ? 1 / seatCount(left) : 0;
}

/** The best decisions of a seat by exhaustive search, for surfaces without free space. */
export function bestDecisions(view: View, seat: Seat): KoinzDecision[] {
  const choices = [...koinz.choices(view, seat)];
  const worths = choices.map((decision) => worthAfter(view, decision)[seat] as number);
  const best = Math.max(...worths);
  return choices.filter((_, index) => worths[index] === best);
}

function worthAfter(view: View, decision: KoinzDecision): number[] {
  const state = koinz.copy({ ...view } as State);
  const { round } = state;
  koinz.advance(state, decision);
  if (state.phase !== 'lay' || state.round !== round) return state.won.map((_, seat) => worth(state, seat));
  let best: number[] | undefined;
  const seen = new Set<string>();
  for (const choice of koinz.choices(state, state.turn)) {
    const below = covered(state, choice);
    // Piles with the same top are equivalent.
    const kind = choice.do === 'stack' ? [choice.koin, choice.surface, below?.owner, below?.size].join() : '';
    if (kind !== '' && seen.has(kind)) continue;
    seen.add(kind);
    const worths = worthAfter(state, choice);
    if (best === undefined || (worths[state.turn] as number) > (best[state.turn] as number)) best = worths;
  }
  return best ?? [];
}

import { has, pirateInternals, type Seat, seatsIn } from '@pouch/rules';
import { chosenSide } from './choice.ts';
import type { Show } from './show.ts';
import type { Side, View } from './types.ts';

interface Situation {
  readonly show: Show;
  readonly view: View;
  readonly seat: Seat;
  /** Whether the table is at rest: only then is anybody asked. */
  readonly atRest: boolean;
  /** A choice that is sent and not yet confirmed. */
  readonly pending: Side | undefined;
}

/** What the dock is there for now. */
export type DockState =
  | {
      readonly kind: 'choice';
      /** What the cards are about. */
      readonly view: View;
      /** `seen`: the cards stand by while the coin is drawn: there is something to read already. */
      readonly cards: 'open' | 'sent' | 'seen';
      readonly chosen: Side | undefined;
      /** The others whose choice one waits for, once one's own is made. */
      readonly awaited: readonly Seat[];
    }
  /** Nothing to choose: the stage tells what happens. */
  | { readonly kind: 'stage' };

export function dockState({ show, view, seat, atRest, pending }: Situation): DockState {
  if (show.choosing && atRest && has(view.aboard, seat)) {
    const chosen = pending ?? chosenSide(view, seat);
    const cards = pending === undefined ? 'open' : 'sent';
    const isIn = chosenSide(view, seat) !== undefined;
    return {
      kind: 'choice',
      view,
      cards,
      chosen,
      awaited: isIn ? awaitedIn(view).filter((each) => each !== seat) : [],
    };
  }
  if (standsBy(show, seat)) {
    const shown = viewOf(view, show);
    return { kind: 'choice', view: shown, cards: 'seen', chosen: pending ?? chosenSide(shown, seat), awaited: [] };
  }
  return { kind: 'stage' };
}

const awaitedIn = (view: View): readonly Seat[] => seatsIn(view.aboard & ~pirateInternals.chosen(view));

const standsBy = ({ happening, fortune, aboard }: Show, seat: Seat): boolean =>
  fortune !== null && happening.event === 'fortune' && has(aboard, seat);

/** How things stand when the choice is about to be made: what the cards are about during a scene. */
const viewOf = (view: View, show: Show): View => ({
  ...view,
  phase: 'choose',
  round: show.round,
  turn: show.turn,
  starter: show.starter,
  booty: show.booty,
  aboard: show.aboard,
  monster: show.monster,
  skull: show.skull,
  hidden: show.hidden,
  loot: show.loot,
  monsters: show.monsters,
  pouch: show.pouch,
  fortune: show.fortune,
});

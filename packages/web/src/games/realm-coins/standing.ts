import { has, realmInternals, type Seat } from '@pouch/rules';
import type { Names } from '../../table/kit.ts';
import type { CardState } from '../../table/player-card.tsx';
import { t } from '../../words/t.ts';
import { isAwaited, type Shown } from './due.ts';
import type { View } from './types.ts';

/** What a player's card says that they are doing. */

const { decider } = realmInternals;

export function stateOf({ show, view, atRest }: Shown, seat: Seat, names: Names): CardState | undefined {
  if (has(show.out, seat)) return { sign: 'plain', text: t('realm.card.out') };
  if (show.phase === 'bid' && view.phase === 'bid')
    return isAwaited(view, seat)
      ? { sign: 'choosing', text: t('realm.card.choosing') }
      : { sign: 'ready', text: t('realm.card.in') };
  if (atRest && isAwaited(view, seat)) return { sign: 'plain', text: dueWords(view, names.isYou(seat)) };
  if (atRest && isNext(view, seat)) return { sign: 'plain', text: t('realm.card.next') };
  const { note } = show;
  // While the pool is collected.
  return note?.note === 'collected' && note.seat === seat
    ? { sign: 'plain', text: t('realm.card.gained', { value: note.value }) }
    : undefined;
}

function dueWords(view: View, isYou: boolean): string {
  switch (view.phase) {
    case 'forfeit':
      return t(isYou ? 'realm.card.your-pay' : 'realm.card.pays');
    case 'swoop':
      return t(isYou ? 'realm.card.your-swoop' : 'realm.card.swoops');
    case 'appease':
      return t(isYou ? 'realm.card.your-appease' : 'realm.card.appeases');
    case 'bid':
    case 'draw':
    case 'over':
      return '';
  }
}

/** The same in a word, where there is no room; nothing while bids are formed, as a sign says it then. */
export function briefState(shown: Shown, seat: Seat, names: Names): string | undefined {
  const { view, atRest } = shown;
  const state = stateOf(shown, seat, names);
  if (state !== undefined && state.sign !== 'plain') return undefined;
  const isOwed = view.phase === 'swoop' || view.phase === 'appease' || view.phase === 'forfeit';
  return atRest && isOwed && isAwaited(view, seat) ? t(`realm.card.brief.${view.phase}`) : state?.text;
}

/** Who comes after the player who decides: the next that has won a pool, or has to pay. */
function isNext(view: View, seat: Seat): boolean {
  if (view.phase === 'swoop' || view.phase === 'appease')
    return view.owners.find((owner, place) => owner !== null && place > view.place) === seat;
  if (view.phase !== 'forfeit' || !has(view.payers, seat)) return false;
  return view.stashes.findIndex((_, each) => has(view.payers, each) && each > decider(view)) === seat;
}

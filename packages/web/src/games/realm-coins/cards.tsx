import { has, realmInternals, type Seat } from '@pouch/rules';
import type { ReactNode } from 'react';
import { usePhone, useWide } from '../../device/media.ts';
import type { Names } from '../../table/kit.ts';
import { Others } from '../../table/layout.tsx';
import { type CardState, PlayerCard } from '../../table/player-card.tsx';
import type { PlayerAbout } from '../../table/source.ts';
import { Bar } from '../../ui/bar.tsx';
import { MetalCounts } from '../../ui/metal-count.tsx';
import { t } from '../../words/t.ts';
import style from './cards.module.css';
import { metalCounts, type View } from './faces.ts';
import type { RealmShow } from './show.ts';
import { stashSpot } from './spots.ts';

const { decider, GOAL, worthOf } = realmInternals;

export interface CardsProps {
  readonly show: RealmShow;
  readonly view: View;
  readonly atRest: boolean;
  readonly players: readonly PlayerAbout[];
  readonly names: Names;
  /** Whose dock is below: left out while the dock shows the stash itself. */
  readonly without?: Seat | undefined;
  /** From whom the row starts. */
  readonly first: Seat;
}

/** The players, clockwise from the viewer's left. */
export function Cards({ show, view, atRest, players, names, without, first }: CardsProps): ReactNode {
  const phone = usePhone();
  const wide = useWide();
  const round = players
    .map((_, index) => players[(first + index) % players.length])
    .filter((each) => each !== undefined);
  const shown = round.filter(({ seat }) => seat !== without);
  // Four or five cards have no room for the bots' levels; the bar goes too.
  const isFull = shown.length > 3;
  return (
    <Others count={shown.length}>
      {shown.map((player) => {
        const { seat } = player;
        const stash = show.stashes[seat] ?? 0;
        const worth = worthOf(stash);
        const out = has(show.out, seat);
        const state = stateOf(seat, show, view, atRest, names);
        // On a phone, or with many in a row, a state in words has no room beside the name: it stands below, in a word.
        const isTight =
          (phone || (isFull && !wide)) && (state === undefined || state.sign === 'plain') && view.phase !== 'bid';
        const worthWords = (
          <span className={style.worth}>
            <span className="unseen">{t('realm.card.stash', { value: worth, goal: GOAL })}</span>
            <span aria-hidden="true">{worth}</span>
            <small aria-hidden="true">{t('realm.card.of-goal', { goal: GOAL })}</small>
          </span>
        );
        return (
          <PlayerCard
            key={seat}
            player={isFull ? { ...player, kind: 'person' } : player}
            {...(names.isYou(seat) && { title: t('realm.you') })}
            {...(!isTight && { state })}
            active={atRest && isAwaited(view, seat) && view.phase !== 'bid'}
            out={out}
            spot={stashSpot(seat)}
            more={<Stash seat={seat} stash={stash} worth={worth} />}
          >
            {isTight ? (
              <span className={style.tight} data-full={isFull}>
                {worthWords}
                <span className={`cut ${style.state}`}>
                  {atRest && isAwaited(view, seat) ? briefWords(view) : state?.text}
                </span>
              </span>
            ) : (
              <span className={style.line} data-many={shown.length > 2} data-full={isFull}>
                <span className={style.counts}>
                  <MetalCounts counts={metalCounts(stash)} size={phone || isFull ? 17 : 22} />
                </span>
                <span className={style.bar}>
                  <Bar seat={seat} value={worth} goal={GOAL} />
                </span>
                {worthWords}
              </span>
            )}
          </PlayerCard>
        );
      })}
    </Others>
  );
}

function Stash({ seat, stash, worth }: { seat: Seat; stash: realmInternals.Metals; worth: number }): ReactNode {
  return (
    <div className={style.full}>
      <MetalCounts counts={metalCounts(stash)} size={30} />
      <Bar seat={seat} value={worth} goal={GOAL} />
      <span>{t('realm.card.stash', { value: worth, goal: GOAL })}</span>
    </div>
  );
}

/** Whether the table waits for this player. */
function isAwaited(view: View, seat: Seat): boolean {
  switch (view.phase) {
    case 'bid':
      return has(view.unsealed, seat);
    case 'forfeit':
    case 'swoop':
    case 'appease':
      return decider(view) === seat;
    case 'draw':
    case 'over':
      return false;
  }
}

function stateOf(seat: Seat, show: RealmShow, view: View, atRest: boolean, names: Names): CardState | undefined {
  if (has(show.out, seat)) return { sign: 'plain', text: t('realm.card.out') };
  const gained = show.collected.find((each) => each?.seat === seat)?.value;
  if (show.phase === 'bid' && view.phase === 'bid')
    return isAwaited(view, seat)
      ? { sign: 'choosing', text: t('realm.card.choosing') }
      : { sign: 'ready', text: t('realm.card.in') };
  if (atRest && isAwaited(view, seat)) return { sign: 'plain', text: dueWords(view, names.isYou(seat)) };
  if (atRest && isNext(view, seat)) return { sign: 'plain', text: t('realm.card.next') };
  return gained === undefined ? undefined : { sign: 'plain', text: t('realm.card.gained', { value: gained }) };
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

/** The same in a word, where there is no room. */
const briefWords = (view: View): string =>
  view.phase === 'swoop' || view.phase === 'appease' || view.phase === 'forfeit'
    ? t(`realm.card.brief.${view.phase}`)
    : '';

/** Who comes after the player who decides: the next that has won a pool, or has to pay. */
function isNext(view: View, seat: Seat): boolean {
  if (view.phase === 'swoop' || view.phase === 'appease')
    return view.owners.find((owner, place) => owner !== null && place > view.place) === seat;
  if (view.phase !== 'forfeit' || !has(view.payers, seat)) return false;
  return view.stashes.findIndex((_, each) => has(view.payers, each) && each > decider(view)) === seat;
}

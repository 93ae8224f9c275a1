import { has, kindAt, realmInternals } from '@pouch/rules';
import { type ReactNode, useRef } from 'react';
import { usePhone } from '../../device/media.ts';
import type { PlayProps } from '../../table/kit.ts';
import { Middle } from '../../table/layout.tsx';
import { namesOf } from '../../table/names.ts';
import { t } from '../../words/t.ts';
import { BidDock } from './bid-dock.tsx';
import { Cards } from './cards.tsx';
import { useDraft } from './draft.ts';
import type { RealmTypes } from './faces.ts';
import { PayDock } from './pay-dock.tsx';
import { QuietDock } from './quiet-dock.tsx';
import { Row } from './row.tsx';
import { hasBids, type RealmShow, withCollected } from './show.ts';
import { SwoopDock } from './swoop-dock.tsx';
import { decisionOf, useSwap } from './use-swap.ts';
import { waiting } from './words.ts';

const { appeaseSize, decider } = realmInternals;

/** The table for a player: the others, the pools and bids, and the dock for the decision. */
export function Play(props: PlayProps<RealmTypes, RealmShow>): ReactNode {
  const { view, seat, atRest, players, snapshot, decide } = props;
  const show = withCollected(props.show, props.moments);
  const phone = usePhone();
  const names = namesOf(players);
  const name = names.of(seat);
  const stash = show.stashes[seat] ?? 0;
  const isDue = atRest && isDecider(props);
  // A bid of somebody else comes in while mine is in the making: the dock stays as it is.
  const isBidding = show.phase === 'bid' && view.phase === 'bid' && !has(show.out, seat);
  const payment = isDue && (view.phase === 'forfeit' || view.phase === 'appease') ? view.phase : undefined;
  const due = payment === 'appease' ? appeaseSize(view, view.place) : 1;
  const bid = useDraft(`bid ${seat} ${show.round}`, stash);
  const paid = useDraft(`${view.phase} ${seat} ${view.round} ${view.place}`, stash, due);
  const swapButton = useRef<HTMLButtonElement>(null);
  const swap = useSwap(view, seat, isDue, () => swapButton.current?.click());
  const sealed = view.sealed[seat] ?? null;
  const common = {
    seat,
    name,
    // On a phone it stands in the top bar.
    clock: phone ? undefined : props.clocks[seat],
    refusal: snapshot.refusal,
    pending: snapshot.pending !== undefined,
  };
  return (
    <>
      <Cards {...{ show, view, atRest, players, names }} first={seat} without={isBidding ? seat : undefined} />
      <Middle label={t('realm.pools')}>
        <Row show={show} names={names} size="table" swap={swap} />
      </Middle>
      {isBidding ? (
        <BidDock
          key={show.round}
          {...common}
          stash={stash}
          draft={bid}
          locked={sealed === null || sealed === 'hidden' ? undefined : sealed}
          waiting={waiting(view, names)}
          lock={(coins) => decide({ do: 'bid', seat, coins })}
        />
      ) : payment !== undefined ? (
        <PayDock
          {...common}
          stash={stash}
          draft={paid}
          due={due}
          reason={payment}
          frame={hasBids(show) ? 'bids' : 'pools'}
          pay={(coins) =>
            decide(
              payment === 'appease' ? { do: 'appease', seat, coins } : { do: 'forfeit', seat, coin: kindAt(coins, 0) },
            )
          }
        />
      ) : swap !== undefined ? (
        <SwoopDock
          {...common}
          main={swapButton}
          view={view}
          names={names}
          swap={swap}
          decide={() => decide(decisionOf(seat, swap))}
        />
      ) : (
        <QuietDock
          {...{ seat, name, show }}
          frame={hasBids(show) || has(show.out, seat) ? 'bids' : 'pools'}
          waiting={atRest ? waiting(view, names) : undefined}
        />
      )}
    </>
  );
}

function isDecider({ view, seat }: PlayProps<RealmTypes, RealmShow>): boolean {
  switch (view.phase) {
    case 'forfeit':
    case 'swoop':
    case 'appease':
      return decider(view) === seat;
    case 'bid':
    case 'draw':
    case 'over':
      return false;
  }
}

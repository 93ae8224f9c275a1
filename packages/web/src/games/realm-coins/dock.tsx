import { kindAt } from '@pouch/rules';
import type { ReactNode, RefObject } from 'react';
import { useLow, usePhone } from '../../device/media.ts';
import type { Names, PlayProps } from '../../table/kit.ts';
import { BidDock } from './bid-dock.tsx';
import type { Due, Shown } from './due.ts';
import { waiting } from './heading.ts';
import { PayDock } from './pay-dock.tsx';
import { sealedBid } from './secret.tsx';
import type { Show } from './show.ts';
import { RealmStage } from './stage.tsx';
import { swoopOf } from './swap.ts';
import { SwoopDock } from './swoop-dock.tsx';
import type { Types } from './types.ts';
import { useDraft } from './use-draft.ts';
import type { SwapHandle } from './use-swap.ts';

export interface DockProps
  extends Pick<PlayProps<Types, Show>, 'seat' | 'clocks' | 'snapshot' | 'decide' | 'stage' | 'told'> {
  readonly shown: Shown;
  readonly due: Due;
  readonly names: Names;
  readonly swap: SwapHandle;
  /** The button of the main action. */
  readonly main: RefObject<HTMLButtonElement | null>;
}

/** What the player decides with now, or the stage. */
export function Dock(props: DockProps): ReactNode {
  const { seat, clocks, snapshot, decide, shown, due, names, swap, main, stage, told = [] } = props;
  const { show, view } = shown;
  const phone = usePhone();
  const low = useLow();
  const stash = show.stashes[seat] ?? 0;
  const bid = useDraft(`bid ${seat} ${show.round}`, { stash, most: Number.POSITIVE_INFINITY });
  const paid = useDraft(`${view.phase} ${seat} ${view.round} ${view.place}`, {
    stash,
    most: due.due === 'pay' ? due.count : 1,
  });
  const common = {
    seat,
    name: names.of(seat),
    main,
    // On a phone it stands in the top bar.
    clock: phone || low ? undefined : clocks[seat],
    refusal: snapshot.refusal,
    pending: snapshot.pending !== undefined,
  };
  switch (due.due) {
    case 'bid':
      return (
        <BidDock
          key={show.round}
          {...common}
          view={view}
          stash={stash}
          draft={bid}
          locked={sealedBid(view, seat)}
          waiting={waiting(view, names)}
          lock={(coins) => decide({ do: 'bid', seat, coins })}
        />
      );
    case 'pay':
      return (
        <PayDock
          {...common}
          stash={stash}
          draft={paid}
          due={due}
          pay={(coins) =>
            decide(
              due.reason === 'appease'
                ? { do: 'appease', seat, coins }
                : { do: 'forfeit', seat, coin: kindAt(coins, 0) },
            )
          }
        />
      );
    case 'swoop':
      return <SwoopDock {...common} {...{ view, names, swap }} decide={() => decide(swoopOf(seat, swap.chosen))} />;
    case 'nothing':
      return <RealmStage {...{ stage, show, view, names, told }} mine={seat} />;
  }
}

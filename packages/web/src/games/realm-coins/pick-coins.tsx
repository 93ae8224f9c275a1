import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { realmCoin } from '../../art/drawings.ts';
import { usePhone } from '../../device/media.ts';
import { Coin } from '../../ui/coin.tsx';
import { explain } from '../../ui/explain.tsx';
import { useRoving } from '../../ui/roving.ts';
import { t } from '../../words/t.ts';
import coinStyle from './coins.module.css';
import { Times } from './coins.tsx';
import { DRAGGED, dragged } from './dragged.ts';
import { explanationOf } from './explanations.ts';
import { crowdOf, FALLING, type Group, laidOut, metalNameOf, nameOf } from './faces.ts';
import style from './pick-coins.module.css';
import { coinSpot } from './spots.ts';
import { numberOf, type Side } from './swap.ts';
import type { Faces } from './types.ts';
import type { SwapHandle } from './use-swap.ts';
import { faceTitle } from './words.ts';

/** The side of a swap that is picked in this well. */
export interface Picking {
  readonly side: Side;
  readonly swap: SwapHandle;
  readonly finish: () => void;
}

export interface PickCoinsProps {
  readonly coins: Faces;
  readonly spot: string;
  readonly detail: number;
  readonly picking: Picking;
}

/** The coins of a well, to be picked for a swap. */
export function PickCoins({ coins, spot, detail, picking }: PickCoinsProps): ReactNode {
  const phone = usePhone();
  const roving = useRoving();
  const groups = laidOut(coins, FALLING, phone ? 4 : 6);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a tray that wraps its coins
    <div
      className={`${coinStyle.coins} ${style.picks}`}
      data-crowd={crowdOf(groups.length)}
      role="group"
      aria-label={t(picking.side === 'take' ? 'realm.swoop.tray-take' : 'realm.swoop.tray-give')}
      {...roving}
    >
      {groups.map((group, at) => (
        <PickCoin
          key={`${group.face}.${group.index}`}
          {...{ group, detail, picking }}
          spot={coinSpot(spot, group.face)}
          isFirst={at === 0}
        />
      ))}
    </div>
  );
}

interface PickCoinProps extends Pick<PickCoinsProps, 'spot' | 'detail' | 'picking'> {
  readonly group: Group;
  readonly isFirst: boolean;
}

function PickCoin({ group, spot, detail, picking, isFirst }: PickCoinProps): ReactNode {
  const { face } = group;
  const { side, swap, finish } = picking;
  // Equal coins are chosen from the first on.
  const order = numberOf(swap.chosen[side], group);
  const isChosen = order > 0;
  const explained = explain(explanationOf(face));
  const words = isChosen
    ? t('realm.swoop.picked', { face: faceTitle(face), number: order })
    : t(side === 'take' ? 'realm.swoop.pick-take' : 'realm.swoop.pick-give', { face: faceTitle(face) });
  return (
    <button
      type="button"
      {...explained}
      className={`${coinStyle.coin} ${style.pick}`}
      data-spot={spot}
      data-chosen={isChosen ? `${side}-${order}` : undefined}
      aria-pressed={isChosen}
      aria-label={words}
      draggable
      onDragStart={(event) => event.dataTransfer.setData(DRAGGED, `${side} ${face}`)}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        const { from, face: other } = dragged(event);
        if (from !== side) swap.drop(side, group, other);
      }}
      {...(isFirst && side === 'take' ? { 'data-decision': true } : {})}
      onKeyDown={(event) => {
        explained.onKeyDown(event);
        // Space chooses; Enter does the main action as soon as it can be done.
        if (event.key !== 'Enter' || !swap.isComplete) return;
        finish();
        event.preventDefault();
      }}
      onClick={() => swap.toggle(side, group)}
    >
      <Coin drawing={realmCoin(nameOf(face), detail)} size={detail} label="" metal={metalNameOf(face)} />
      <Times count={group.count} />
      {isChosen && (
        <span className={style.tick} aria-hidden="true">
          {swap.size > 1 ? order : <Check size={14} strokeWidth={3} />}
        </span>
      )}
    </button>
  );
}

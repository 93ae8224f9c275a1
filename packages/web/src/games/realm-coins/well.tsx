import { countOf } from '@pouch/rules';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { realmCoin } from '../../art/drawings.ts';
import { usePhone } from '../../device/media.ts';
import { Coin } from '../../ui/coin.tsx';
import { explain } from '../../ui/explain.tsx';
import { useRoving } from '../../ui/roving.ts';
import { t } from '../../words/t.ts';
import { explanationOf } from './explanations.ts';
import { FALLING, type Face, faceTitle, type Group, laidOut, metalNameOf, nameOf } from './faces.ts';
import type { Lying } from './show.ts';
import { coinSpot } from './spots.ts';
import style from './well.module.css';

/** Coins of a well that can be picked for a swap. */
export interface Picking {
  readonly side: 'take' | 'give';
  /** The label of the tray. */
  readonly label: string;
  /** By coin, in the order in which they were chosen. */
  readonly chosen: readonly Face[];
  readonly several: boolean;
  /** Makes the swap, if the duty is met; false if it is not. */
  readonly finish: () => boolean;
  readonly toggle: (face: Face, index: number) => void;
  /** A coin of the other side is dropped on this one: both are chosen. */
  readonly drop: (face: Face, index: number, other: Face) => void;
}

export interface CoinsProps {
  readonly lying: Lying;
  readonly spot: string;
  /** More coins than this: equal faces are gathered. */
  readonly most: number;
  /** The detail in which coins are drawn; how wide they are is the styles' matter. */
  readonly detail: number;
  /** Coins with a ring: chosen for a swap that somebody else makes. */
  readonly ringed?: number;
  readonly picking?: Picking | undefined;
}

/** The coins in a well, gold first. */
export function Coins({ lying, spot, most, detail, ringed = 0, picking }: CoinsProps): ReactNode {
  const phone = usePhone();
  const groups = laidOut(lying.coins, FALLING, picking === undefined ? most : phone ? 4 : 12);
  const inside = groups.map((group, at) => {
    const key = `${group.face}.${group.index}`;
    const place = coinSpot(spot, group.face);
    if (picking !== undefined)
      return <PickCoin key={key} group={group} detail={detail} picking={picking} spot={place} isFirst={at === 0} />;
    const last = group.index + group.count === countOf(lying.coins, group.face);
    const fromEnd = countOf(lying.coins, group.face) - group.index - group.count;
    return (
      <span
        key={key}
        className={style.coin}
        data-spot={last ? place : undefined}
        data-marked={fromEnd < countOf(lying.marked, group.face)}
        data-flying={fromEnd < countOf(lying.flying, group.face)}
        data-ringed-coin={fromEnd < countOf(ringed, group.face)}
      >
        <Coin drawing={realmCoin(nameOf(group.face), detail)} size={detail} label="" metal={metalNameOf(group.face)} />
        <Times count={group.count} />
      </span>
    );
  });
  const count = groups.length > 6 ? 'most' : groups.length > 4 ? 'many' : 'few';
  return picking === undefined ? (
    <span className={style.coins} data-count={count}>
      {inside}
    </span>
  ) : (
    <PickTray count={count} label={picking.label}>
      {inside}
    </PickTray>
  );
}

export const Times = ({ count }: { readonly count: number }): ReactNode =>
  count > 1 ? (
    <span className={style.times} aria-hidden="true">
      {t('realm.times', { count })}
    </span>
  ) : null;

function PickTray({ count, label, children }: { count: string; label: string; children: ReactNode }): ReactNode {
  const roving = useRoving();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a tray that wraps its coins
    <div className={style.coins} data-count={count} role="group" aria-label={label} {...roving}>
      {children}
    </div>
  );
}

interface PickCoinProps {
  readonly group: Group;
  readonly detail: number;
  readonly picking: Picking;
  readonly spot: string;
  readonly isFirst: boolean;
}

const MIME = 'text/plain';

function PickCoin({ group, detail, picking, spot, isFirst }: PickCoinProps): ReactNode {
  const { face, index } = group;
  const { side, chosen, several } = picking;
  // Equal coins are chosen from the first on.
  const order = numberOf(chosen, face, index);
  const isChosen = order > 0;
  const explained = explain(explanationOf(face));
  const words = isChosen
    ? t('realm.swoop.picked', { face: faceTitle(face), number: order })
    : t(side === 'take' ? 'realm.swoop.pick-take' : 'realm.swoop.pick-give', { face: faceTitle(face) });
  return (
    <button
      type="button"
      {...explained}
      className={`${style.coin} ${style.pick}`}
      data-spot={spot}
      data-chosen={isChosen ? `${side}-${order}` : undefined}
      aria-pressed={isChosen}
      aria-label={words}
      draggable
      onDragStart={(event) => event.dataTransfer.setData(MIME, `${side} ${face}`)}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        const [from, other] = event.dataTransfer.getData(MIME).split(' ');
        if (from !== side && other !== undefined) picking.drop(face, index, Number(other));
      }}
      {...(isFirst && side === 'take' ? { 'data-decision': true } : {})}
      onKeyDown={(event) => {
        explained.onKeyDown(event);
        // Space chooses; Enter does the main action as soon as it can be done.
        if (event.key === 'Enter' && picking.finish()) event.preventDefault();
      }}
      onClick={() => picking.toggle(face, index)}
    >
      <Coin drawing={realmCoin(nameOf(face), detail)} size={detail} label="" metal={metalNameOf(face)} />
      <Times count={group.count} />
      {isChosen && (
        <span className={style.tick} aria-hidden="true">
          {several ? order : <Check size={14} strokeWidth={3} />}
        </span>
      )}
    </button>
  );
}

/** Which choice the coin is, from 1; 0 if it is not chosen. */
function numberOf(chosen: readonly Face[], face: Face, index: number): number {
  let seen = -1;
  for (const [at, each] of chosen.entries()) {
    if (each === face) seen++;
    if (each === face && seen === index) return at + 1;
  }
  return 0;
}

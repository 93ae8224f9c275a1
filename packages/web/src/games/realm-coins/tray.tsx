import { sizeOf } from '@pouch/rules';
import { X } from 'lucide-react';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { realmCoin } from '../../art/drawings.ts';
import { useLow, useWide } from '../../device/media.ts';
import { Coin } from '../../ui/coin.tsx';
import { explain } from '../../ui/explain.tsx';
import { useRoving } from '../../ui/roving.ts';
import { t } from '../../words/t.ts';
import { coinMark } from './bid-sum.ts';
import { Times } from './coins.tsx';
import { DRAGGED, dragged } from './dragged.ts';
import { explanationOf } from './explanations.ts';
import { type Group, laidOut, metalNameOf, nameOf, otherFace, RISING } from './faces.ts';
import style from './tray.module.css';
import type { Face } from './types.ts';
import type { DraftHandle } from './use-draft.ts';
import { faceTitle } from './words.ts';

export interface TrayProps {
  readonly draft: DraftHandle;
  readonly label: string;
  /** Said while there is nothing in it. */
  readonly nothing: string;
  /** Marks of a bid: what counts 2, what goes home. */
  readonly marks: 'bid' | 'none';
  readonly after: () => void;
}

const ONE_ROW = 8;
const PHONE_ROW = 6;
const TWO_ROWS = 16;

/** The coins that are picked: press one to flip it; its ×, a right-click or Delete takes it out. */
export function Tray({ draft, label, nothing, marks, after }: TrayProps): ReactNode {
  const wide = useWide();
  const low = useLow();
  const isSmall = !wide || low;
  const roving = useRoving();
  const count = sizeOf(draft.coins);
  const groups = laidOut(draft.coins, RISING, isSmall ? PHONE_ROW : TWO_ROWS);
  const size = isSmall || groups.length > PHONE_ROW ? 52 : 64;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a tray
    <div
      className={`well ${style.tray}`}
      role="group"
      aria-label={label}
      data-crowd={isSmall || groups.length <= PHONE_ROW ? 'few' : groups.length <= ONE_ROW ? 'tight' : 'many'}
      data-spot="tray"
      {...roving}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        const { from, face } = dragged(event);
        if (from === 'stash') draft.add(face);
      }}
    >
      {count === 0 && <p className={style.nothing}>{nothing}</p>}
      {groups.map((group) => (
        <TrayCoin
          key={`${group.face}.${group.index}`}
          isLast={!groups.some(({ face, index }) => face === group.face && index > group.index)}
          {...{ draft, group, size, marks, after }}
        />
      ))}
    </div>
  );
}

interface TrayCoinProps extends Pick<TrayProps, 'draft' | 'marks' | 'after'> {
  readonly group: Group;
  readonly size: number;
  /** The last one of its face: the one that has just come or been flipped. */
  readonly isLast: boolean;
}

const MARK_WORDS = { 'counts-2': 'counts', 'goes-home': 'home' } as const;

function TrayCoin({ draft, group, size, marks, after, isLast }: TrayCoinProps): ReactNode {
  const { face, index, count } = group;
  const button = useRef<HTMLButtonElement>(null);
  const pointer = useRef('mouse');
  const mark = marks === 'bid' ? coinMark(draft.coins, face, index + count - 1) : undefined;
  const moved = isLast && draft.last?.face === face ? draft.last.did : undefined;
  useKeptFocus(button, draft, face, isLast);
  const explained = explain(
    explanationOf(face, [
      { label: t('realm.bid.flip', { other: faceTitle(otherFace(face)) }), act: () => draft.flip(face) },
      { label: t('realm.bid.take-out'), act: () => draft.takeOut(face) },
      { label: t('realm.bid.clear'), act: draft.clear },
    ]),
  );
  return (
    <span className={style.item}>
      <button
        type="button"
        ref={button}
        {...explained}
        className={style.coin}
        data-mark={mark}
        data-moved={moved}
        data-face={face}
        aria-label={t('realm.bid.coin', {
          face: faceTitle(face),
          count,
          mark: mark === undefined ? 'none' : MARK_WORDS[mark],
          other: faceTitle(otherFace(face)),
        })}
        draggable
        onDragStart={(event) => event.dataTransfer.setData(DRAGGED, `bid ${face}`)}
        onPointerDown={(event) => {
          pointer.current = event.pointerType;
          explained.onPointerDown(event);
        }}
        onContextMenu={(event: MouseEvent) => {
          event.preventDefault();
          // A finger that holds gets the sheet instead.
          if (pointer.current === 'mouse') draft.takeOut(face);
        }}
        onKeyDown={(event: KeyboardEvent<HTMLButtonElement>) => {
          explained.onKeyDown(event);
          if (event.key === 'f' || event.key === 'F') draft.flip(face);
          else if ((event.key === 'Delete' || event.key === 'Backspace') && !event.shiftKey) {
            focusNeighbour(event.currentTarget, count);
            draft.takeOut(face);
          }
        }}
        onClick={(event) => {
          draft.flip(face);
          if (event.detail > 0) after();
        }}
      >
        <span className={style.ring}>
          <TraySide face={face} size={size} />
          <Times count={count} />
          {moved === 'flip' && (
            <span className={style.was}>
              <TraySide face={otherFace(face)} size={size} />
            </span>
          )}
        </span>
        <span className={style.name}>{mark === undefined ? faceTitle(face) : t(`realm.mark.${mark}`)}</span>
      </button>
      <button
        type="button"
        className={style.out}
        // With a keyboard, Delete does it.
        tabIndex={-1}
        aria-label={t('realm.bid.remove', { face: faceTitle(face) })}
        onClick={(event) => {
          draft.takeOut(face);
          if (event.detail > 0) after();
        }}
      >
        <X size={14} strokeWidth={2.6} aria-hidden="true" />
      </button>
    </span>
  );
}

/** The coin goes, and the focus to the one beside it. */
function focusNeighbour(button: HTMLElement, count: number): void {
  const item = button.parentElement;
  if (count > 1) return;
  const neighbour = item?.nextElementSibling ?? item?.previousElementSibling;
  neighbour?.querySelector<HTMLElement>('[data-face]')?.focus({ preventScroll: true });
}

const TraySide = ({ face, size }: { readonly face: Face; readonly size: number }): ReactNode => (
  <Coin drawing={realmCoin(nameOf(face), size)} size={size} label="" metal={metalNameOf(face)} />
);

/** A flipped coin goes to its new place in the tray, and the focus goes with it. */
function useKeptFocus(
  button: { readonly current: HTMLButtonElement | null },
  draft: DraftHandle,
  face: Face,
  isLast: boolean,
): void {
  const { last } = draft;
  useEffect(() => {
    if (last?.did !== 'flip' || last.face !== face || !isLast) return;
    const { activeElement } = document;
    const tray = button.current?.closest('[role="group"]');
    // The button that had the focus is gone, or stands for another coin of the tray.
    if (activeElement === document.body || tray?.contains(activeElement))
      button.current?.focus({ preventScroll: true });
  }, [last, face, isLast, button]);
}

import { realmInternals, type Seat } from '@pouch/rules';
import { ArrowLeftRight, RotateCcw } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { Art } from '../../art/art.tsx';
import { realmCoin, sign } from '../../art/drawings.ts';
import { usePhone } from '../../device/media.ts';
import type { Names } from '../../table/kit.ts';
import { Dock } from '../../table/layout.tsx';
import { Ring } from '../../table/ring.tsx';
import { Sending } from '../../table/sending.tsx';
import type { Clock } from '../../table/source.ts';
import { Button, Key } from '../../ui/button.tsx';
import { Coin } from '../../ui/coin.tsx';
import { ConfirmButton } from '../../ui/confirm-button.tsx';
import { useKeys } from '../../ui/keys.ts';
import { Rich } from '../../words/rich.tsx';
import { t } from '../../words/t.ts';
import { KEYS } from './face-keys.ts';
import { type Face, faceTitle, heapFrom, nameOf, ordinal, type View } from './faces.ts';
import frames from './frames.module.css';
import style from './swoop-dock.module.css';
import type { SwapChoice } from './use-swap.ts';

const { GOAL, poolValue, stashOf, swoopSize, worthOf } = realmInternals;

export interface SwoopDockProps {
  readonly seat: Seat;
  readonly view: View;
  readonly names: Names;
  readonly swap: SwapChoice;
  readonly clock: Clock | undefined;
  readonly refusal: string | undefined;
  readonly pending: boolean;
  readonly main: RefObject<HTMLButtonElement | null>;
  readonly decide: () => void;
}

/** Choosing a swap: what is given and taken, what is collected then, and what comes next. */
export function SwoopDock(props: SwoopDockProps): ReactNode {
  const { seat, view, names, swap, clock, refusal, pending, main, decide } = props;
  const phone = usePhone();
  const { size, take, give, isComplete, undo } = swap;
  const isEmpty = take.chosen.length + give.chosen.length === 0;
  useKeys({ Enter: () => main.current?.click(), Escape: undo });
  return (
    <Dock label={t('realm.decision')} className={`${style.dock} ${frames.bids}`}>
      <div className={style.part}>
        <h2 className={style.title}>
          <span className={style.sign}>
            <Art drawing={sign('gryphon', 'currentColor')} width={22} label="" />
          </span>
          {t('realm.swoop.title', { count: size })}
        </h2>
        <p className={style.text}>
          <Rich
            text={t(phone ? 'realm.swoop.short' : 'realm.swoop.text', { count: size, bid: bidWords(view, names) })}
          />
        </p>
        <p className={style.next}>{swap.isOnlyWay ? t('realm.swoop.only-way') : nextWords(view, names)}</p>
      </div>
      <div className={`${style.part} ${style.trade}`}>
        <Side label={t('realm.swoop.give')} faces={give.chosen} size={size} />
        <ArrowLeftRight className={style.arrows} size={24} aria-hidden="true" />
        <Side label={t('realm.swoop.take')} faces={take.chosen} size={size} />
        <Gain view={view} seat={seat} swap={swap} />
      </div>
      <div className={`${style.part} ${style.decision}`}>
        <div className={style.top}>
          <Button look="quiet" className={style.undo} disabled={isEmpty} onClick={undo}>
            <RotateCcw size={18} aria-hidden="true" />
            <span className={style.undoWord}>{t('realm.swoop.undo')}</span>
          </Button>
          {clock !== undefined && <Ring clock={clock} size={48} />}
        </div>
        {refusal !== undefined && <p className={style.refusal}>{refusal}</p>}
        <ConfirmButton
          ref={main}
          look="main"
          className={style.main}
          aria-disabled={!isComplete}
          busy={pending}
          question={`${take.chosen} ${give.chosen}`}
          onConfirm={() => {
            if (isComplete) decide();
          }}
        >
          <ArrowLeftRight size={18} aria-hidden="true" />
          {buttonWords(swap)} {isComplete && <Key>{KEYS.enter}</Key>}
        </ConfirmButton>
        <Sending pending={pending} />
      </div>
    </Dock>
  );
}

function buttonWords({ size, take, give, isComplete }: SwapChoice): string {
  const [taken] = take.chosen;
  const [given] = give.chosen;
  if (!isComplete || taken === undefined || given === undefined)
    return t('realm.swoop.choose', { count: 2 * size - take.chosen.length - give.chosen.length });
  return size === 1
    ? t('realm.swoop.one', { give: inside(given), take: inside(taken) })
    : t('realm.swoop.several', { count: size });
}

const inside = (face: Face): string => faceTitle(face).toLowerCase();

function bidWords(view: View, names: Names): string {
  const above = view.owners[view.place - 1] ?? null;
  return above === null ? t('realm.swoop.turned-inside') : t('realm.swoop.bid-inside', { name: names.of(above) });
}

/** What comes after: somebody swoops on this bid, or the next pool is collected. */
function nextWords(view: View, names: Names): string {
  const after = view.owners.findIndex((owner, place) => owner !== null && place > view.place);
  const owner = view.owners[after] ?? null;
  if (owner === null) return '';
  return after === view.place + 1 && swoopSize(view, after) > 0
    ? t('realm.swoop.next-swoop', { name: names.of(owner) })
    : t('realm.swoop.next', { name: names.of(owner), place: ordinal(after) });
}

function Side({
  label,
  faces,
  size,
}: {
  readonly label: string;
  readonly faces: readonly Face[];
  readonly size: number;
}): ReactNode {
  const slots = Array.from({ length: Math.min(size, 4) }, (_, index) => faces[index]);
  return (
    <div className={style.side}>
      <span className={style.label}>{label}</span>
      <span className={style.slots} data-many={size > 1}>
        {slots.map((face, index) =>
          face === undefined ? (
            // The slots of a side never change places.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <span key={index} className={style.slot} />
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <Coin key={index} drawing={realmCoin(nameOf(face), 66)} size={66} label={faceTitle(face)} />
          ),
        )}
      </span>
    </div>
  );
}

/** What is collected without and with the swap, and the stash then. */
function Gain({
  view,
  seat,
  swap,
}: {
  readonly view: View;
  readonly seat: Seat;
  readonly swap: SwapChoice;
}): ReactNode {
  const pool = view.pools[view.place] ?? 0;
  const before = poolValue(pool);
  const after = poolValue(pool - heapFrom(swap.give.chosen) + heapFrom(swap.take.chosen));
  const stash = worthOf(stashOf(view, seat));
  const isKnown = swap.isComplete;
  return (
    <div className={style.gain}>
      <span className={style.label}>{t('realm.swoop.collect')}</span>
      <span className={style.figures}>
        {isKnown && <s>{before}</s>} <b>{isKnown ? after : before}</b>
      </span>
      <span>
        <Rich text={t('realm.swoop.stash', { before: stash, after: stash + (isKnown ? after : before), goal: GOAL })} />
      </span>
    </div>
  );
}

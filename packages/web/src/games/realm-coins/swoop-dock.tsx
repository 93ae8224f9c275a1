import { realmInternals, type Seat } from '@pouch/rules';
import { ArrowLeftRight, RotateCcw } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { Art } from '../../art/art.tsx';
import { realmCoin, sign } from '../../art/drawings.ts';
import { usePhone, useWide } from '../../device/media.ts';
import type { Names } from '../../table/kit.ts';
import { Button, Key } from '../../ui/button.tsx';
import { Coin } from '../../ui/coin.tsx';
import { ConfirmButton } from '../../ui/confirm-button.tsx';
import { useKeys } from '../../ui/keys.ts';
import { Rich } from '../../words/rich.tsx';
import { t } from '../../words/t.ts';
import { Decision, type DecisionState, DockFrame, Part } from './dock-frame.tsx';
import { KEYS } from './face-keys.ts';
import { nameOf } from './faces.ts';
import { PickCoins } from './pick-coins.tsx';
import { chosenFrom, gainOf, type Side as SwapSide } from './swap.ts';
import style from './swoop-dock.module.css';
import type { Face, View } from './types.ts';
import type { SwapHandle } from './use-swap.ts';
import { faceTitle, ordinal } from './words.ts';

const { GOAL, stashOf, swoopSize, worthOf } = realmInternals;

export interface SwoopDockProps extends DecisionState {
  readonly seat: Seat;
  readonly view: View;
  readonly names: Names;
  readonly swap: SwapHandle;
  readonly main: RefObject<HTMLButtonElement | null>;
  readonly decide: () => void;
}

/** Choosing a swap: what is given and taken, what is collected then, and what comes next. */
export function SwoopDock(props: SwoopDockProps): ReactNode {
  const { seat, view, names, swap, pending, main, decide } = props;
  const phone = usePhone();
  const wide = useWide();
  const { size, isComplete, undo } = swap;
  const { take, give } = swap.chosen;
  useKeys({ Enter: () => main.current?.click(), Escape: undo });
  return (
    <DockFrame label={t('realm.decision')} className={style.dock}>
      <Part className={style.explained}>
        <h2>
          <span className={style.sign}>
            <Art drawing={sign('gryphon', 'currentColor')} width={22} label="" />
          </span>
          {t('realm.swoop.title', { count: size })}
        </h2>
        <p>
          <Rich
            text={t(wide ? 'realm.swoop.text' : 'realm.swoop.short', {
              count: size,
              bid: bidWords(view, names),
            })}
          />
        </p>
        <p className={style.next}>{swap.isOnlyWay ? t('realm.swoop.only-way') : nextWords(view, names)}</p>
      </Part>
      <Part className={style.trade}>
        {wide ? (
          <>
            <Side label={t('realm.swoop.give')} faces={give} size={size} />
            <ArrowLeftRight className={style.arrows} size={24} aria-hidden="true" />
            <Side label={t('realm.swoop.take')} faces={take} size={size} />
          </>
        ) : (
          <>
            <Picks {...{ view, swap, main }} side="take" label={capital(bidWords(view, names))} />
            <Picks {...{ view, swap, main }} side="give" label={t('realm.swoop.pool')} />
          </>
        )}
        <Gain view={view} seat={seat} swap={swap} />
      </Part>
      <Decision
        {...props}
        top={
          <Button look="quiet" disabled={take.length + give.length === 0} onClick={undo}>
            <RotateCcw size={18} aria-hidden="true" />
            <span className={phone ? 'unseen' : undefined}>{t('realm.swoop.undo')}</span>
          </Button>
        }
        action={
          <ConfirmButton
            ref={main}
            look="main"
            aria-disabled={!isComplete}
            busy={pending}
            question={`${take} ${give}`}
            onConfirm={() => {
              if (isComplete) decide();
            }}
          >
            <ArrowLeftRight size={18} aria-hidden="true" />
            {buttonWords(swap)} {isComplete && <Key>{KEYS.enter}</Key>}
          </ConfirmButton>
        }
      />
    </DockFrame>
  );
}

function buttonWords({ size, chosen: { take, give }, isComplete }: SwapHandle): string {
  const [[taken], [given]] = [take, give];
  if (!isComplete || taken === undefined || given === undefined)
    return t('realm.swoop.choose', { count: 2 * size - take.length - give.length });
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

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

interface PicksProps extends Pick<SwoopDockProps, 'view' | 'swap' | 'main'> {
  readonly side: SwapSide;
  readonly label: string;
}

/** The coins of one side, where those on the board are too small to be picked. */
function Picks({ view, swap, main, side, label }: PicksProps): ReactNode {
  return (
    <div className={style.picks}>
      <span className={style.label}>{label}</span>
      <div className={`well ${style.tray}`}>
        <PickCoins
          coins={chosenFrom(view, side)}
          spot={`dock-${side}`}
          detail={PICKED}
          picking={{ side, swap, finish: () => main.current?.click() }}
        />
      </div>
    </div>
  );
}

const PICKED = 52;

interface SideProps {
  readonly label: string;
  readonly faces: readonly Face[];
  readonly size: number;
}

const MOST_SLOTS = 4;

function Side({ label, faces, size }: SideProps): ReactNode {
  const slots = Array.from({ length: Math.min(size, MOST_SLOTS) }, (_, index) => faces[index]);
  return (
    <div className={style.side}>
      <span className={style.label}>{label}</span>
      <span className={style.slots} data-coins={size > 1 ? 'several' : 'one'}>
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
function Gain({ view, seat, swap }: Pick<SwoopDockProps, 'view' | 'seat' | 'swap'>): ReactNode {
  const { before, after } = gainOf(view, swap.chosen);
  const stash = worthOf(stashOf(view, seat));
  const gain = swap.isComplete ? after : before;
  return (
    <div className={style.gain}>
      <span className={style.label}>{t('realm.swoop.collect')}</span>
      <span className={`number ${style.figures}`}>
        {swap.isComplete && <s>{before}</s>} {gain}
      </span>
      <span>
        <Rich text={t('realm.swoop.stash', { before: stash, after: stash + gain, goal: GOAL })} />
      </span>
    </div>
  );
}

import { type CSSProperties, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useBeside, useMotion, useWide } from '../../device/media.ts';
import type { PlayerAbout } from '../../table/source.ts';
import { Key } from '../../ui/button.tsx';
import { Crest } from '../../ui/crest.tsx';
import { t } from '../../words/t.ts';
import style from './call-dock.module.css';
import type { DockProps } from './dock.tsx';
import { LargeButton } from './large-button.tsx';
import { useTicking } from './use-time.ts';

const TWO = 2;
const FEW = 4;

/** Up to four people have their buttons in one row, more in two; on a narrow screen up to four have them in pairs. */
function acrossOf(people: number, width: 'narrow' | 'broad'): number {
  if (width === 'broad') return people <= FEW ? people : Math.ceil(people / 2);
  return people <= FEW ? Math.min(people, TWO) : FEW;
}

/** The largest thing to press: one for each person who plays at this device. */
export function CallDock(props: DockProps): ReactNode {
  const { mine, nudged } = props;
  const ref = useNudge(nudged);
  const wide = useWide();
  const beside = useBeside();
  const across = acrossOf(mine.length, wide && !beside ? 'broad' : 'narrow');
  return (
    <div
      ref={ref}
      className={style.calls}
      style={{ '--across': across } as CSSProperties}
      data-layout={(!wide || beside) && across === TWO ? 'pairs' : 'rows'}
    >
      {mine.map((player, index) => (
        <CallButton key={player.seat} {...props} player={player} isFirst={index === 0} />
      ))}
    </div>
  );
}

/** A coin was pressed without a call: CALL says that it comes first. */
function useNudge(nudged: number): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  const motion = useMotion();
  useEffect(() => {
    if (nudged === 0 || motion === 'none') return;
    ref.current?.animate([{ transform: 'none' }, { transform: 'scale(1.06)' }, { transform: 'none' }], 180);
  }, [nudged, motion]);
  return ref;
}

interface CallButtonProps extends DockProps {
  readonly player: PlayerAbout;
  readonly isFirst: boolean;
}

function CallButton({ player, isFirst, mine, view, snapshot, used, act }: CallButtonProps): ReactNode {
  const { seat } = player;
  const { pending, barredUntil } = snapshot;
  const wide = useWide();
  const rest = (barredUntil[seat] ?? 0) - Date.now();
  useTicking(rest > 0);
  const isShared = mine.length > 1;
  const isSent = pending?.do === 'call' && pending.seat === seat;
  const cap =
    rest > 0 ? (
      t('coin-set.call.again', { seconds: Math.ceil(rest / 1000) })
    ) : (
      <Key>{isShared ? String(seat + 1) : t('coin-set.space')}</Key>
    );
  return (
    <LargeButton
      press={() => act({ do: 'call', seat })}
      who={isShared && <Who player={player} name={mine.length <= FEW || wide ? 'cut' : 'unseen'} />}
      word={t('coin-set.call')}
      look="call"
      cap={mine.length <= (wide ? FEW : TWO) ? cap : undefined}
      state={isSent ? 'sent' : view.phase !== 'search' || rest > 0 ? 'off' : 'on'}
      isDecision={isFirst && used === 'call'}
    />
  );
}

/** Where there is no room for the name, the crest with its letter stands for it. */
function Who({ player, name }: { readonly player: PlayerAbout; readonly name: 'cut' | 'unseen' }): ReactNode {
  return (
    <span className={style.who}>
      <Crest seat={player.seat} name={player.name} size={24} />
      <span className={name}>{player.name}</span>
    </span>
  );
}

import { coinSetInternals as internals, type Seat } from '@pouch/rules';
import { type ReactNode, useEffect, useRef } from 'react';
import { useMotion } from '../../device/media.ts';
import type { Clock, PlayerAbout, Snapshot } from '../../table/source.ts';
import { Key } from '../../ui/button.tsx';
import { Crest } from '../../ui/crest.tsx';
import { t } from '../../words/t.ts';
import style from './dock.module.css';
import { useLeft, useTicking } from './hooks.ts';

const TENTH = 100;
const RADIUS = 106;
const AROUND = 2 * Math.PI * RADIUS;

/** Somebody points: their crest, and the time left in tenths. */
export function PointRing({
  player,
  clock,
  mine,
}: {
  readonly player: PlayerAbout | undefined;
  readonly clock: Clock | undefined;
  readonly mine: boolean;
}): ReactNode {
  const left = useLeft(clock, TENTH) ?? 0;
  const part = clock === undefined ? 0 : Math.min(1, left / clock.total);
  const seconds = Math.ceil(left / 1000);
  return (
    <div
      className={style.ring}
      data-mine={mine}
      role="timer"
      aria-label={t('clock.left', { seconds })}
      data-instead
      tabIndex={-1}
    >
      <svg className={style.around} viewBox="0 0 232 232" aria-hidden="true">
        <circle className={style.track} cx={116} cy={116} r={RADIUS} />
        <circle
          className={style.left}
          cx={116}
          cy={116}
          r={RADIUS}
          strokeDasharray={AROUND}
          style={{ strokeDashoffset: AROUND * (1 - part) }}
        />
      </svg>
      <span className={style.inside}>
        {player !== undefined && <Crest seat={player.seat} name={player.name} size={34} />}
        <span className={`number ${style.tenths}`}>{(left / 1000).toFixed(1)}</span>
        <span className={style.unit} aria-hidden="true">
          {t('coin-set.seconds', { figure: seconds })}
        </span>
      </span>
    </div>
  );
}

export interface CallProps {
  readonly callers: readonly PlayerAbout[];
  /** Nobody can call just now. */
  readonly off: boolean;
  readonly barredUntil: Snapshot['barredUntil'];
  readonly call: (seat: Seat) => void;
  /** Goes up by one when somebody pressed a coin without a call. */
  readonly nudged: number;
  readonly isDecision: boolean;
  /** Whose call is sent and not yet confirmed. */
  readonly sending: Seat | undefined;
}

/** The largest thing to press: one for each person who plays at this device. */
export function Call(props: CallProps): ReactNode {
  const { callers, nudged } = props;
  const row = useRef<HTMLDivElement>(null);
  const motion = useMotion();
  useEffect(() => {
    if (nudged === 0 || motion === 'none') return;
    row.current?.animate([{ transform: 'none' }, { transform: 'scale(1.06)' }, { transform: 'none' }], 180);
  }, [nudged, motion]);
  return (
    <div ref={row} className={style.calls} data-count={Math.min(callers.length, 9)}>
      {callers.map((player, index) => (
        <CallButton key={player.seat} {...props} player={player} isDecision={props.isDecision && index === 0} />
      ))}
    </div>
  );
}

function CallButton({
  player,
  callers,
  off,
  barredUntil,
  call,
  isDecision,
  sending,
}: CallProps & { readonly player: PlayerAbout }): ReactNode {
  const { seat, name } = player;
  const isShared = callers.length > 1;
  const rest = (barredUntil[seat] ?? 0) - Date.now();
  const barred = rest > 0;
  useTicking(barred);
  return (
    <button
      type="button"
      className={style.call}
      aria-disabled={off || barred || sending === seat}
      data-sent={sending === seat}
      data-barred={barred}
      onClick={() => call(seat)}
      {...(isDecision ? { 'data-decision': true } : {})}
    >
      <span className={style.face}>
        {isShared && (
          <span className={style.who}>
            <Crest seat={seat} name={name} size={24} />
            <span className={`cut ${style.whose}`}>{name}</span>
          </span>
        )}
        <span className={style.word} data-sending={sending === seat}>
          {t('coin-set.call')}
        </span>
        <span className={style.cap}>
          {barred ? (
            t('coin-set.call.again', { seconds: Math.ceil(rest / 1000) })
          ) : (
            <Key>{isShared ? String(seat + 1) : t('coin-set.space')}</Key>
          )}
        </span>
      </span>
    </button>
  );
}

/** Turns the next coin, for players who do not care which. */
export function TurnNext({ turn, busy }: { readonly turn: () => void; readonly busy: boolean }): ReactNode {
  return (
    <div className={style.calls} data-count={1}>
      <button type="button" className={style.call} data-decision aria-busy={busy || undefined} onClick={turn}>
        <span className={style.face}>
          <span className={style.next} data-sending={busy}>
            {t('coin-set.turn.next')}
          </span>
          <span className={style.cap}>
            <Key>{t('coin-set.enter')}</Key>
          </span>
        </span>
      </button>
    </div>
  );
}

/** Somebody else turns a coin. */
export function OtherTurns({
  player,
  view,
}: {
  readonly player: PlayerAbout;
  readonly view: internals.View;
}): ReactNode {
  const turned = view.table.filter(internals.isTurned).length;
  return (
    <div className={style.ring} data-mine="false" data-instead tabIndex={-1}>
      <svg className={style.around} viewBox="0 0 232 232" aria-hidden="true">
        <circle className={style.track} cx={116} cy={116} r={RADIUS} />
      </svg>
      <span className={style.inside}>
        <Crest seat={player.seat} name={player.name} size={44} />
        <span className={style.unit}>{t('coin-set.turn.count', { turned, count: view.table.length })}</span>
      </span>
    </div>
  );
}

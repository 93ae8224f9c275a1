import { has, coinSetInternals as internals, NOBODY, type Seat } from '@pouch/rules';
import { Check, Hand } from 'lucide-react';
import type { ReactNode } from 'react';
import { usePhone, useWide } from '../../device/media.ts';
import type { Names, PlayProps } from '../../table/kit.ts';
import { namesOf } from '../../table/names.ts';
import { Ring } from '../../table/ring.tsx';
import { Sending } from '../../table/sending.tsx';
import type { PlayerAbout, Call as RaceCall } from '../../table/source.ts';
import { Button, Key } from '../../ui/button.tsx';
import { t } from '../../words/t.ts';
import style from './dock.module.css';
import { DockPrompt, isAmong } from './dock-prompt.tsx';
import { useLeft } from './hooks.ts';
import { Call, OtherTurns, PointRing, TurnNext } from './hub.tsx';
import { Agreed } from './players.tsx';
import { agreedWords, nextWords } from './sentences.ts';
import type { Show } from './show.ts';
import { Verdict } from './verdict.tsx';

export interface DockProps extends PlayProps<internals.Types, Show> {
  /** The people who play at this device. */
  readonly mine: readonly PlayerAbout[];
  readonly picked: readonly number[];
  readonly nudged: number;
  readonly call: (seat: Seat) => void;
  readonly agree: () => void;
  readonly turnNext: () => void;
  /** Which of the two was used last: it gets the focus the next time. */
  readonly used: 'call' | 'agree';
}

/** What is asked, CALL, and 'no set'. */
export function SetDock(props: DockProps): ReactNode {
  const { view, show, players, snapshot, mine, picked } = props;
  const names = namesOf(players);
  const clock = view.phase === 'search' ? Object.values(snapshot.clocks)[0] : undefined;
  const left = useLeft(clock, 1000);
  const seconds = left === undefined ? undefined : Math.ceil(left / 1000);
  const wide = useWide();
  const room = wide ? 'ample' : 'scarce';
  const agreed = agreedWords(view, names, { you: props.seat, seconds, room });
  const told = show.call?.told === true && !(view.phase === 'point' && isAmong(mine, view.caller));
  return (
    <section className={style.dock} aria-label={t('coin-set.decide')} data-phase={view.phase} data-dock>
      <div className={style.words} data-told={told}>
        <div className={style.told}>
          {told && show.call !== undefined ? (
            <Verdict call={show.call} names={names} />
          ) : (
            <DockPrompt
              view={view}
              mine={mine}
              picked={picked}
              names={names}
              refusal={snapshot.refusal}
              agreed={agreed}
              room={room}
              calls={closeCalls(props)}
              pointed={show.call?.seat}
            />
          )}
          <Sending pending={snapshot.pending !== undefined} />
        </div>
        {!wide && view.seats > 1 && view.seats <= 4 && !told && (
          <span className={style.crests}>
            <Agreed {...props} size={28} />
          </span>
        )}
      </div>
      <Hub {...props} />
      <NoSet {...props} agreed={agreed} names={names} />
    </section>
  );
}

/** While somebody points: the calls of the same moment, if there were others. */
const closeCalls = ({ view, moments }: DockProps): readonly RaceCall[] =>
  (view.phase === 'point' ? moments?.at(-1)?.calls : undefined) ?? [];

interface Agreement {
  readonly names: Names;
  readonly agreed: string;
}

function Hub(props: DockProps): ReactNode {
  const { view, players, mine, snapshot, nudged, call, turnNext, used } = props;
  switch (view.phase) {
    case 'point': {
      const { caller } = view;
      if (caller === null) return null;
      return (
        <div className={style.hub}>
          <PointRing player={players[caller]} clock={snapshot.clocks[caller]} mine={isAmong(mine, caller)} />
        </div>
      );
    }
    case 'turn': {
      const turner = players[view.turner];
      return (
        <div className={style.hub}>
          {isAmong(mine, view.turner) || turner === undefined ? (
            <TurnNext turn={turnNext} busy={snapshot.pending?.do === 'turn'} />
          ) : (
            <OtherTurns player={turner} view={view} />
          )}
        </div>
      );
    }
    case 'deal':
    case 'search':
    case 'over':
      return (
        <div className={style.hub}>
          <Call
            callers={mine}
            off={view.phase !== 'search'}
            barredUntil={snapshot.barredUntil}
            call={call}
            nudged={nudged}
            isDecision={used === 'call'}
            sending={snapshot.pending?.do === 'call' ? snapshot.pending.seat : undefined}
          />
        </div>
      );
  }
}

/** The clock of the table, where no clock of the game runs. On a phone it stands in the top bar. */
function TableClock({ view, seat, snapshot }: DockProps): ReactNode {
  const phone = usePhone();
  const clock = snapshot.clocks[seat];
  const isRunning = view.phase === 'turn' || (view.phase === 'search' && view.agreed === NOBODY);
  return clock !== undefined && isRunning && !phone ? <Ring clock={clock} size={44} /> : null;
}

/** S6: a player who has agreed may still call. */
function NoSet(props: DockProps & Agreement): ReactNode {
  const { view, mine, agree, agreed, seat, used, names, snapshot } = props;
  const isShared = mine.length > 1;
  if (view.phase === 'point') {
    const caller = mine.find((player) => player.seat === view.caller);
    return (
      <div className={style.none}>
        {caller !== undefined && (
          <p>
            {t(internals.wonBy(view, caller.seat).length > 0 ? 'coin-set.point.stake' : 'coin-set.point.stake-none')}
          </p>
        )}
      </div>
    );
  }
  if (view.phase === 'turn') {
    const turned = view.table.filter(internals.isTurned).length;
    return (
      <div className={style.none}>
        <p>{t('coin-set.turn.count', { turned, count: view.table.length })}</p>
        <TableClock {...props} />
      </div>
    );
  }
  const said = mine.every((player) => has(view.agreed, player.seat));
  const words = said
    ? t(isShared ? 'coin-set.no-set.said-all' : 'coin-set.no-set.said')
    : t(isShared ? 'coin-set.no-set.all' : 'coin-set.no-set');
  return (
    <div className={style.none}>
      <Button
        className={style.noSet}
        aria-disabled={said || view.phase !== 'search'}
        busy={snapshot.pending?.do === 'agree'}
        onClick={agree}
        {...(used === 'agree' ? { 'data-decision': true } : {})}
      >
        {said ? <Check size={18} aria-hidden="true" /> : <Hand size={18} aria-hidden="true" />}
        <span>{words}</span>
        {!said && <Key>{t('coin-set.none-key')}</Key>}
      </Button>
      <p>{agreed === '' ? (view.seats === 1 ? nextWords(view, names) : '') : agreed}</p>
      {has(view.agreed, seat) && <p className="unseen">{t('coin-set.agreed.you')}</p>}
      <TableClock {...props} />
    </div>
  );
}

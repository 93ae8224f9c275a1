import type { ReactNode } from 'react';
import { useBeside, useWide } from '../../device/media.ts';
import type { PlayProps } from '../../table/kit.ts';
import { namesOf } from '../../table/names.ts';
import { Sending } from '../../table/sending.tsx';
import { t } from '../../words/t.ts';
import { isAmong } from './acting.ts';
import { Agreed } from './agreed.tsx';
import { CallDock } from './call-dock.tsx';
import style from './dock.module.css';
import { NoSetDock } from './no-set-dock.tsx';
import { PointDock } from './point-dock.tsx';
import { PromptDock } from './prompt-dock.tsx';
import type { Show } from './show.ts';
import { TurnDock } from './turn-dock.tsx';
import type { Types, View } from './types.ts';
import type { ActingHere } from './use-acting.ts';
import { useLeft } from './use-time.ts';
import { Verdict } from './verdict.tsx';
import { agreedWords } from './words.ts';

export interface DockProps extends PlayProps<Types, Show>, ActingHere {
  /** Whether the player still has to be told what a joker is. */
  readonly joker: 'told' | 'known';
}

/** What is asked, CALL, and 'no set'. */
export function Dock(props: DockProps): ReactNode {
  const { view, seat, players, snapshot } = props;
  const clock = view.phase === 'search' ? Object.values(snapshot.clocks)[0] : undefined;
  const left = useLeft(clock, 1000);
  const seconds = left === undefined ? undefined : Math.ceil(left / 1000);
  const room = useWide() ? 'ample' : 'scarce';
  const agreed = agreedWords(view, namesOf(players), { you: seat, seconds, room });
  return (
    <section className={style.dock} aria-label={t('coin-set.decide')} data-phase={view.phase} data-dock>
      <DockWords {...props} agreed={agreed} room={room} />
      {/* What takes another's place is new: it has another size, and nothing seems to jump. */}
      <div key={isCalling(view) ? 'call' : view.phase} className={style.hub}>
        <Hub {...props} />
      </div>
      <NoSetDock {...props} agreed={agreed} />
    </section>
  );
}

interface DockWordsProps extends DockProps {
  readonly agreed: string;
  readonly room: 'ample' | 'scarce';
}

/** What has come of a call, or what the player is asked to do. */
function DockWords({ agreed, room, ...props }: DockWordsProps): ReactNode {
  const { view, show, players, snapshot, mine, picked, moments, joker } = props;
  const beside = useBeside();
  const names = namesOf(players);
  const told = show.call?.told === true && !(view.phase === 'point' && isAmong(mine, view.caller));
  // While somebody points: the calls of the same moment, if there were others.
  const calls = (view.phase === 'point' ? moments?.at(-1)?.calls : undefined) ?? [];
  return (
    <div className={style.words} data-told={told}>
      <div key={told ? show.call?.came : 'asked'}>
        {told && show.call !== undefined ? (
          <Verdict call={show.call} names={names} />
        ) : (
          <PromptDock
            {...{ view, mine, picked, names, agreed, room, calls, joker }}
            refusal={snapshot.refusal}
            pointed={show.call?.seat}
          />
        )}
        <Sending pending={snapshot.pending !== undefined} />
      </div>
      {room === 'scarce' && !beside && !told && view.seats > 1 && view.seats <= 4 && <Agreed {...props} size={28} />}
    </div>
  );
}

const isCalling = ({ phase }: View): boolean => phase !== 'point' && phase !== 'turn';

/** The largest thing to press, or what stands in its place. */
function Hub(props: DockProps): ReactNode {
  switch (props.view.phase) {
    case 'point':
      return <PointDock {...props} />;
    case 'turn':
      return <TurnDock {...props} />;
    case 'deal':
    case 'search':
    case 'over':
      return <CallDock {...props} />;
  }
}

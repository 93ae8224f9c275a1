import { type ReactNode, useRef, useState } from 'react';
import { useWide } from '../../device/media.ts';
import type { PlayProps } from '../../table/kit.ts';
import { useKeys } from '../../ui/keys.ts';
import { AloneRow } from './alone.tsx';
import { CoveredField } from './covered-field.tsx';
import { Dock } from './dock.tsx';
import { Field } from './field.tsx';
import { GuideLine, GuidePanel, GuideSheet } from './guide.tsx';
import style from './play.module.css';
import { Players } from './players.tsx';
import type { Show } from './show.ts';
import { StartDock } from './start-dock.tsx';
import type { Types } from './types.ts';
import { useActing } from './use-acting.ts';
import { useCallingPress } from './use-calling-press.ts';
import { useFocusHeld } from './use-focus-held.ts';
import { type GuideHere, useGuide } from './use-guide.ts';

/** The table for a player: the countdown, then call, pick, agree, turn. */
export function Play(props: PlayProps<Types, Show>): ReactNode {
  const { view, seconds, snapshot, players, pause, line } = props;
  const wide = useWide();
  const guide = useGuide(view);
  const acting = useActing(props);
  useCallingPress(acting.acts === 'point');
  const held = useFocusHeld();
  const { start } = snapshot;
  const arrive = useArrival(snapshot.number, start !== undefined);
  const hasBots = pause !== undefined && players.some(({ kind }) => kind === 'bot');
  return (
    <div className={style.play} data-guide={guide.isOpen ? 'open' : 'closed'} {...held}>
      {!wide && (
        <div className={style.others}>
          {view.seats === 1 ? <AloneRow view={view} seconds={seconds} /> : <Players {...props} layout="row" />}
        </div>
      )}
      {line !== undefined && <div className={style.line}>{line}</div>}
      <Guide {...guide} isWaiting={start?.kind === 'waiting'} />
      {start === undefined ? (
        <Field {...props} {...acting} arrive={arrive} press={(coin) => acting.act({ do: 'press', coin })} />
      ) : (
        <CoveredField slots={acting.slots} />
      )}
      {start === undefined ? (
        <Dock {...props} {...acting} joker={guide.isOpen || guide.isNewcomer ? 'told' : 'known'} />
      ) : (
        <StartDock
          view={view}
          start={start}
          guide={guide.isOpen ? 'open' : 'closed'}
          bots={hasBots ? 'here' : 'none'}
          onStart={props.start}
        />
      )}
    </div>
  );
}

/** The coins turn over when a countdown ends; all that come later are dealt. */
function useArrival(number: number, isStarting: boolean): 'turned' | 'dealt' {
  const counted = useRef<number>(undefined);
  if (isStarting) counted.current = number;
  const from = counted.current;
  // A new game deals its first coins when the countdown ends.
  return from !== undefined && (number === from || (from === 0 && number === 1)) ? 'turned' : 'dealt';
}

interface GuideProps extends GuideHere {
  /** Whether the game waits for its player to have read it. */
  readonly isWaiting: boolean;
}

/** A panel over the coins where there is room for it; else a line that opens a sheet. */
function Guide({ isOpen, toggle, isWaiting }: GuideProps): ReactNode {
  const wide = useWide();
  const [hasSheet, setSheet] = useState(!wide && isOpen && isWaiting);
  const close = (): void => setSheet(false);
  useKeys({ h: () => (wide ? toggle() : setSheet(true)) });
  if (wide) return isOpen ? <GuidePanel close={toggle} /> : null;
  return (
    <>
      <GuideLine open={() => setSheet(true)} />
      {hasSheet && <GuideSheet close={close} />}
    </>
  );
}

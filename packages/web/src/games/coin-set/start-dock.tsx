import { type ReactNode, useEffect, useRef } from 'react';
import { useWide } from '../../device/media.ts';
import { play } from '../../sound/sounds.ts';
import type { RaceStart } from '../../table/source.ts';
import { announce } from '../../ui/announcer.tsx';
import { Key } from '../../ui/button.tsx';
import { Rich } from '../../words/rich.tsx';
import { t } from '../../words/t.ts';
import style from './dock.module.css';
import { ExampleSet } from './guide.tsx';
import { LargeButton } from './large-button.tsx';
import ringStyle from './large-ring.module.css';
import { LargeRing } from './large-ring.tsx';
import { paceSentence } from './stored-pace.ts';
import type { View } from './types.ts';
import { useLeft } from './use-time.ts';

export interface StartDockProps {
  readonly view: View;
  readonly start: RaceStart;
  /** Whether the guide says what to look for: else the regulars know. */
  readonly guide: 'open' | 'closed';
  /** Whether bots of this device play. */
  readonly bots: 'here' | 'none';
  readonly onStart: () => void;
}

/** Before the coins are seen: what to look for, and the countdown where 'Set!' will be. */
export function StartDock({ view, start, guide, bots, onStart }: StartDockProps): ReactNode {
  const wide = useWide();
  const isNew = view.phase === 'deal';
  const pace = bots === 'here' && isNew ? paceSentence() : undefined;
  return (
    <section className={style.dock} aria-label={t('coin-set.decide')} data-phase="start" data-dock>
      <div className={style.words}>
        <div>
          <h2>{t('coin-set.start.title')}</h2>
          <p>{t(isNew ? 'coin-set.start.how' : 'coin-set.start.again')}</p>
          {wide && <PaceNote pace={pace} />}
        </div>
      </div>
      <div className={style.hub}>
        {start.kind === 'waiting' ? <StartButton onStart={onStart} /> : <Countdown at={start.at} />}
      </div>
      {!wide && <PaceNote pace={pace} />}
      {wide && guide === 'open' && <ExampleSet />}
    </section>
  );
}

const PaceNote = ({ pace }: { readonly pace: string | undefined }): ReactNode =>
  pace !== undefined && <p className={style.note}>{pace}</p>;

function StartButton({ onStart }: { readonly onStart: () => void }): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector('button')?.focus({ preventScroll: true }), []);
  return (
    <div ref={box} className={style.only}>
      <LargeButton
        press={onStart}
        word={t('coin-set.start')}
        look="call"
        cap={<Key>{t('coin-set.enter')}</Key>}
        state="on"
        isDecision
      />
    </div>
  );
}

const SECOND = 1000;
const SECONDS = 3;

/** 3, 2, 1: nothing to press yet. */
function Countdown({ at }: { readonly at: number }): ReactNode {
  const left = useLeft({ until: at, total: SECONDS * SECOND }, SECOND) ?? 0;
  const seconds = Math.min(SECONDS, Math.max(1, Math.ceil(left / SECOND)));
  useEffect(() => {
    if (seconds === SECONDS) announce(t('coin-set.start.in', { seconds }));
    play('tap');
  }, [seconds]);
  return (
    <LargeRing part={(seconds - 1) / SECONDS} whose="nobody" timer={t('coin-set.start.in', { seconds })}>
      <span className={`number ${ringStyle.figure}`}>{seconds}</span>
      <span className={ringStyle.unit} aria-hidden="true">
        {t('coin-set.start.ready')}
      </span>
    </LargeRing>
  );
}

/** In the rail, before the first coins: what to do when they are there. */
export const StartNotes = ({ pointSeconds }: Pick<View, 'pointSeconds'>): ReactNode => (
  <div className={style.notes}>
    <p>{t('coin-set.start.hidden')}</p>
    <p>{t('coin-set.start.call', { seconds: pointSeconds })}</p>
    <p>
      <Rich text={t('coin-set.start.keys')} />
    </p>
  </div>
);

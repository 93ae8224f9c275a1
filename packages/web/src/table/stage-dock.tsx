import { FastForward } from 'lucide-react';
import { type CSSProperties, type ReactNode, useEffect, useRef } from 'react';
import { useLow, usePhone } from '../device/media.ts';
import { changeSettings, SPEEDS, type Speed, useSettings } from '../device/settings.ts';
import { announce } from '../ui/announcer.tsx';
import { Button, Key } from '../ui/button.tsx';
import { Crest } from '../ui/crest.tsx';
import { Segment } from '../ui/segment.tsx';
import { t } from '../words/t.ts';
import type { Names, Narration, StageAbout } from './kit.ts';
import { Dock } from './layout.tsx';
import { Ring } from './ring.tsx';
import style from './stage-dock.module.css';
import { focusIsFree } from './use-focus.ts';

const SKIP_KEY = 'S';

export interface StageDockProps {
  readonly stage: StageAbout;
  readonly names: Names;
  /** Who is awaited, in words, where somebody else decides. */
  readonly waiting?: string | undefined;
  /** The rows: what the round has brought so far. */
  readonly children?: ReactNode;
  readonly className?: string | undefined;
}

/** Where the dock was, while a round is played out: what happens, large, and the way on. */
export function StageDock({ stage, names, waiting, children, className = '' }: StageDockProps): ReactNode {
  const { narration, round, clock } = stage;
  // Where there is little room it is in the top bar.
  const isSmall = useSmall();
  useSpoken(narration);
  return (
    <Dock label={round} className={`${style.stage} ${className}`}>
      {narration !== undefined && (
        <Headline narration={narration} names={names} round={round}>
          {clock !== undefined && !isSmall && <Ring clock={clock} size={48} />}
        </Headline>
      )}
      <div className={style.rows}>{children}</div>
      <Controls stage={stage} waiting={waiting} />
    </Dock>
  );
}

interface HeadlineProps {
  readonly narration: Narration;
  readonly names: Names;
  readonly round: string;
  readonly children: ReactNode;
}

function useSmall(): boolean {
  const phone = usePhone();
  const low = useLow();
  return phone || low;
}

function Headline({ narration, names, round, children }: HeadlineProps): ReactNode {
  const { headline, why, lead, step } = narration;
  const heading = useRef<HTMLHeadingElement>(null);
  // Once a round: what had the focus is gone, and reading begins here.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round is another stage
  useEffect(() => {
    if (focusIsFree()) heading.current?.focus({ preventScroll: true });
  }, [round]);
  return (
    <div className={style.head}>
      {/* Its place is kept, so that no headline moves. */}
      <span className={style.lead}>{lead !== 'none' && <Crest seat={lead} name={names.of(lead)} size={44} />}</span>
      <div className={style.words}>
        <h2 ref={heading} tabIndex={-1} key={headline} data-headline>
          {headline}
        </h2>
        <p key={`${headline} ${why}`}>{why ?? ' '}</p>
      </div>
      {step !== undefined && <Progress {...step} />}
      {children}
    </div>
  );
}

function Progress({ number, of }: NonNullable<Narration['step']>): ReactNode {
  return (
    <div className={style.progress}>
      <div aria-hidden="true">
        {Array.from({ length: of }, (_, index) => (
          <i
            // biome-ignore lint/suspicious/noArrayIndexKey: the steps have no other names
            key={index}
            data-step={index + 1 < number ? 'done' : index + 1 === number ? 'now' : 'later'}
          />
        ))}
      </div>
      <span>{t('stage.step', { number, of })}</span>
    </div>
  );
}

function Controls({ stage, waiting }: Pick<StageDockProps, 'stage' | 'waiting'>): ReactNode {
  const { state, step, skipTo, proceed, skip } = stage;
  const isSmall = useSmall();
  const isPlaying = state === 'playing';
  return (
    <div className={style.controls} data-stage>
      {isSmall ? <SpeedButton /> : <SpeedField />}
      <Button onClick={skip} disabled={!isPlaying} className={style.skip} data-skip>
        <FastForward size={18} aria-hidden="true" />
        {isSmall ? t('stage.skip') : skipTo} {!isSmall && <Key>{SKIP_KEY}</Key>}
      </Button>
      <Button look="main" onClick={proceed} disabled={!isPlaying} className={style.continue}>
        {isPlaying ? t('stage.continue') : (waiting ?? t('stage.continue'))}
        {isPlaying && !isSmall && <Key>{t('key.space')}</Key>}
        {isPlaying && step !== undefined && (
          <span
            key={step.key}
            className={style.left}
            style={{ '--lasts': `${step.lasts}ms` } as CSSProperties}
            aria-hidden="true"
          />
        )}
      </Button>
    </div>
  );
}

function SpeedField(): ReactNode {
  const { speed } = useSettings();
  return (
    <div className={`row ${style.speed}`}>
      <span aria-hidden="true">{t('stage.speed')}</span>
      <Segment
        label={t('stage.speed')}
        values={SPEEDS.map((value) => ({ value, label: t(`speed.${value}`) }))}
        value={speed}
        onChange={(value) => changeSettings({ speed: value })}
      />
    </div>
  );
}

/** One button that steps through the speeds, where there is no room for three. */
function SpeedButton(): ReactNode {
  const { speed } = useSettings();
  const next: Speed = SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length] ?? speed;
  return (
    <Button
      className={style.speed}
      aria-label={t('stage.speed-now', { speed: t(`speed.${speed}`) })}
      onClick={() => changeSettings({ speed: next })}
    >
      {t(`speed.${speed}`)}
    </Button>
  );
}

/** Each step is read as one sentence. At fast speed nobody could follow: what the round brought is read at its end. */
export function useSpoken(narration: Narration | undefined): void {
  const { speed } = useSettings();
  const spoken =
    narration === undefined ? '' : (narration.spoken ?? [narration.headline, narration.why ?? ''].join('. ')).trim();
  const heard = useRef('');
  useEffect(() => {
    if (speed !== 'fast' && spoken !== heard.current) announce(spoken);
    heard.current = spoken;
  }, [spoken, speed]);
}

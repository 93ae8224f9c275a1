import {
  ChevronLeft,
  ChevronRight,
  ChevronsLeft,
  ChevronsRight,
  Pause,
  Play,
  SkipBack,
  SkipForward,
} from 'lucide-react';
import type { ChangeEvent, ReactNode } from 'react';
import { usePhone } from '../../device/media.ts';
import { labelEvery, type Scale } from '../../replay/scale.ts';
import type { ChartData } from '../../table/kit.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { t } from '../../words/t.ts';
import { TimelineIcon } from './signs.tsx';
import style from './timeline.module.css';
import type { Playback } from './use-playback.ts';
import { useSize } from './use-size.ts';

export interface TimelineProps {
  readonly playback: Playback;
  readonly scale: Scale;
  readonly signs: ChartData['signs'];
  /** What is shown now, in words. */
  readonly text: string;
  /** Goes to a position in moments. */
  readonly go: (position: number) => void;
}

export function Timeline(props: TimelineProps): ReactNode {
  const { playback } = props;
  return (
    <section className={style.timeline} aria-label={t('replay.timeline')}>
      <Controls playback={playback} />
      <Track {...props} />
      <Button
        look="quiet"
        size="small"
        className={style.speed}
        aria-label={t('replay.speed', { speed: playback.speed })}
        onClick={() => playback.changeSpeed('round')}
      >
        {t('replay.speed-short', { speed: playback.speed })}
      </Button>
    </section>
  );
}

function Controls({ playback }: { readonly playback: Playback }): ReactNode {
  const { playing, isAtStart, isAtEnd, step, round, toEnd, toggle } = playback;
  const phone = usePhone();
  const nothing = isAtStart && isAtEnd;
  // A button that cannot act stays where the focus is.
  const off = (when: boolean): object => (when ? { 'aria-disabled': true, 'data-off': true } : {});
  return (
    <div className={style.controls}>
      {!phone && (
        <IconButton label={t('replay.first')} onClick={() => toEnd(-1)} {...off(isAtStart)}>
          <SkipBack size={19} aria-hidden="true" />
        </IconButton>
      )}
      <IconButton label={t('replay.round-back')} onClick={() => round(-1)} {...off(isAtStart)}>
        <ChevronsLeft size={22} aria-hidden="true" />
      </IconButton>
      <IconButton label={t('replay.back')} onClick={() => step(-1)} {...off(isAtStart)}>
        <ChevronLeft size={22} aria-hidden="true" />
      </IconButton>
      <IconButton
        label={t(playing ? 'replay.pause' : 'replay.play')}
        className={style.play}
        onClick={toggle}
        {...off(nothing)}
      >
        {playing ? <Pause size={20} aria-hidden="true" /> : <Play size={20} aria-hidden="true" />}
      </IconButton>
      <IconButton label={t('replay.next')} onClick={() => step(1)} {...off(isAtEnd)}>
        <ChevronRight size={22} aria-hidden="true" />
      </IconButton>
      <IconButton label={t('replay.round-on')} onClick={() => round(1)} {...off(isAtEnd)}>
        <ChevronsRight size={22} aria-hidden="true" />
      </IconButton>
      {!phone && (
        <IconButton label={t('replay.last')} onClick={() => toEnd(1)} {...off(isAtEnd)}>
          <SkipForward size={19} aria-hidden="true" />
        </IconButton>
      )}
    </div>
  );
}

/** As fine as any screen: this many places between two ticks. */
const FINENESS = 1000;
const SIGN_WIDTH = 17;
const LEAST_BETWEEN_TICKS = 8;

function Track({ playback, scale, signs, text, go }: TimelineProps): ReactNode {
  const [ref, { width }] = useSize();
  const most = scale.length * FINENESS;
  const place = scale.place(playback.position);
  const value = Math.round(place * FINENESS);
  const share = (at: number): number => (scale.length === 0 ? 0 : at / scale.length);
  const left = (at: number): { readonly left: string } => ({ left: `${share(at) * 100}%` });
  const every = labelEvery(scale.ticks.length, width, 30);
  // Ticks stay even: those with a label are among them.
  const fitting = labelEvery(scale.ticks.length, width, LEAST_BETWEEN_TICKS);
  const sparse = every % fitting === 0 ? fitting : every;
  const change = (event: ChangeEvent<HTMLInputElement>): void => {
    const to = Number(event.currentTarget.value);
    // One notch is what keys and the gestures of screen readers send: they mean a step.
    if (Math.abs(to - value) === 1) playback.step(to > value ? 1 : -1);
    else go(scale.position(to / FINENESS));
  };
  return (
    <div ref={ref} className={style.track}>
      <div className={style.groove} aria-hidden="true">
        <div className={style.done} style={{ transform: `scaleX(${share(place)})` }} />
      </div>
      <div aria-hidden="true">
        {scale.ticks.map(({ label, moment }, index) =>
          index % sparse === 0 ? (
            <span key={moment} className={style.tick} style={left(index)}>
              {index % every === 0 && (
                <span className={place > index - 1 && place <= index ? style.current : undefined}>{label}</span>
              )}
            </span>
          ) : null,
        )}
        {withRoom(signs, scale, width).map(({ sign, moment, text: what, at }) => (
          <span key={`${moment} ${sign}`} className={style.sign} style={left(at)} title={what}>
            <TimelineIcon sign={sign} />
          </span>
        ))}
      </div>
      <input
        type="range"
        className={style.input}
        aria-label={t('replay.slider')}
        aria-valuetext={text}
        min={0}
        max={Math.max(1, most)}
        step={1}
        value={value}
        disabled={most === 0}
        onChange={change}
      />
      <span className={style.knobAt} style={left(place)} aria-hidden="true">
        <span className={style.knob} />
      </span>
    </div>
  );
}

/** Signs that lie over one another would tell nothing: the earlier one stays. */
function withRoom(
  signs: ChartData['signs'],
  scale: Scale,
  width: number,
): readonly (ChartData['signs'][number] & { readonly at: number })[] {
  const points = scale.length === 0 ? 0 : width / scale.length;
  const kept: (ChartData['signs'][number] & { readonly at: number })[] = [];
  for (const sign of signs) {
    const at = scale.place(sign.moment);
    const before = kept.at(-1);
    if (before === undefined || (at - before.at) * points >= SIGN_WIDTH) kept.push({ ...sign, at });
  }
  return kept;
}

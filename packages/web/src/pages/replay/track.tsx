import type { ChangeEvent, ReactNode } from 'react';
import { signsWithRoom, ticksWithRoom } from '../../replay/track.ts';
import { t } from '../../words/t.ts';
import { TimelineIcon } from './signs.tsx';
import style from './track.module.css';
import type { ReplayModel } from './use-replay.ts';
import { useSize } from './use-size.ts';

/** As fine as any screen: this many places between two ticks. */
const FINENESS = 1000;

/** The way of the game from its set-up to its end, and where the replay stands on it. */
export function Track({ replay }: { readonly replay: ReplayModel }): ReactNode {
  const { scale, chart, playback, title, step } = replay;
  const [ref, { width }] = useSize();
  const place = scale.place(playback.position);
  const value = Math.round(place * FINENESS);
  const most = scale.length * FINENESS;
  const share = (at: number): number => (scale.length === 0 ? 0 : at / scale.length);
  const left = (at: number): { readonly left: string } => ({ left: `${share(at) * 100}%` });
  const change = (event: ChangeEvent<HTMLInputElement>): void => {
    const to = Number(event.currentTarget.value);
    // One notch is what keys and the gestures of screen readers send: they mean a step.
    if (Math.abs(to - value) === 1) playback.act({ do: 'step', way: to > value ? 1 : -1 });
    else playback.goTo(scale.position(to / FINENESS));
  };
  return (
    <div ref={ref} className={style.track}>
      <div className={style.groove} aria-hidden="true">
        <div style={{ transform: `scaleX(${share(place)})` }} />
      </div>
      <div aria-hidden="true">
        {ticksWithRoom(scale, width).map((tick) => (
          <span key={tick.moment} className={style.tick} style={left(tick.place)}>
            {tick.isLabelled && <span data-current={place > tick.place - 1 && place <= tick.place}>{tick.label}</span>}
          </span>
        ))}
        {signsWithRoom(chart.signs, scale, width).map(({ sign, moment, text, place: at }) => (
          <span key={`${moment} ${sign}`} className={style.sign} style={left(at)} title={text}>
            <TimelineIcon sign={sign} />
          </span>
        ))}
      </div>
      <input
        type="range"
        className={style.input}
        aria-label={t('replay.slider')}
        aria-valuetext={`${step}. ${title}`}
        min={0}
        max={Math.max(1, most)}
        step={1}
        value={value}
        disabled={most === 0}
        onChange={change}
      />
      <span className={style.knob} style={left(place)} aria-hidden="true" />
    </div>
  );
}

import { PLAYERS } from '@pouch/art';
import type { Seat } from '@pouch/rules';
import type { ReactNode } from 'react';
import { crest } from '../../art/drawings.ts';
import { symbolOf } from '../../art/sprite.ts';
import { useThemeName } from '../../device/media.ts';
import { axisLabels, type ChartFrame, gridLines, lineEnds, linePoints, pathOf, yOf } from '../../replay/chart-frame.ts';
import type { ChartData, Names } from '../../table/kit.ts';
import style from './chart.module.css';

const MARK = 15;
const MARK_NOW = 20;

interface GridProps {
  readonly frame: ChartFrame;
  readonly goal: number | undefined;
}

export function Grid({ frame, goal }: GridProps): ReactNode {
  const line = (value: number, kind: 'line' | 'goal'): ReactNode => (
    <g key={kind === 'goal' ? 'goal' : value} className={style[kind]}>
      <line x1={frame.left} x2={frame.right} y1={yOf(frame, value)} y2={yOf(frame, value)} />
      <text x={frame.left - 9} y={yOf(frame, value) + 4.5} textAnchor="end">
        {value}
      </text>
    </g>
  );
  return (
    <g>
      {gridLines(frame, goal).map((value) => line(value, 'line'))}
      {goal !== undefined && line(goal, 'goal')}
    </g>
  );
}

export function TickLabels({ frame, place }: { readonly frame: ChartFrame; readonly place: number }): ReactNode {
  return (
    <g>
      {axisLabels(frame, place).map(({ label, moment, x, isNow }) => (
        <text key={moment} className={isNow ? style.now : undefined} x={x} y={frame.height - 8} textAnchor="middle">
          {label}
        </text>
      ))}
    </g>
  );
}

/** On parchment the bright colours are too faint for lines and figures. */
const inkOf = (seat: Seat, theme: 'dark' | 'parchment'): string =>
  theme === 'dark' ? `var(--player-${seat})` : `var(--player-deep-${seat})`;

const faintUnless = (seat: Seat, only: Seat | undefined): string | undefined =>
  only === undefined || only === seat ? undefined : style.faint;

interface LinesProps {
  readonly frame: ChartFrame;
  readonly data: ChartData;
  readonly only: Seat | undefined;
  readonly place: number;
}

export function Lines({ frame, data, only, place }: LinesProps): ReactNode {
  const theme = useThemeName();
  // A player shown alone is drawn on top of the others.
  const seats = data.values.map((_, seat) => seat).sort((a, b) => Number(a === only) - Number(b === only));
  return seats.map((seat) => {
    const player = PLAYERS[seat % PLAYERS.length];
    const points = linePoints(frame, data, seat, place);
    const symbol = symbolOf(crest(seat, theme, '', 18));
    return (
      <g key={seat} className={faintUnless(seat, only)}>
        <path
          className={style.path}
          d={pathOf(points)}
          stroke={inkOf(seat, theme)}
          strokeWidth={player?.line ?? 3}
          strokeDasharray={player?.dash.join(' ')}
        />
        {points.map(({ moment, x, y, isMarked, isNow }) => {
          const size = isNow ? MARK_NOW : MARK;
          const corner = { x: x - size / 2, y: y - size / 2 };
          return isMarked && <use key={moment} href={`#${symbol}`} {...corner} width={size} height={size} />;
        })}
      </g>
    );
  });
}

interface LineEndsProps {
  readonly frame: ChartFrame;
  readonly data: ChartData;
  readonly only: Seat | undefined;
  readonly names: Names;
}

export function LineEnds({ frame, data, only, names }: LineEndsProps): ReactNode {
  const theme = useThemeName();
  return lineEnds(frame, data, names.of).map(({ value, y, name }, seat) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: seats do not change places
    <text key={seat} className={faintUnless(seat, only)} x={frame.right + 15} y={y + 6}>
      <tspan className={style.end} style={{ fill: inkOf(seat, theme) }}>
        {value}
      </tspan>
      <tspan className={style.name} dx={6}>
        {name}
      </tspan>
    </text>
  ));
}

import { PLAYERS } from '@pouch/art';
import type { Seat } from '@pouch/rules';
import { type PointerEvent, type ReactNode, useMemo } from 'react';
import { crest } from '../../art/drawings.ts';
import { symbolOf } from '../../art/sprite.ts';
import { usePhone, useThemeName } from '../../device/media.ts';
import { type Axis, axisOf, spread } from '../../replay/axis.ts';
import { labelEvery, type Scale } from '../../replay/scale.ts';
import type { ChartData, Names } from '../../table/kit.ts';
import { t } from '../../words/t.ts';
import style from './chart.module.css';
import { useSize } from './use-size.ts';

export interface ChartProps {
  readonly data: ChartData;
  readonly scale: Scale;
  /** Where the replay stands, in moments. */
  readonly position: number;
  /** The only player whose line is shown in full. */
  readonly only: Seat | undefined;
  readonly names: Names;
  /** Goes to a position in moments. */
  readonly go: (position: number) => void;
}

interface Frame {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const MARK = 15;
const LEAST_BETWEEN_MARKS = 17;
const LEAST_BETWEEN_LABELS = 30;

/** Value by round for each player. Lines differ by pattern and mark, and end in value and name. */
export function Chart({ data, scale, position, only, names, go }: ChartProps): ReactNode {
  const [ref, { width, height }] = useSize();
  const phone = usePhone();
  const frame: Frame = phone
    ? { width, height, left: 32, right: 100, top: 14, bottom: 30 }
    : { width, height, left: 44, right: 118, top: 14, bottom: 32 };
  const axis = useMemo(() => axisOf(data.values, data.goal), [data]);
  const inner = Math.max(1, width - frame.left - frame.right);
  const x = (place: number): number => frame.left + (scale.length === 0 ? 0 : (inner * place) / scale.length);
  const y = (value: number): number =>
    frame.top + ((frame.height - frame.top - frame.bottom) * (axis.to - value)) / (axis.to - axis.from);
  const place = scale.place(position);

  const point = (event: PointerEvent<SVGSVGElement>): void => {
    if (event.type === 'pointerdown') event.currentTarget.setPointerCapture(event.pointerId);
    else if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const at = event.clientX - event.currentTarget.getBoundingClientRect().left;
    const to = ((at - frame.left) / inner) * scale.length;
    go(scale.position(Math.min(Math.max(0, to), scale.length)));
  };

  return (
    <div ref={ref} className={style.room}>
      {width > 0 && (
        <svg
          className={style.chart}
          width={width}
          height={height}
          aria-hidden="true"
          onPointerDown={point}
          onPointerMove={point}
        >
          <Grid axis={axis} goal={data.goal} frame={frame} y={y} />
          <Ticks scale={scale} frame={frame} inner={inner} x={x} place={place} />
          <line
            className={style.place}
            x1={x(place)}
            x2={x(place)}
            y1={frame.top - 6}
            y2={frame.height - frame.bottom + 6}
          />
          <Lines data={data} scale={scale} only={only} x={x} y={y} inner={inner} place={place} />
          <Ends data={data} only={only} names={names} frame={frame} y={y} />
        </svg>
      )}
      <ChartTable data={data} names={names} />
    </div>
  );
}

/** On parchment the bright colours are too faint for lines and figures. */
const inkOf = (seat: Seat, theme: 'dark' | 'parchment'): string =>
  theme === 'dark' ? `var(--player-${seat})` : `var(--player-deep-${seat})`;

type Across = (value: number) => number;

function Grid({ axis, goal, frame, y }: { axis: Axis; goal: number | undefined; frame: Frame; y: Across }): ReactNode {
  const across = { x1: frame.left, x2: frame.width - frame.right };
  return (
    <g>
      {axis.lines
        .filter((value) => goal === undefined || Math.abs(y(value) - y(goal)) > 12)
        .map((value) => (
          <g key={value}>
            <line className={style.line} {...across} y1={y(value)} y2={y(value)} />
            <text className={style.value} x={frame.left - 9} y={y(value) + 4.5} textAnchor="end">
              {value}
            </text>
          </g>
        ))}
      {goal !== undefined && (
        <g>
          <line className={style.goal} {...across} y1={y(goal)} y2={y(goal)} />
          <text className={`${style.value} ${style.strong}`} x={frame.left - 9} y={y(goal) + 4.5} textAnchor="end">
            {goal}
          </text>
        </g>
      )}
    </g>
  );
}

interface TicksProps {
  readonly scale: Scale;
  readonly frame: Frame;
  readonly inner: number;
  readonly x: Across;
  readonly place: number;
}

function Ticks({ scale, frame, inner, x, place }: TicksProps): ReactNode {
  const every = labelEvery(scale.ticks.length, inner, LEAST_BETWEEN_LABELS);
  const isAtTick = Math.abs(place - Math.round(place)) < 0.01;
  return (
    <g>
      {scale.ticks.map(({ label, moment }, index) => {
        const isNow = isAtTick && index === Math.round(place);
        if (index % every !== 0 && !isNow) return null;
        // The label of the place takes the room of its neighbours.
        if (!isNow && isAtTick && every > 1 && Math.abs(x(index) - x(place)) < LEAST_BETWEEN_LABELS) return null;
        return (
          <text
            key={moment}
            className={`${style.value}${isNow ? ` ${style.now}` : ''}`}
            x={x(index)}
            y={frame.height - 8}
            textAnchor="middle"
          >
            {label}
          </text>
        );
      })}
    </g>
  );
}

interface LinesProps {
  readonly data: ChartData;
  readonly scale: Scale;
  readonly only: Seat | undefined;
  readonly x: Across;
  readonly y: Across;
  readonly inner: number;
  readonly place: number;
}

function Lines({ data, scale, only, x, y, inner, place }: LinesProps): ReactNode {
  const theme = useThemeName();
  const every = labelEvery(data.marks.length, inner, LEAST_BETWEEN_MARKS);
  const places = data.marks.map(({ moment }) => scale.place(moment));
  // A player shown alone is drawn on top of the others.
  const seats = data.values.map((_, seat) => seat).sort((a, b) => Number(a === only) - Number(b === only));
  return seats.map((seat) => {
    const values = data.values[seat] ?? [];
    const player = PLAYERS[seat % PLAYERS.length];
    const path = values
      .map((value, index) => `${index === 0 ? 'M' : 'L'}${x(places[index] ?? 0)} ${y(value)}`)
      .join('');
    const symbol = symbolOf(crest(seat, theme, '', 18));
    return (
      <g key={seat} className={only === undefined || only === seat ? undefined : style.faint}>
        <path
          d={path}
          fill="none"
          stroke={inkOf(seat, theme)}
          strokeWidth={player?.line ?? 3}
          strokeLinejoin="round"
          strokeLinecap="round"
          strokeDasharray={player?.dash.join(' ')}
        />
        {values.map((value, index) => {
          const at = places[index] ?? 0;
          const isNow = Math.abs(at - place) < 0.01;
          if (index % every !== 0 && !isNow && index !== values.length - 1) return null;
          const size = isNow ? MARK * 1.35 : MARK;
          const mark = data.marks[index]?.moment ?? index;
          return (
            <use
              key={mark}
              href={`#${symbol}`}
              x={x(at) - size / 2}
              y={y(value) - size / 2}
              width={size}
              height={size}
            />
          );
        })}
      </g>
    );
  });
}

interface EndsProps {
  readonly data: ChartData;
  readonly only: Seat | undefined;
  readonly names: Names;
  readonly frame: Frame;
  readonly y: Across;
}

function Ends({ data, only, names, frame, y }: EndsProps): ReactNode {
  const theme = useThemeName();
  const ends = data.values.map((values) => values.at(-1) ?? 0);
  const gap = ends.length > 5 ? 18 : 21;
  const heights = spread(ends.map(y), gap, frame.top + 4, frame.height - frame.bottom + 4);
  const x = frame.width - frame.right + 15;
  return ends.map((value, seat) => (
    <text
      // biome-ignore lint/suspicious/noArrayIndexKey: seats do not change places
      key={seat}
      className={only === undefined || only === seat ? undefined : style.faint}
      x={x}
      y={(heights[seat] ?? 0) + 6}
    >
      <tspan className={style.end} style={{ fill: inkOf(seat, theme) }}>
        {value}
      </tspan>
      <tspan className={style.name} dx={6}>
        {shortened(names.of(seat), frame.right - 22 - String(value).length * 11)}
      </tspan>
    </text>
  ));
}

const LETTER_WIDTH = 6.6;

function shortened(name: string, width: number): string {
  const most = Math.max(3, Math.floor(width / LETTER_WIDTH));
  const letters = [...name];
  return letters.length <= most
    ? name
    : `${letters
        .slice(0, most - 1)
        .join('')
        .trim()}…`;
}

/** The same for those who cannot see it: a row a mark, a column a player. */
function ChartTable({ data, names }: { readonly data: ChartData; readonly names: Names }): ReactNode {
  return (
    <div className="unseen">
      <table>
        <caption>
          {data.title}
          {data.goal !== undefined && `. ${t('replay.goal', { goal: data.goal })}`}
        </caption>
        <thead>
          <tr>
            <th scope="col">{t('replay.chart-marks')}</th>
            {data.values.map((_, seat) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: seats do not change places
              <th key={seat} scope="col">
                {names.of(seat)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.marks.map(({ label, moment }, index) => (
            <tr key={moment}>
              {/* A mark without a label on the axis is a step. */}
              <th scope="row">{label === '' ? t('replay.mark-step', { step: moment }) : label}</th>
              {data.values.map((values, seat) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: seats do not change places
                <td key={seat}>{values[index]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

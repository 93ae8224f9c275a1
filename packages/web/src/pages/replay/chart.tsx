import type { Seat } from '@pouch/rules';
import { type PointerEvent, type ReactNode, useMemo } from 'react';
import { usePhone } from '../../device/media.ts';
import { chartFrame, positionAt, xOf } from '../../replay/chart-frame.ts';
import type { Scale } from '../../replay/scale.ts';
import type { ChartData, Names } from '../../table/kit.ts';
import style from './chart.module.css';
import { Grid, LineEnds, Lines, TickLabels } from './chart-lines.tsx';
import { ChartTable } from './chart-table.tsx';
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

/** Value by round for each player. Lines differ by pattern and mark, and end in value and name. */
export function Chart({ data, scale, position, only, names, go }: ChartProps): ReactNode {
  const [ref, { width, height }] = useSize();
  const device = usePhone() ? 'phone' : 'desktop';
  const frame = useMemo(() => chartFrame(data, scale, { width, height, device }), [data, scale, width, height, device]);
  const place = scale.place(position);
  const point = (event: PointerEvent<SVGSVGElement>): void => {
    if (event.type === 'pointerdown') event.currentTarget.setPointerCapture(event.pointerId);
    else if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    go(positionAt(frame, event.clientX - event.currentTarget.getBoundingClientRect().left));
  };
  const now = xOf(frame, place);
  return (
    <div ref={ref} className={style.room}>
      {width > 0 && (
        <svg width={width} height={height} aria-hidden="true" onPointerDown={point} onPointerMove={point}>
          <Grid frame={frame} goal={data.goal} />
          <TickLabels frame={frame} place={place} />
          <line className={style.place} x1={now} x2={now} y1={frame.top - 6} y2={frame.bottom + 6} />
          <Lines frame={frame} data={data} only={only} place={place} />
          <LineEnds frame={frame} data={data} only={only} names={names} />
        </svg>
      )}
      <ChartTable data={data} names={names} />
    </div>
  );
}

import { type ReactNode, useMemo } from 'react';
import { usePhone } from '../../device/media.ts';
import { chartFrame } from '../../replay/chart-frame.ts';
import type { Names } from '../../table/kit.ts';
import { Crest } from '../../ui/crest.tsx';
import { t } from '../../words/t.ts';
import { Grid, LineEnds, Lines, TickLabels } from '../replay/chart-lines.tsx';
import { ChartTable } from '../replay/chart-table.tsx';
import { useSize } from '../replay/use-size.ts';
import style from './ending-chart.module.css';
import type { EndingModel } from './model.ts';

export interface EndingChartProps {
  readonly model: Pick<EndingModel, 'chart' | 'scale'>;
  readonly names: Names;
}

/** The game as lines that draw themselves once, from left to right. */
export function EndingChart({ model: { chart, scale }, names }: EndingChartProps): ReactNode {
  const [ref, { width, height }] = useSize();
  const device = usePhone() ? 'phone' : 'desktop';
  const frame = useMemo(
    () => chartFrame(chart, scale, { width, height, device }),
    [chart, scale, width, height, device],
  );
  const all: Names = {
    of: (seat) => (names.isYou(seat) ? t('ending.you') : names.of(seat)),
    isYou: names.isYou,
  };
  return (
    <section className={`card ${style.chart}`} aria-label={chart.title}>
      <div className={`row wrap spread ${style.head}`}>
        <h3 className="unseen-on-phone">{chart.title}</h3>
        <ul className={`row wrap ${style.legend}`} aria-hidden="true">
          {chart.values.map((_, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: seats do not change places
            <li key={seat} className="row">
              <Crest seat={seat} size={16} />
              <span className="cut">{all.of(seat)}</span>
            </li>
          ))}
        </ul>
      </div>
      <div ref={ref} className={style.room}>
        {width > 0 && height > 0 && (
          <svg width={width} height={height} aria-hidden="true">
            <Grid frame={frame} goal={chart.goal} />
            <TickLabels frame={frame} place={scale.length} />
            <g className={style.lines}>
              <Lines frame={frame} data={chart} only={undefined} place={scale.length} />
            </g>
            <LineEnds frame={frame} data={chart} only={undefined} names={all} />
          </svg>
        )}
        <ChartTable data={chart} names={names} />
      </div>
    </section>
  );
}

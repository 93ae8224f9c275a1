import type { ReactNode } from 'react';
import type { ChartData, Names } from '../../table/kit.ts';
import { t } from '../../words/t.ts';

/** The chart for those who cannot see it: a row a mark, a column a player. */
export function ChartTable({ data, names }: { readonly data: ChartData; readonly names: Names }): ReactNode {
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

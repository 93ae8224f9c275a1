import type { Seat } from '@pouch/rules';
import { type ReactNode, useState } from 'react';
import { Crest } from '../../ui/crest.tsx';
import { t } from '../../words/t.ts';
import { Chart, type ChartProps } from './chart.tsx';
import style from './chart-panel.module.css';

/** The chart with its legend. A press on a name shows that player alone. */
export function ChartPanel(props: Omit<ChartProps, 'only'>): ReactNode {
  const { data, names } = props;
  const [only, setOnly] = useState<Seat>();
  if (data.marks.length < 2)
    return (
      <section className={`panel ${style.panel}`} aria-label={data.title}>
        <p className="dim">{t('replay.no-chart')}</p>
      </section>
    );
  return (
    <section className={`panel ${style.panel}`} aria-label={data.title}>
      <div className={`row wrap spread ${style.head}`}>
        {/* The legend is enough beside a small chart; the title is still said. */}
        <h2 className="unseen-on-phone">{data.title}</h2>
        {data.values.length > 1 && (
          <fieldset className={`row wrap ${style.legend}`} aria-label={t('replay.legend')}>
            {data.values.map((_, seat) => (
              <button
                // biome-ignore lint/suspicious/noArrayIndexKey: seats do not change places
                key={seat}
                type="button"
                className="row"
                aria-pressed={only === seat}
                title={only === seat ? t('replay.legend-all') : t('replay.legend-only', { name: names.of(seat) })}
                onClick={() => setOnly(only === seat ? undefined : seat)}
              >
                <Crest seat={seat} size={18} />
                <span className="cut">{names.of(seat)}</span>
              </button>
            ))}
          </fieldset>
        )}
      </div>
      <Chart {...props} only={only} />
    </section>
  );
}

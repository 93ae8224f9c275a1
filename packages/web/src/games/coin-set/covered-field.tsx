import { coinSetInternals as internals } from '@pouch/rules';
import type { CSSProperties, ReactNode } from 'react';
import { Art } from '../../art/art.tsx';
import { pouchMark } from '../../art/drawings.ts';
import { useThemeName } from '../../device/media.ts';
import { t } from '../../words/t.ts';
import { cellOf, gridOf } from './cells.ts';
import coinStyle from './coin.module.css';
import style from './field.module.css';
import type { Slots } from './slots.ts';
import { useLayout } from './use-layout.ts';

/** Where the coins will lie or lay before a pause: nothing of them is on the page until the countdown ends. */
export function CoveredField({ slots }: { readonly slots: Slots }): ReactNode {
  const layout = useLayout('table');
  const mark = pouchMark(useThemeName());
  const taken = new Set(
    slots.of.size > 0 ? slots.of.values() : Array.from({ length: internals.SPREAD }, (_, at) => at),
  );
  const { rows, columns } = gridOf(layout, taken);
  return (
    <section className={style.field} aria-label={t('coin-set.table')} data-layout={layout} data-size="table" data-board>
      <p className="unseen">{t('coin-set.start.covered')}</p>
      <div className={style.grid} style={{ '--columns': columns, '--rows': rows } as CSSProperties} aria-hidden="true">
        {[...taken].map((slot) => {
          const cell = cellOf(layout, slot, taken);
          return (
            <span
              key={slot}
              className={coinStyle.spot}
              data-arrives="covered"
              style={{ gridRow: cell.row, gridColumn: layout === 'hex' ? `${cell.column} / span 2` : cell.column }}
            >
              <span className={coinStyle.back}>
                <Art drawing={mark} label="" className={coinStyle.mark} />
              </span>
              <span className={coinStyle.foot} />
            </span>
          );
        })}
      </div>
    </section>
  );
}

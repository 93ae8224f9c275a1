import type { ReactNode } from 'react';
import { t } from '../../words/t.ts';
import type { SumLine } from './bid-sum.ts';
import style from './sum.module.css';

/** The value's sum, line by line, and what it costs. */
export function Sum({ lines, paid }: { readonly lines: readonly SumLine[]; readonly paid: number }): ReactNode {
  return (
    <dl className={style.sum} aria-label={t('realm.sum')}>
      {lines.map(({ key, label, value, kind }) => (
        <div key={key} data-kind={kind}>
          <dt>{label}</dt>
          <dd>{kind === 'gone' ? <s>{value}</s> : value}</dd>
        </div>
      ))}
      {lines.length > 0 && (
        <div data-kind="paid">
          <dt>{t('realm.value.pays')}</dt>
          <dd>{paid}</dd>
        </div>
      )}
    </dl>
  );
}

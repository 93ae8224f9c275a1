import type { ReactNode } from 'react';
import type { BestLine } from '../../table/descriptor.ts';
import { t } from '../../words/t.ts';
import style from './home-card.module.css';

export const BestsCard = ({ lines }: { readonly lines: readonly BestLine[] }): ReactNode => (
  <section className={`card ${style.card}`} aria-labelledby="bests">
    <div className={`row ${style.head}`}>
      <h2 id="bests">{t('home.bests')}</h2>
    </div>
    <dl className={style.lines}>
      {lines.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  </section>
);

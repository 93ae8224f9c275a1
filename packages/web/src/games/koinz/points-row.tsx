import { has, koinzInternals, type Seat } from '@pouch/rules';
import { ArrowRight } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import type { Names } from '../../table/kit.ts';
import { Crest } from '../../ui/crest.tsx';
import { t } from '../../words/t.ts';
import style from './points-row.module.css';
import type { View } from './types.ts';

const { leaderOf, pointsOn } = koinzInternals;

export interface PointsRowProps {
  readonly view: View;
  readonly surface: number;
  readonly names: Names;
  /** What the ghost would make of them. */
  readonly after?: readonly number[] | undefined;
  readonly size: 'full' | 'tiny';
}

/** Everybody's points on a surface, and who leads. */
export const PointsRow = memo(function PointsRow({ view, surface, names, after, size }: PointsRowProps): ReactNode {
  const points = pointsOn(view.surfaces[surface] ?? [], view.seats);
  const leader = leaderOf(points, view.active);
  return (
    <ul className={`row ${style.points} ${style[size]}`}>
      {points.map((count, seat) =>
        has(view.active, seat) ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the index is the seat
          <li key={seat} className={`row ${style.chip}`} data-leads={seat === leader}>
            <Crest seat={seat} name={size === 'full' ? names.of(seat) : ''} size={size === 'full' ? 18 : 12} />
            <span className="unseen">{spoken(names, seat, count)}</span>
            <span className={`number ${style.number}`} aria-hidden="true">
              {count}
            </span>
            {seat === leader && <span className="unseen">{t('koinz.leads')}</span>}
            {size === 'full' && seat === leader && (
              <span className={style.leads} aria-hidden="true">
                {t('koinz.leads')}
              </span>
            )}
            <Change from={count} to={after?.[seat]} />
          </li>
        ) : null,
      )}
    </ul>
  );
});

const spoken = (names: Names, seat: Seat, points: number): string =>
  names.isYou(seat) ? t('koinz.points-of-you', { points }) : t('koinz.points-of', { name: names.of(seat), points });

function Change({ from, to }: { readonly from: number; readonly to: number | undefined }): ReactNode {
  if (to === undefined || to === from) return null;
  return (
    <span className={`row ${style.change}`} data-less={to < from}>
      <ArrowRight size={13} aria-hidden="true" />
      <span className="unseen">{t('koinz.would-be', { points: to })}</span>
      <span className="number" aria-hidden="true">
        {to}
      </span>
    </span>
  );
}

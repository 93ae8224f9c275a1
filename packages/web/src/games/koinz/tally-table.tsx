import type { Seat } from '@pouch/rules';
import { memo, type ReactNode } from 'react';
import type { Names } from '../../table/kit.ts';
import { Crest } from '../../ui/crest.tsx';
import { t } from '../../words/t.ts';
import { placeName } from './places.ts';
import type { Show } from './show.ts';
import { type TallyRow, tallyOf } from './tally.ts';
import style from './tally-table.module.css';

export interface TallyTableProps {
  readonly show: Show;
  readonly names: Names;
}

/** The round in figures: a row for each surface, and below them how the game stands. */
export const TallyTable = memo(function TallyTable({ show, names }: TallyTableProps): ReactNode {
  const { seats, rows, won } = tallyOf(show);
  return (
    <table className={style.tally}>
      <thead>
        <tr>
          <th scope="col">{t('koinz.tally.surface')}</th>
          {seats.map((seat) => (
            <th key={seat} scope="col">
              <Crest seat={seat} name={names.of(seat)} size={18} />
              <span className="unseen">{nameOf(names, seat)}</span>
            </th>
          ))}
          <th scope="col">{t('koinz.tally.winner')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <SurfaceRow key={row.surface} row={row} round={show.view.round} seats={seats} names={names} />
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('koinz.tally.won')}</th>
          {seats.map((seat) => (
            <td key={seat} className="number">
              {won[seat]}
            </td>
          ))}
          <td />
        </tr>
      </tfoot>
    </table>
  );
});

interface SurfaceRowProps extends Pick<TallyTableProps, 'names'> {
  readonly row: TallyRow;
  readonly round: number;
  readonly seats: readonly Seat[];
}

const SurfaceRow = ({ row, round, seats, names }: SurfaceRowProps): ReactNode => (
  <tr data-state={row.state}>
    <th scope="row" className="cut">
      {placeName(round, row.surface)}
    </th>
    {seats.map((seat) => (
      <td key={seat} className="number" data-wins={seat === row.winner}>
        {row.points[seat]}
      </td>
    ))}
    <td className="cut">
      <Winner winner={row.winner} names={names} />
    </td>
  </tr>
);

function Winner({ winner, names }: { readonly winner: TallyRow['winner']; readonly names: Names }): ReactNode {
  if (winner === undefined) return <span className="unseen">{t('koinz.tally.open')}</span>;
  return winner === null ? t('koinz.tally.nobody') : <b>{nameOf(names, winner)}</b>;
}

const nameOf = (names: Names, seat: Seat): string => (names.isYou(seat) ? t('koinz.tally.you') : names.of(seat));

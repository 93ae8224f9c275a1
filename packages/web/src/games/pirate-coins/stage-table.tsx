import type { Seat } from '@pouch/rules';
import { Ellipsis, TreePalm } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import { pirateCoin } from '../../art/drawings.ts';
import type { Names } from '../../table/kit.ts';
import { Coin } from '../../ui/coin.tsx';
import { Crest } from '../../ui/crest.tsx';
import { t } from '../../words/t.ts';
import type { Lack } from './split.ts';
import { SPOTS } from './spots.ts';
import type { StageRow } from './stage-rows.ts';
import style from './stage-table.module.css';
import { Tick } from './tick.tsx';
import { ValueCoins } from './value-coins.tsx';
import { coinWords, lackWords, signed } from './words.ts';

export interface StageTableProps {
  readonly rows: readonly StageRow[];
  readonly names: Names;
  /** Whose row is lit. */
  readonly mine?: Seat | undefined;
}

/** The players in this turn: what they chose, what they took and why they got nothing, and their booty. */
export const StageTable = ({ rows, names, mine }: StageTableProps): ReactNode => (
  <div className={style.room}>
    <table
      className={style.table}
      data-crowd={rows.length > 3 ? 'many' : 'few'}
      style={{ '--rows': rows.length } as CSSProperties}
    >
      <caption className="unseen">{t('pirate.rows')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('pirate.rows.player')}</th>
          <th scope="col">{t('pirate.rows.choice')}</th>
          <th scope="col">{t('pirate.rows.share')}</th>
          <th scope="col">{t('pirate.rows.booty')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.seat} data-mine={row.seat === mine} data-doing={row.doing} data-spot={SPOTS.booty(row.seat)}>
            <th scope="row">
              <span className={style.player}>
                <Crest seat={row.seat} name={names.of(row.seat)} size={22} />
                <span className="cut">{names.isYou(row.seat) ? t('pirate.rows.you') : names.of(row.seat)}</span>
              </span>
            </th>
            <td>
              <Choice row={row} />
            </td>
            <td>
              <Share row={row} whose={row.seat === mine ? 'yours' : 'theirs'} />
            </td>
            <td className={style.booty}>
              <Booty row={row} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

function Choice({ row: { doing } }: { readonly row: StageRow }): ReactNode {
  return (
    <span className={style.choice} key={doing}>
      <ChoiceSign doing={doing} />
      <span className={style.word}>{choiceWord(doing)}</span>
    </span>
  );
}

function ChoiceSign({ doing }: Pick<StageRow, 'doing'>): ReactNode {
  switch (doing) {
    case 'plunder':
      return <Coin drawing={pirateCoin('gold', 'monster', 33)} size={24} label="" />;
    case 'sally':
      return <Coin drawing={pirateCoin('gold', 'skull', 33)} size={24} label="" />;
    case 'chosen':
      return <Tick size={12} />;
    case 'choosing':
      return <Ellipsis size={16} aria-hidden="true" />;
    case 'ashore':
      return <TreePalm size={18} aria-hidden="true" />;
    case 'aboard':
      return null;
  }
}

function choiceWord(doing: StageRow['doing']): string {
  switch (doing) {
    case 'plunder':
      return t('pirate.plunder');
    case 'sally':
      return t('pirate.sally');
    case 'aboard':
    case 'choosing':
    case 'chosen':
    case 'ashore':
      return t(`pirate.rows.${doing}`);
  }
}

function Share({ row, whose }: { readonly row: StageRow; readonly whose: 'yours' | 'theirs' }): ReactNode {
  const { taken, gain, lack, lost } = row;
  if (lost) return <span className={style.lost}>{t('pirate.rows.lost')}</span>;
  // Where the column before has room for a sign alone, its word is here.
  if (gain === undefined)
    return (
      <span className={style.instead} aria-hidden="true">
        {choiceWord(row.doing)}
      </span>
    );
  if (taken === undefined) return <b className={style.gain}>{signed(gain)}</b>;
  if (gain === 0) return <Nothing lack={lack ?? 'too-little'} whose={whose} />;
  return (
    <span className={style.share}>
      <b className={style.gain}>{signed(gain)}</b>
      <span className="unseen">{coinWords(taken.take)}</span>
      <ValueCoins heap={taken.take} />
      {taken.give !== 0 && (
        <>
          <small>{t('pirate.back')}</small>
          <span className="unseen">{coinWords(taken.give)}</span>
          <ValueCoins heap={taken.give} />
        </>
      )}
      {lack !== undefined && <small>{t('pirate.rows.short')}</small>}
    </span>
  );
}

/** Many rows on a phone have room for a word or two. */
const Nothing = ({ lack, whose }: { readonly lack: Lack; readonly whose: 'yours' | 'theirs' }): ReactNode => (
  <>
    <span className={style.long}>{t('pirate.rows.nothing', { why: lackWords(lack, whose) })}</span>
    <span className={style.short} aria-hidden="true">
      {t('pirate.rows.nothing', { why: t(`pirate.lack-short.${lack}`) })}
    </span>
  </>
);

function Booty({ row: { before, after } }: { readonly row: StageRow }): ReactNode {
  if (before === after) return <b className="number">{after}</b>;
  return (
    <>
      <span className="unseen">{t('pirate.rows.change-words', { before, after })}</span>
      <span aria-hidden="true">
        {t('pirate.rows.change', { before, after: '' })}
        <b className="number">{after}</b>
      </span>
    </>
  );
}

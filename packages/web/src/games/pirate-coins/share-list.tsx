import type { ReactNode } from 'react';
import { explain } from '../../ui/explain.tsx';
import { useRoving } from '../../ui/roving.ts';
import { t } from '../../words/t.ts';
import style from './share-list.module.css';
import type { ShareRow } from './share-words.ts';
import { ValueCoins } from './value-coins.tsx';

/** My exact share alone, with one, with more, coin by coin. Each line says why when it is pointed at, held, or asked with I. */
export function ShareList({ rows }: { readonly rows: readonly ShareRow[] }): ReactNode {
  const { ref, ...roving } = useRoving();
  return (
    <ul className={style.list} aria-label={t('pirate.shares')} ref={ref} {...roving}>
      {rows.map((row, index) => {
        const { onKeyDown, ...pointing } = explain(row.why);
        return (
          <li key={row.key}>
            {/* biome-ignore lint/a11y/noStaticElementInteractions: nothing to press, but the line says why when it is pointed at or asked */}
            <div className={style.row} data-roving tabIndex={index === 0 ? 0 : -1} {...pointing} onKeyDown={onKeyDown}>
              <span className="unseen">{row.words}</span>
              <span className={style.who} aria-hidden="true">
                {row.who}
              </span>
              <Gain row={row} />
              <Coins row={row} />
            </div>
          </li>
        );
      })}
    </ul>
  );
}

const Gain = ({ row }: { readonly row: ShareRow }): ReactNode => (
  <b className={style.gain} aria-hidden="true">
    {row.gain}
  </b>
);

function Coins({ row: { share, left } }: { readonly row: ShareRow }): ReactNode {
  if (share === undefined)
    return (
      <span className={style.coins} aria-hidden="true">
        <small>{t('pirate.depends')}</small>
      </span>
    );
  return (
    <span className={style.coins} aria-hidden="true">
      {share.take === 0 ? t('pirate.nothing') : <ValueCoins heap={share.take} />}
      {share.give !== 0 && (
        <span className={style.part}>
          <small>{t('pirate.back')}</small>
          <ValueCoins heap={share.give} />
        </span>
      )}
      {left !== undefined && share.left !== 0 && (
        <span className={style.part}>
          <small>{t('pirate.left')}</small>
          <ValueCoins heap={share.left} size={20} />
        </span>
      )}
    </span>
  );
}

/** The same in one line, for a phone: hold one for its coins. */
export function ShareSummary({ rows }: { readonly rows: readonly ShareRow[] }): ReactNode {
  const { ref, ...roving } = useRoving();
  return (
    <div className={style.summary}>
      <span className={style.label} id="pirate-shares">
        {t('pirate.if-plunder')}
      </span>
      <ul aria-labelledby="pirate-shares" ref={ref} {...roving}>
        {rows.map((row, index) => {
          const { onKeyDown, ...pointing } = explain(row.why);
          return (
            <li key={row.key}>
              {/* biome-ignore lint/a11y/noStaticElementInteractions: nothing to press, but the line says why when it is pointed at or asked */}
              <span
                className={style.short}
                data-roving
                tabIndex={index === 0 ? 0 : -1}
                {...pointing}
                onKeyDown={onKeyDown}
              >
                <span className="unseen">{row.words}</span>
                <span aria-hidden="true">{row.who}</span>
                <Gain row={row} />
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

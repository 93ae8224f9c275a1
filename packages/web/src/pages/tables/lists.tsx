import type { Listed } from '@pouch/protocol';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { t } from '../../words/t.ts';
import { CardList, CardRow } from '../parts/card-list.tsx';
import style from './tables.module.css';

/** How many entries of a list are shown at first. */
const MOST_SHOWN = 12;

export function Part({ title, children }: { readonly title: string; readonly children: ReactNode }): ReactNode {
  const id = useId();
  return (
    <section className={`stack ${style.part}`} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

interface RowsProps {
  readonly tables: readonly Listed[];
  readonly row: (props: { readonly listed: Listed }) => ReactNode;
  readonly labelledBy?: string;
  /** Shows all of them, not only the first. */
  readonly all?: true;
}

export function Group({ title, ...rows }: RowsProps & { readonly title: string }): ReactNode {
  const id = useId();
  if (rows.tables.length === 0) return null;
  return (
    <div className={`stack ${style.group}`}>
      <h2 id={id}>{title}</h2>
      <Rows {...rows} labelledBy={id} />
    </div>
  );
}

/** The first rows, and a button for the rest. */
export function Rows({ tables, row: Row, labelledBy, all: isWhole }: RowsProps): ReactNode {
  const [all, setAll] = useState(isWhole === true);
  const shown = all ? tables : tables.slice(0, MOST_SHOWN);
  const more = tables.length - shown.length;
  return (
    <>
      <CardList labelledBy={labelledBy}>
        {shown.map((listed) => (
          <CardRow key={listed.about.id}>
            <Row listed={listed} />
          </CardRow>
        ))}
      </CardList>
      {more > 0 && (
        <Button look="quiet" className={style.more} onClick={() => setAll(true)}>
          {t('tables.more', { count: more })}
        </Button>
      )}
    </>
  );
}

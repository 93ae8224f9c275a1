import type { ReactNode } from 'react';
import { usePhone } from '../../device/media.ts';
import style from './data-table.module.css';

export interface DataTableProps {
  readonly head: readonly string[];
  /** The first cell names its row. */
  readonly rows: readonly { readonly name: string; readonly cells: readonly ReactNode[] }[];
  /** Above the table; 'unseen' where a heading says the same. */
  readonly caption: string;
  readonly captionIs?: 'shown' | 'unseen';
  /** 'rows': where columns have no room, each row stands by itself, one cell below the other. */
  readonly onPhones?: 'columns' | 'rows';
}

/** Facts in rows and columns. */
export function DataTable({
  head,
  rows,
  caption,
  captionIs = 'shown',
  onPhones = 'columns',
}: DataTableProps): ReactNode {
  const layout = usePhone() ? onPhones : 'columns';
  const unseen = captionIs === 'unseen';
  return (
    <table className={style.table} data-layout={layout} aria-label={unseen ? caption : undefined}>
      {!unseen && <caption>{caption}</caption>}
      <thead className={layout === 'rows' ? 'unseen' : undefined}>
        <tr>
          {head.map((words) => (
            <th key={words} scope="col">
              {words}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, cells }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns do not change places
              <td key={column}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

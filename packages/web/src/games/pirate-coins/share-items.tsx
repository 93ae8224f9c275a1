import type { ReactNode } from 'react';
import { explain } from '../../ui/explain.tsx';
import { useRoving } from '../../ui/roving.ts';
import type { ShareRow } from './share-rows.ts';

export interface ShareItemsProps {
  readonly rows: readonly ShareRow[];
  readonly className: string | undefined;
  readonly label: string;
  /** A row as it is seen; what is read out are its words, so all of it is hidden from that. */
  readonly children: (row: ShareRow) => ReactNode;
}

/** A list of shares, one stop for the Tab key. Each says why when it is pointed at, held, or asked with I. */
export function ShareItems({ rows, className, label, children }: ShareItemsProps): ReactNode {
  const { ref, ...roving } = useRoving();
  return (
    <ul className={className} aria-label={label} ref={ref} {...roving}>
      {rows.map((row, index) => {
        const { onKeyDown, ...pointing } = explain(row.why);
        return (
          <li key={row.key}>
            {/* biome-ignore lint/a11y/noStaticElementInteractions: nothing to press, but the line says why when it is pointed at or asked */}
            <div data-roving tabIndex={index === 0 ? 0 : -1} {...pointing} onKeyDown={onKeyDown}>
              <span className="unseen">{row.words}</span>
              {children(row)}
            </div>
          </li>
        );
      })}
    </ul>
  );
}

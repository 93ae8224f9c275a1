import type { ReactNode } from 'react';
import { useLow, usePhone } from '../../device/media.ts';
import { Line } from '../../table/layout.tsx';
import { Pouch } from './pouch.tsx';
import style from './table-line.module.css';
import type { Metals } from './types.ts';

/** The goal and the last round; beside them the pouch, which a phone has under its rows. */
export function TableLine({ line, pouch }: { readonly line: ReactNode; readonly pouch: Metals }): ReactNode {
  const phone = usePhone();
  const low = useLow();
  if (phone || low) return <Line>{line}</Line>;
  return (
    <Line>
      <div className={style.line}>
        {line}
        <Pouch pouch={pouch} />
      </div>
    </Line>
  );
}

import { Check } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import style from './tick.module.css';

/** The badge of a choice that is made. Words elsewhere say so. */
export const Tick = ({ size }: { readonly size: CSSProperties['fontSize'] }): ReactNode => (
  <span className={style.tick} style={{ fontSize: size }} aria-hidden="true">
    <Check size="1em" strokeWidth={4} />
  </span>
);

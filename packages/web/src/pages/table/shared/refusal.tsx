import { sentence } from '@pouch/rules';
import type { ReactNode } from 'react';
import style from './refusal.module.css';

/** Why something was refused, beside what was pressed. */
export const Refusal = ({ children }: { readonly children: string | undefined }): ReactNode => (
  <p className={style.refusal} role="alert">
    {children && sentence(children)}
  </p>
);

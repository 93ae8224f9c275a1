import { sentence } from '@pouch/rules';
import type { ReactNode } from 'react';
import { useInView } from '../../../ui/use-in-view.ts';
import style from './refusal.module.css';

/** Why something was refused, beside what was pressed. */
export const Refusal = ({ children }: { readonly children: string | undefined }): ReactNode => (
  <p className={style.refusal} role="alert" ref={useInView(children)}>
    {children && sentence(children)}
  </p>
);

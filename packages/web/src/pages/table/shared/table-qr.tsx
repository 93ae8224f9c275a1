import type { ReactNode } from 'react';
import { Qr } from '../../../ui/qr.tsx';
import { t } from '../../../words/t.ts';
import style from './table-qr.module.css';

/** The link to a table, for the camera of a phone. */
export const TableQr = ({ link, size }: { readonly link: string; readonly size: number }): ReactNode => (
  <div className={style.qr}>
    <Qr text={link} label={t('waiting-room.qr')} size={size} />
  </div>
);

import type { ReactNode } from 'react';
import { Art } from '../art/art.tsx';
import { pouchMark } from '../art/drawings.ts';
import { useThemeName } from '../device/media.ts';
import style from './message.module.css';

/** A page that has nothing to show: why, and where to go from here. */
export function Message({ title, children }: { readonly title: string; readonly children: ReactNode }): ReactNode {
  const theme = useThemeName();
  return (
    <main className={style.message}>
      <Art drawing={pouchMark(theme)} width={84} label="" />
      <h1>{title}</h1>
      {children}
    </main>
  );
}

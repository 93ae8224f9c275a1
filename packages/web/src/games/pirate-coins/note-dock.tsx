import type { Seat } from '@pouch/rules';
import { TreePalm } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Names } from '../../table/kit.ts';
import { andList } from '../../words/lists.ts';
import { t } from '../../words/t.ts';
import type { DockState } from './dock-state.ts';
import { noteFor } from './note.ts';
import style from './note-dock.module.css';
import type { Show } from './show.ts';

export interface NoteDockProps {
  readonly show: Show;
  readonly seat: Seat;
  readonly names: Names;
  readonly state: Extract<DockState, { kind: 'note' }>;
  readonly took: number | undefined;
}

/** Where there is nothing to choose: how one stands, and who is awaited. */
export function NoteDock({ show, seat, names, state: { isAshore, awaited }, took }: NoteDockProps): ReactNode {
  const { title, text } = noteFor(show, seat, took);
  return (
    <div className={style.note}>
      {isAshore && <TreePalm size={40} color="var(--ink-3)" strokeWidth={1.6} aria-hidden="true" />}
      <h2 key={title}>{title}</h2>
      <p key={text}>{text}</p>
      <p className={style.awaited} role="status">
        {awaited.length > 0 ? t('pirate.waiting', { names: andList(awaited.map(names.of)) }) : ''}
      </p>
    </div>
  );
}

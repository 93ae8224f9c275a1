import { BookOpen, DoorOpen, Keyboard, ScrollText, Settings } from 'lucide-react';
import type { ReactNode } from 'react';
import { t } from '../words/t.ts';
import type { TableAction } from './extras.ts';
import style from './menu.module.css';
import { SoundButton } from './top-bar.tsx';

export interface MenuListProps {
  readonly open: (name: 'log' | 'settings' | 'keys') => void;
  readonly openRules: () => void;
  /** What stands between the log and the rules. */
  readonly actions: readonly TableAction[];
  readonly leave: Omit<TableAction, 'icon'>;
}

/** The menu of a table or a replay. */
export function MenuList({ open, openRules, actions, leave }: MenuListProps): ReactNode {
  const items: readonly TableAction[] = [
    { label: t('table.log'), icon: <ScrollText aria-hidden="true" />, act: () => open('log') },
    ...actions,
    { label: t('table.rules'), icon: <BookOpen aria-hidden="true" />, act: openRules },
    { label: t('settings.title'), icon: <Settings aria-hidden="true" />, act: () => open('settings') },
    { label: t('keys.title'), icon: <Keyboard aria-hidden="true" />, act: () => open('keys') },
    { ...leave, icon: <DoorOpen aria-hidden="true" /> },
  ];
  return (
    <div className={`stack ${style.menu}`}>
      {items.map(({ label, icon, act }) => (
        <button key={label} type="button" className={`row ${style.item}`} onClick={act}>
          {icon} {label}
        </button>
      ))}
      <div className={`row ${style.item}`}>
        <SoundButton /> {t('settings.sound')}
      </div>
    </div>
  );
}

import {
  BookOpen,
  DoorOpen,
  GraduationCap,
  History,
  House,
  type LucideIcon,
  Printer,
  Settings,
  Users,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Sheet } from '../ui/sheet.tsx';
import { type MessageId, t } from '../words/t.ts';
import style from './menu-sheet.module.css';
import { PLACES } from './places.ts';

const ICONS: Readonly<Record<(typeof PLACES)[number]['path'], LucideIcon>> = {
  '/': House,
  '/lobby': DoorOpen,
  '/tables': Users,
  '/learn': GraduationCap,
  '/print': Printer,
  '/replays': History,
};

const ENTRIES: readonly { readonly path: string; readonly words: MessageId; readonly icon: LucideIcon }[] = [
  ...PLACES.map((place) => ({ ...place, icon: ICONS[place.path] })),
  { path: '/settings', words: 'settings.title', icon: Settings },
  { path: '/credits', words: 'nav.credits', icon: BookOpen },
];

/** Every page that has a link of its own. */
export default function MenuSheet({ onClose }: { readonly onClose: () => void }): ReactNode {
  return (
    <Sheet title={t('app.name')} onClose={onClose}>
      <nav className={style.menu} aria-label={t('nav.label')}>
        {ENTRIES.map(({ path, words, icon: Icon }) => (
          <Link key={path} href={path} onClick={onClose}>
            <Icon aria-hidden="true" /> {t(words)}
          </Link>
        ))}
      </nav>
    </Sheet>
  );
}

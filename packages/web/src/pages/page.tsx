import { BookOpen, GraduationCap, History, House, Menu, Moon, Printer, Settings, Sun, Users } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { Art } from '../art/art.tsx';
import { pouchMark } from '../art/drawings.ts';
import { useThemeName } from '../device/media.ts';
import { changeSettings, useSettings } from '../device/settings.ts';
import { IconButton } from '../ui/button.tsx';
import { Crest } from '../ui/crest.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { type MessageId, t } from '../words/t.ts';
import style from './page.module.css';

const PLACES = [
  { path: '/', words: 'nav.play', icon: House },
  { path: '/tables', words: 'nav.tables', icon: Users },
  { path: '/learn', words: 'nav.learn', icon: GraduationCap },
  { path: '/print', words: 'nav.print', icon: Printer },
  { path: '/replays', words: 'nav.replays', icon: History },
] as const satisfies readonly { path: string; words: MessageId; icon: unknown }[];

const MORE = [
  { path: '/settings', words: 'settings.title', icon: Settings },
  { path: '/credits', words: 'nav.credits', icon: BookOpen },
] as const satisfies readonly { path: string; words: MessageId; icon: unknown }[];

export interface PageProps {
  /** Of the tab, and for screen readers when the page is opened. */
  readonly title: string;
  readonly children: ReactNode;
  readonly className?: string;
  /** What stands first in the foot. */
  readonly foot?: ReactNode;
}

/** Every page that is not a table: the bar on top, the page, the foot. */
export function Page({ title, children, className = '', foot }: PageProps): ReactNode {
  useTitle(title);
  return (
    <>
      <a className={style.skip} href="#main">
        {t('nav.skip')}
      </a>
      <PageBar />
      <main id="main" className={`${style.main} ${className}`} tabIndex={-1}>
        {children}
      </main>
      <footer className={style.foot}>
        {foot}
        <span>{t('foot.icons')}</span>
        <Link href="/credits">{t('nav.credits')}</Link>
      </footer>
    </>
  );
}

export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title === '' ? 'Pouch' : t('page.title', { title });
  }, [title]);
}

function PageBar(): ReactNode {
  const theme = useThemeName();
  const [path] = useLocation();
  const [menu, setMenu] = useState(false);
  const { name, crest } = useSettings();
  const shownName = name === '' ? t('me.unnamed') : name;
  const isAt = (place: string): boolean => (place === '/' ? path === '/' : path.startsWith(place));
  return (
    <header className={style.bar}>
      <Link href="/" className={style.brand} aria-label={t('home.link')}>
        <Art drawing={pouchMark(theme)} width={34} label="" />
        <span aria-hidden="true">{t('app.name')}</span>
      </Link>
      <nav className={style.nav} aria-label={t('nav.label')}>
        {PLACES.map(({ path: place, words }) => (
          <Link key={place} href={place} aria-current={isAt(place) ? 'page' : undefined}>
            {t(words)}
          </Link>
        ))}
      </nav>
      <div className={style.end}>
        <IconButton
          label={t(theme === 'dark' ? 'theme.to-parchment' : 'theme.to-dark')}
          onClick={() => changeSettings({ theme: theme === 'dark' ? 'parchment' : 'dark' })}
        >
          {theme === 'dark' ? <Sun size={20} aria-hidden="true" /> : <Moon size={20} aria-hidden="true" />}
        </IconButton>
        <Link href="/settings" className={style.me} aria-label={t('me.label', { name: shownName })}>
          <Crest seat={crest} name={shownName} size={26} />
          <span className={`cut ${style.meName}`}>{shownName}</span>
        </Link>
        <IconButton label={t('table.menu')} onClick={() => setMenu(true)}>
          <Menu aria-hidden="true" />
        </IconButton>
      </div>
      {menu && (
        <Sheet title={t('app.name')} onClose={() => setMenu(false)}>
          <nav className={style.menu} aria-label={t('nav.label')}>
            {[...PLACES, ...MORE].map(({ path: place, words, icon: Icon }) => (
              <Link key={place} href={place} onClick={() => setMenu(false)}>
                <Icon aria-hidden="true" /> {t(words)}
              </Link>
            ))}
          </nav>
        </Sheet>
      )}
    </header>
  );
}

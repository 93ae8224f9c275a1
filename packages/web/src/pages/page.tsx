import { Menu, Moon, Sun } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { Art } from '../art/art.tsx';
import { pouchMark } from '../art/drawings.ts';
import { useThemeName } from '../device/media.ts';
import { changeSettings, useSettings } from '../device/settings.ts';
import { IconButton } from '../ui/button.tsx';
import { Crest } from '../ui/crest.tsx';
import { t } from '../words/t.ts';
import style from './page.module.css';
import { isAt, PLACES } from './places.ts';

const MenuSheet = lazy(() => import('./menu-sheet.tsx'));

export interface PageProps {
  /** Of the tab, and for screen readers when the page is opened. */
  readonly title: string;
  readonly children: ReactNode;
  readonly className?: string | undefined;
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
      <footer className={`row wrap spread ${style.foot}`}>
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
  return (
    <header className={`row ${style.bar}`}>
      <Link href="/" className={`row ${style.brand}`} aria-label={t('home.link')}>
        <Art drawing={pouchMark(theme)} width={34} label="" />
        <span aria-hidden="true">{t('app.name')}</span>
      </Link>
      <nav className={`row ${style.nav}`} aria-label={t('nav.label')}>
        {PLACES.map(({ path: place, words }) => (
          <Link key={place} href={place} aria-current={isAt(place, path) ? 'page' : undefined}>
            {t(words)}
          </Link>
        ))}
      </nav>
      <div className={`row ${style.end}`}>
        <IconButton
          label={t(theme === 'dark' ? 'theme.to-parchment' : 'theme.to-dark')}
          onClick={() => changeSettings({ theme: theme === 'dark' ? 'parchment' : 'dark' })}
        >
          {theme === 'dark' ? <Sun size={20} aria-hidden="true" /> : <Moon size={20} aria-hidden="true" />}
        </IconButton>
        <Link href="/settings" className={`row ${style.me}`} aria-label={t('me.label', { name: shownName })}>
          <Crest seat={crest} name={shownName} size={26} />
          <span className="cut">{shownName}</span>
        </Link>
        <IconButton label={t('table.menu')} onClick={() => setMenu(true)}>
          <Menu aria-hidden="true" />
        </IconButton>
      </div>
      {menu && (
        <Suspense>
          <MenuSheet onClose={() => setMenu(false)} />
        </Suspense>
      )}
    </header>
  );
}

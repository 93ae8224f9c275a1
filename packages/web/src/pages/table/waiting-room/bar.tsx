import { BookOpen, ChevronLeft, DoorOpen, Settings } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { Art } from '../../../art/art.tsx';
import { pouchMark } from '../../../art/drawings.ts';
import { usePhone, useThemeName } from '../../../device/media.ts';
import style from '../../../table/top-bar.module.css';
import { SoundButton } from '../../../table/top-bar.tsx';
import { IconButton } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { t } from '../../../words/t.ts';
import own from './bar.module.css';

const SettingsForm = lazy(() => import('../../settings/settings-form.tsx'));

export interface WaitingBarProps {
  readonly game: string;
  readonly rules: string;
}

/** The top bar of a table that has nothing to play at yet. */
export function WaitingBar({ game, rules }: WaitingBarProps): ReactNode {
  const phone = usePhone();
  const theme = useThemeName();
  const [, go] = useLocation();
  const [isOpen, setOpen] = useState(false);
  const leave = (): void => go('/');
  const settings = (
    <IconButton label={t('settings.title')} onClick={() => setOpen(true)}>
      <Settings size={20} aria-hidden="true" />
    </IconButton>
  );
  const rulesLink = (
    <Link href={rules} className={own.link} aria-label={t('table.rules')} title={t('table.rules')}>
      <BookOpen size={20} aria-hidden="true" />
    </Link>
  );
  return (
    <header className={style.bar}>
      {phone ? (
        <>
          <IconButton label={t('table.leave')} onClick={leave}>
            <ChevronLeft aria-hidden="true" />
          </IconButton>
          <div className={`${style.side} ${style.titles}`}>
            <h1>{game}</h1>
            <span>{t('waiting-room.title')}</span>
          </div>
          {rulesLink}
          {settings}
        </>
      ) : (
        <>
          <div className={style.side}>
            <Link href="/" className={style.brand} aria-label={t('home.link')}>
              <Art drawing={pouchMark(theme)} width={30} label="" />
            </Link>
            <h1 className={style.name}>{game}</h1>
            <Chip>{t('waiting-room.title')}</Chip>
          </div>
          <div className={`${style.side} ${style.end}`}>
            {rulesLink}
            <SoundButton />
            {settings}
            <IconButton label={t('table.leave')} onClick={leave}>
              <DoorOpen size={20} aria-hidden="true" />
            </IconButton>
          </div>
        </>
      )}
      {isOpen && (
        <Sheet title={t('settings.title')} onClose={() => setOpen(false)}>
          <Suspense>
            <SettingsForm />
          </Suspense>
        </Sheet>
      )}
    </header>
  );
}

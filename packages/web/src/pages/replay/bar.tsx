import { BookOpen, ChevronLeft, Menu, ScrollText, Settings, Share2, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Art } from '../../art/art.tsx';
import { pouchMark } from '../../art/drawings.ts';
import { usePhone, useThemeName, useWide } from '../../device/media.ts';
import bar from '../../table/top-bar.module.css';
import { SoundButton } from '../../table/top-bar.tsx';
import { IconButton } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { t } from '../../words/t.ts';
import type { ReplayPanelName } from './panels.tsx';
import style from './screen.module.css';

export interface ReplayBarProps {
  readonly game: string;
  /** 'Finished, 8 rounds' */
  readonly state: string;
  readonly rules: string;
  readonly open: (panel: ReplayPanelName) => void;
  readonly share: () => void;
  readonly leave: () => void;
}

export function ReplayBar({ game, state, rules, open, share, leave }: ReplayBarProps): ReactNode {
  const phone = usePhone();
  const wide = useWide();
  const theme = useThemeName();
  if (phone)
    return (
      <header className={bar.bar}>
        <IconButton label={t('replay.leave')} onClick={leave}>
          <ChevronLeft aria-hidden="true" />
        </IconButton>
        <div className={`${bar.side} ${bar.titles}`}>
          <h1>{game}</h1>
          <span>{state}</span>
        </div>
        <IconButton label={t('replay.share')} onClick={share}>
          <Share2 size={20} aria-hidden="true" />
        </IconButton>
        <IconButton label={t('table.menu')} onClick={() => open('menu')}>
          <Menu aria-hidden="true" />
        </IconButton>
      </header>
    );
  return (
    <header className={bar.bar}>
      <div className={bar.side}>
        <Link href="/" className={bar.brand} aria-label={t('home.link')}>
          <Art drawing={pouchMark(theme)} width={30} label="" />
        </Link>
        <h1 className={bar.name}>{game}</h1>
        <Chip>{state}</Chip>
      </div>
      <div className={`${bar.side} ${bar.end}`}>
        {!wide && (
          <>
            <IconButton label={t('replay.share')} onClick={share}>
              <Share2 size={20} aria-hidden="true" />
            </IconButton>
            <IconButton label={t('table.log')} onClick={() => open('log')}>
              <ScrollText size={20} aria-hidden="true" />
            </IconButton>
          </>
        )}
        <Link href={rules} className={style.barLink} aria-label={t('table.rules')} title={t('table.rules')}>
          <BookOpen size={20} aria-hidden="true" />
        </Link>
        <SoundButton />
        <IconButton label={t('settings.title')} onClick={() => open('settings')}>
          <Settings size={20} aria-hidden="true" />
        </IconButton>
        {wide ? (
          <IconButton label={t('replay.leave')} onClick={leave}>
            <X size={20} aria-hidden="true" />
          </IconButton>
        ) : (
          <IconButton label={t('table.menu')} onClick={() => open('menu')}>
            <Menu aria-hidden="true" />
          </IconButton>
        )}
      </div>
    </header>
  );
}

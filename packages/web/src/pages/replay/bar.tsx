import { Menu, ScrollText, Settings, Share2, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { usePhone, useWide } from '../../device/media.ts';
import bar from '../../table/top-bar.module.css';
import { DesktopTitle, PhoneTitle, RulesLink, SoundButton } from '../../table/top-bar.tsx';
import { IconButton } from '../../ui/button.tsx';
import { t } from '../../words/t.ts';
import type { ReplayPanelName } from './panels.tsx';

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
  if (phone)
    return (
      <header className={bar.bar}>
        <PhoneTitle game={game} state={state} leave={{ label: t('replay.leave'), act: leave }} />
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
      <DesktopTitle game={game} state={state} />
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
        <RulesLink to={rules} />
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

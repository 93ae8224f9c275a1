import { DoorOpen, Settings } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import { usePhone } from '../../../device/media.ts';
import { SettingsSheet } from '../../../settings/settings-sheet.tsx';
import style from '../../../table/top-bar.module.css';
import { DesktopTitle, PhoneTitle, RulesLink, SoundButton } from '../../../table/top-bar.tsx';
import { IconButton } from '../../../ui/button.tsx';
import { t } from '../../../words/t.ts';

export interface WaitingBarProps {
  readonly game: string;
  readonly rules: string;
}

/** The top bar of a table that has nothing to play at yet. */
export function WaitingBar({ game, rules }: WaitingBarProps): ReactNode {
  const phone = usePhone();
  const [, go] = useLocation();
  const [isOpen, setOpen] = useState(false);
  const leave = (): void => go('/');
  const settings = (
    <IconButton label={t('settings.title')} onClick={() => setOpen(true)}>
      <Settings size={20} aria-hidden="true" />
    </IconButton>
  );
  return (
    <header className={style.bar}>
      {phone ? (
        <>
          <PhoneTitle game={game} state={t('waiting-room.title')} leave={{ label: t('table.leave'), act: leave }} />
          <RulesLink to={rules} />
          {settings}
        </>
      ) : (
        <>
          <DesktopTitle game={game} state={t('waiting-room.title')} />
          <div className={`${style.side} ${style.end}`}>
            <RulesLink to={rules} />
            <SoundButton />
            {settings}
            <IconButton label={t('table.leave')} onClick={leave}>
              <DoorOpen size={20} aria-hidden="true" />
            </IconButton>
          </div>
        </>
      )}
      {isOpen && <SettingsSheet close={() => setOpen(false)} />}
    </header>
  );
}

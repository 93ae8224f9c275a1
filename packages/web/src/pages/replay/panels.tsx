import { BookOpen, DoorOpen, Download, Keyboard, Link2, ScrollText, Settings, Trash2 } from 'lucide-react';
import { lazy, type ReactNode, Suspense } from 'react';
import { useLocation } from 'wouter';
import type { AnyKit, Names } from '../../games/kit.ts';
import { Log } from '../../table/log.tsx';
import table from '../../table/panels.module.css';
import { Keys } from '../../table/panels.tsx';
import type { Moment } from '../../table/source.ts';
import { SoundButton } from '../../table/top-bar.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { t } from '../../words/t.ts';
import type { Actions } from './use-actions.ts';

const SettingsForm = lazy(() => import('../settings/settings-form.tsx'));

export type ReplayPanelName = 'log' | 'menu' | 'settings' | 'keys';

export interface ReplayPanelProps {
  readonly name: ReplayPanelName;
  readonly close: () => void;
  readonly open: (name: ReplayPanelName) => void;
  readonly kit: AnyKit;
  readonly names: Names;
  /** Up to the place of the replay. */
  readonly moments: readonly Moment[];
  readonly rules: string;
  readonly actions: Actions;
  readonly leave: () => void;
}

/** What opens over a replay. */
export function ReplayPanel(props: ReplayPanelProps): ReactNode {
  const { name, close, kit, names, moments } = props;
  switch (name) {
    case 'log':
      return (
        <Sheet title={t('table.log')} onClose={close}>
          <Log kit={kit} names={names} moments={moments} />
        </Sheet>
      );
    case 'settings':
      return (
        <Sheet title={t('settings.title')} onClose={close}>
          <Suspense>
            <SettingsForm />
          </Suspense>
        </Sheet>
      );
    case 'keys':
      return (
        <Sheet title={t('keys.title')} onClose={close}>
          <Keys keys={keys()} />
        </Sheet>
      );
    case 'menu':
      return (
        <Sheet title={kit.game.name} onClose={close}>
          <MenuList {...props} />
        </Sheet>
      );
  }
}

const keys = (): readonly { readonly keys: readonly string[]; readonly does: string }[] => [
  { keys: ['←', '→'], does: t('replay.keys.step') },
  { keys: ['Shift ←', 'Shift →'], does: t('replay.keys.round') },
  { keys: ['Home', 'End'], does: t('replay.keys.ends') },
  { keys: ['Space'], does: t('replay.keys.play') },
  { keys: ['+', '−'], does: t('replay.keys.speed') },
  { keys: ['V'], does: t('replay.keys.look') },
  { keys: ['Y'], does: t('replay.keys.copy') },
  { keys: ['D'], does: t('replay.keys.save') },
  { keys: ['Enter'], does: t('replay.keys.rematch') },
  { keys: ['L'], does: t('replay.keys.log') },
  { keys: ['M'], does: t('keys.sound') },
  { keys: ['?'], does: t('keys.title') },
];

function MenuList({ open, close, rules, actions, leave }: ReplayPanelProps): ReactNode {
  const [, go] = useLocation();
  const then = (act: () => void) => (): void => {
    close();
    act();
  };
  return (
    <div className={table.menu}>
      <button type="button" onClick={() => open('log')}>
        <ScrollText aria-hidden="true" /> {t('table.log')}
      </button>
      <button type="button" onClick={then(actions.copyLink)}>
        <Link2 aria-hidden="true" /> {t('replay.copy-link')}
      </button>
      <button type="button" onClick={then(actions.saveRecord)}>
        <Download aria-hidden="true" /> {t('replay.save-record')}
      </button>
      {actions.remove !== undefined && (
        <button type="button" onClick={then(actions.remove)}>
          <Trash2 aria-hidden="true" /> {t('replay.delete')}
        </button>
      )}
      <button type="button" onClick={() => go(rules)}>
        <BookOpen aria-hidden="true" /> {t('table.rules')}
      </button>
      <button type="button" onClick={() => open('settings')}>
        <Settings aria-hidden="true" /> {t('settings.title')}
      </button>
      <button type="button" onClick={() => open('keys')}>
        <Keyboard aria-hidden="true" /> {t('keys.title')}
      </button>
      <button type="button" onClick={leave}>
        <DoorOpen aria-hidden="true" /> {t('replay.leave')}
      </button>
      <div className={table.row}>
        <SoundButton /> {t('settings.sound')}
      </div>
    </div>
  );
}

import { Download, Link2, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { SettingsSheet } from '../../settings/settings-sheet.tsx';
import type { TableAction } from '../../table/extras.ts';
import type { AnyKit, Names } from '../../table/kit.ts';
import { Log } from '../../table/log.tsx';
import { MenuList } from '../../table/menu.tsx';
import { Keys } from '../../table/panels.tsx';
import type { Moment } from '../../table/source.ts';
import { Sheet } from '../../ui/sheet.tsx';
import { t } from '../../words/t.ts';
import type { Actions } from './use-actions.ts';

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
  const { name, close, open, kit, names, moments, rules, leave } = props;
  switch (name) {
    case 'log':
      return (
        <Sheet title={t('table.log')} onClose={close}>
          <Log kit={kit} names={names} moments={moments} />
        </Sheet>
      );
    case 'settings':
      return <SettingsSheet close={close} />;
    case 'keys':
      return (
        <Sheet title={t('keys.title')} onClose={close}>
          <Keys keys={keys()} />
        </Sheet>
      );
    case 'menu':
      return (
        <Sheet title={kit.game.name} onClose={close}>
          <MenuList
            open={open}
            rules={rules}
            actions={menuActions(props)}
            leave={{ label: t('replay.leave'), act: leave }}
          />
        </Sheet>
      );
  }
}

function menuActions({ actions, close }: ReplayPanelProps): readonly TableAction[] {
  const { copyLink, saveRecord, remove } = actions;
  const all: readonly TableAction[] = [
    { label: t('replay.copy-link'), icon: <Link2 aria-hidden="true" />, act: copyLink },
    { label: t('replay.save-record'), icon: <Download aria-hidden="true" />, act: saveRecord },
    ...(remove === undefined ? [] : [{ label: t('replay.delete'), icon: <Trash2 aria-hidden="true" />, act: remove }]),
  ];
  return all.map((action) => ({
    ...action,
    act: () => {
      close();
      action.act();
    },
  }));
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

import { Download, Link2, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { recentOf } from '../../replay/recent.ts';
import { SettingsSheet } from '../../settings/settings-sheet.tsx';
import type { TableAction } from '../../table/extras.ts';
import { Log } from '../../table/log.tsx';
import { MenuList } from '../../table/menu.tsx';
import { Keys } from '../../table/panels.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { t } from '../../words/t.ts';
import type { Actions } from './use-actions.ts';
import type { ReplayModel } from './use-replay.ts';

export type ReplayPanelName = 'log' | 'menu' | 'settings' | 'keys';

export interface ReplayPanelProps {
  readonly name: ReplayPanelName;
  readonly replay: ReplayModel;
  readonly actions: Actions;
  readonly close: () => void;
  readonly open: (name: ReplayPanelName) => void;
}

const MOMENTS = 400;

/** What opens over a replay. */
export function ReplayPanel(props: ReplayPanelProps): ReactNode {
  const { name, close, open, replay } = props;
  const { kit, names, told, rules, leave } = replay;
  const [, go] = useLocation();
  switch (name) {
    case 'log':
      return (
        <Sheet title={t('table.log')} onClose={close}>
          <Log kit={kit} names={names} moments={recentOf(told, kit, MOMENTS)} />
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
            openRules={() => go(rules)}
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

import type { GameTypes } from '@pouch/rules';
import { MessageCircle } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { SettingsSheet } from '../settings/settings-sheet.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { t } from '../words/t.ts';
import type { TableAction, TableExtras } from './extras.ts';
import type { Names, TableKit } from './kit.ts';
import { Log } from './log.tsx';
import { MenuList } from './menu.tsx';
import type { PanelName } from './panel-place.ts';
import style from './panels.module.css';
import { Ring } from './ring.tsx';
import { shortcutList, tableAbout } from './shortcuts.ts';
import type { Clock, Moment } from './source.ts';

export interface PanelProps<K extends GameTypes, Show> {
  readonly name: PanelName;
  readonly close: () => void;
  readonly open: (name: PanelName) => void;
  readonly kit: TableKit<K, Show>;
  readonly moments: readonly Moment<K>[];
  readonly names: Names;
  /** The chapter of the rules about the present decision, and how it is shown. */
  readonly chapter: string;
  readonly rulesChapter: (chapter: string) => ReactNode;
  /** The clock that runs for the player. */
  readonly clock: Clock | undefined;
  readonly leave: () => void;
  readonly extras?: TableExtras | undefined;
}

/** What opens over a table: the log and the menu on a phone, the rules, settings, the list of keys. */
export default function Panel<K extends GameTypes, Show>(props: PanelProps<K, Show>): ReactNode {
  const { name, close, open, kit, leave, extras } = props;
  const after = (act: () => void) => (): void => {
    close();
    act();
  };
  switch (name) {
    case 'log':
      return (
        <Sheet title={t('table.log')} onClose={close}>
          <Log {...props} />
        </Sheet>
      );
    case 'chat':
      return (
        <Sheet title={t('table.chat')} onClose={close}>
          <div className={style.chat}>{extras?.chat?.content}</div>
        </Sheet>
      );
    case 'rules':
      return <RulesSheet {...props} />;
    case 'settings':
      return <SettingsSheet close={close} />;
    case 'keys':
      return (
        <Sheet title={t('keys.title')} onClose={close}>
          <Keys keys={[...kit.keys, ...shortcutList(tableAbout(kit.game, extras))]} />
        </Sheet>
      );
    case 'menu':
      return (
        <Sheet title={kit.game.name} onClose={close}>
          <MenuList
            open={open}
            openRules={() => open('rules')}
            actions={[
              ...(extras?.chat === undefined ? [] : [chatAction(extras.chat.unread, () => open('chat'))]),
              ...(extras?.actions ?? []).map((action) => ({ ...action, act: after(action.act) })),
            ]}
            leave={{ label: t('table.leave'), act: after(leave) }}
          />
        </Sheet>
      );
  }
}

/** The rules over the table: the chapter stays while the game goes on, and the clock stays in sight. */
function RulesSheet<K extends GameTypes, Show>(props: PanelProps<K, Show>): ReactNode {
  const { close, chapter, rulesChapter, clock } = props;
  const [opened] = useState(chapter);
  return (
    <Sheet
      title={t('table.rules')}
      width="wide"
      onClose={close}
      aside={clock !== undefined && <Ring clock={clock} size={44} />}
    >
      {rulesChapter(opened)}
    </Sheet>
  );
}

const chatAction = (unread: number, act: () => void): TableAction => ({
  label: t('table.chat-unread', { count: unread }),
  icon: <MessageCircle aria-hidden="true" />,
  act,
});

/** A list of keys and what each does. */
export function Keys({ keys }: { readonly keys: TableKit['keys'] }): ReactNode {
  return (
    <dl className={`stack ${style.keys}`}>
      {keys.map(({ keys: names, does }) => (
        <div key={does}>
          <dt className="row wrap">
            {names.map((name) => (
              <kbd key={name}>{name}</kbd>
            ))}
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  );
}

import type { Game, GameTypes } from '@pouch/rules';
import { BookOpen, DoorOpen, Keyboard, MessageCircle, ScrollText, Settings } from 'lucide-react';
import { lazy, type ReactNode, Suspense } from 'react';
import { useLocation } from 'wouter';
import type { Names, TableKit } from '../games/kit.ts';
import { Sheet } from '../ui/sheet.tsx';
import { t } from '../words/t.ts';
import type { TableExtras } from './extras.ts';
import { Log } from './log.tsx';
import style from './panels.module.css';
import type { Moment } from './source.ts';
import { type PanelName, SoundButton } from './top-bar.tsx';

const SettingsForm = lazy(() => import('../pages/settings/settings-form.tsx'));

export interface PanelProps<K extends GameTypes, Show> {
  readonly name: PanelName;
  readonly close: () => void;
  readonly open: (name: PanelName) => void;
  readonly kit: TableKit<K, Show>;
  readonly moments: readonly Moment<K>[];
  readonly names: Names;
  readonly rules: string;
  readonly leave: () => void;
  readonly extras?: TableExtras | undefined;
}

/** What opens over a table: the log and the menu on a phone, settings, the list of keys. */
export function Panel<K extends GameTypes, Show>(props: PanelProps<K, Show>): ReactNode {
  const { name, close, kit } = props;
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
          <div className={style.chat}>{props.extras?.chat?.content}</div>
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
          <Keys keys={[...kit.keys, ...commonKeys(kit.game, props.extras)]} />
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

const commonKeys = ({ race }: Pick<Game, 'race'>, extras: TableExtras | undefined): TableKit['keys'] => [
  ...(race !== undefined
    ? []
    : [
        { keys: ['L'], does: t('table.log') },
        ...(extras?.chat === undefined ? [] : [{ keys: ['C'], does: t('table.chat') }]),
        { keys: ['M'], does: t('keys.sound') },
      ]),
  { keys: ['?'], does: t('keys.title') },
  { keys: ['Tab'], does: t('keys.tab') },
  { keys: ['←', '→'], does: t('keys.arrows') },
];

/** A list of keys and what each does. */
export function Keys({ keys }: { readonly keys: TableKit['keys'] }): ReactNode {
  return (
    <dl className={style.keys}>
      {keys.map(({ keys: names, does }) => (
        <div key={does}>
          <dt>
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

function MenuList<K extends GameTypes, Show>({ open, close, rules, leave, extras }: PanelProps<K, Show>): ReactNode {
  const [, go] = useLocation();
  return (
    <div className={style.menu}>
      <button type="button" onClick={() => open('log')}>
        <ScrollText aria-hidden="true" /> {t('table.log')}
      </button>
      {extras?.chat !== undefined && (
        <button type="button" onClick={() => open('chat')}>
          <MessageCircle aria-hidden="true" /> {t('table.chat-unread', { count: extras.chat.unread })}
        </button>
      )}
      {extras?.actions?.map(({ label, icon, act }) => (
        <button
          key={label}
          type="button"
          onClick={() => {
            close();
            act();
          }}
        >
          {icon} {label}
        </button>
      ))}
      <button type="button" onClick={() => go(rules)}>
        <BookOpen aria-hidden="true" /> {t('table.rules')}
      </button>
      <button type="button" onClick={() => open('settings')}>
        <Settings aria-hidden="true" /> {t('settings.title')}
      </button>
      <button type="button" onClick={() => open('keys')}>
        <Keyboard aria-hidden="true" /> {t('keys.title')}
      </button>
      <button
        type="button"
        onClick={() => {
          close();
          leave();
        }}
      >
        <DoorOpen aria-hidden="true" /> {t('table.leave')}
      </button>
      <div className={style.row}>
        <SoundButton /> {t('settings.sound')}
      </div>
    </div>
  );
}

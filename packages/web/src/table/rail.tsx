import type { GameTypes } from '@pouch/rules';
import { type ReactNode, useId, useRef } from 'react';
import { t } from '../words/t.ts';
import type { ChatSlot } from './extras.ts';
import { Log, type LogProps } from './log.tsx';
import { RAIL_TABS, type RailTab } from './panel-place.ts';
import style from './rail.module.css';

export interface RailProps<K extends GameTypes, Show> extends LogProps<K, Show> {
  readonly children?: ReactNode;
  /** At its end, in room of its own. */
  readonly foot?: ReactNode;
  readonly chat: ChatSlot | undefined;
  readonly tab: RailTab;
  readonly choose: (tab: RailTab) => void;
}

/** At the right: the log, and the chat where there is one. A game may have more to put over it. */
export function Rail<K extends GameTypes, Show>({
  children,
  foot,
  chat,
  tab,
  choose,
  ...log
}: RailProps<K, Show>): ReactNode {
  const id = useId();
  const lines = <Log {...log} />;
  return (
    <aside className={style.rail} aria-label={t(chat === undefined ? 'table.log' : 'table.log-and-chat')}>
      {children}
      {chat === undefined ? (
        <>
          <h2>{t('table.log')}</h2>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reached by the keyboard */}
          <section className={`${style.part} ${style.scroll}`} tabIndex={0} aria-label={t('table.log')}>
            {lines}
          </section>
        </>
      ) : (
        <>
          <h2 className="unseen">{t('table.log-and-chat')}</h2>
          <Tabs id={id} tab={tab} choose={choose} unread={chat.unread} />
          <div
            className={`${style.part} ${style.scroll}`}
            role="tabpanel"
            id={`${id}log`}
            aria-labelledby={`${id}tab-log`}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel that scrolls has to be reached by the keyboard
            tabIndex={0}
            hidden={tab !== 'log'}
          >
            {lines}
          </div>
          {/* What is half written stays there while the log is looked at. */}
          <div
            className={`${style.part} ${style.chat}`}
            role="tabpanel"
            id={`${id}chat`}
            aria-labelledby={`${id}tab-chat`}
            hidden={tab !== 'chat'}
          >
            {chat.content}
          </div>
        </>
      )}
      {foot}
    </aside>
  );
}

interface TabsProps {
  readonly id: string;
  readonly tab: RailTab;
  readonly choose: (tab: RailTab) => void;
  readonly unread: number;
}

function Tabs({ id, tab, choose, unread }: TabsProps): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  return (
    <div
      ref={list}
      className={`row ${style.tabs}`}
      role="tablist"
      aria-label={t('table.log-and-chat')}
      onKeyDown={({ key }) => {
        if (key !== 'ArrowLeft' && key !== 'ArrowRight') return;
        const other = tab === 'log' ? 'chat' : 'log';
        choose(other);
        list.current?.querySelector<HTMLElement>(`[aria-controls="${CSS.escape(id)}${other}"]`)?.focus();
      }}
    >
      {RAIL_TABS.map((name) => (
        <button
          key={name}
          type="button"
          className="row"
          role="tab"
          id={`${id}tab-${name}`}
          aria-controls={`${id}${name}`}
          aria-selected={tab === name}
          tabIndex={tab === name ? 0 : -1}
          aria-label={name === 'log' ? undefined : t('table.chat-unread', { count: unread })}
          onClick={() => choose(name)}
        >
          {name === 'log' ? t('table.log') : t('table.chat')}
          {name === 'chat' && unread > 0 && (
            <span className="badge" aria-hidden="true">
              {Math.min(unread, 99)}
            </span>
          )}
        </button>
      ))}
    </div>
  );
}

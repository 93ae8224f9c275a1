import { Ellipsis, Eye, VolumeX } from 'lucide-react';
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { unmute } from '../../../device/muted.ts';
import { type ChatItem, chatItems } from '../../../online/chat-lines.ts';
import { type LineWords, tellLines } from '../../../online/lines.ts';
import type { TableConnection } from '../../../online/table-connection.ts';
import type { TableState } from '../../../online/table-state.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { Crest } from '../../../ui/crest.tsx';
import { Rich } from '../../../words/rich.tsx';
import { t } from '../../../words/t.ts';
import style from './chat.module.css';
import { usePeople } from './people-context.ts';
import { Saying } from './saying.tsx';
import { useAnnouncedLines } from './use-announced-lines.ts';
import { useOnlooker } from './use-onlooker.ts';

export interface ChatProps {
  readonly connection: TableConnection;
  readonly view: TableState;
}

/** What is said at the table and what happens beside the game, and a line to say something oneself. */
export function Chat({ connection, view }: ChatProps): ReactNode {
  useAnnouncedLines(connection.id, view, 'said');
  return (
    <div className={style.chat}>
      <Lines view={view} />
      <Saying connection={connection} view={view} />
    </div>
  );
}

function Lines({ view }: { readonly view: TableState }): ReactNode {
  const { lines, about, seat } = view;
  const { me, muted } = useOnlooker(view);
  const list = useRef<HTMLElement>(null);
  const atEnd = useRef(true);
  // Do not scroll while older lines are being read.
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new line moves the end
  useLayoutEffect(() => {
    if (list.current !== null && atEnd.current) list.current.scrollTop = list.current.scrollHeight;
  }, [lines.length]);
  // A sheet gets its height after it is laid out.
  useEffect(() => {
    const { current } = list;
    if (current === null) return;
    const sized = new ResizeObserver(() => {
      if (atEnd.current) current.scrollTop = current.scrollHeight;
    });
    sized.observe(current);
    return () => sized.disconnect();
  }, []);
  const told = useMemo(() => (about === undefined ? [] : tellLines(lines, about, seat)), [lines, about, seat]);
  const items = useMemo(() => chatItems(told, muted), [told, muted]);
  return (
    <section
      ref={list}
      className={style.scroll}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reached by the keyboard
      tabIndex={0}
      aria-label={t('chat.lines')}
      onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
        atEnd.current = scrollHeight - scrollTop - clientHeight < 40;
      }}
    >
      {told.length === 0 ? (
        <p className="dim">{t('chat.empty')}</p>
      ) : (
        <ul className="stack">
          {items.map((item) =>
            item.kind === 'hidden' ? (
              <HiddenLine key={item.key} hidden={item} />
            ) : (
              <ChatLine key={item.words.line.key} words={item.words} me={me} />
            ),
          )}
        </ul>
      )}
    </section>
  );
}

/** In place of what somebody says whom this device has muted. */
function HiddenLine({ hidden }: { readonly hidden: Extract<ChatItem, { kind: 'hidden' }> }): ReactNode {
  const { guest, name, count } = hidden;
  return (
    <li className={`dim ${style.line}`}>
      <VolumeX size={18} aria-hidden="true" />
      <span>{t('chat.hidden', { name, count })}</span>
      <Button size="small" look="quiet" aria-label={t('chat.show-of', { name })} onClick={() => unmute(guest)}>
        {t('chat.show')}
      </Button>
    </li>
  );
}

interface ChatLineProps {
  readonly words: LineWords;
  readonly me: string | undefined;
}

function ChatLine({ words, me }: ChatLineProps): ReactNode {
  const people = usePeople();
  const { happened, at, number } = words.line;
  if (happened.what !== 'said')
    return (
      <li className={`dim ${style.line}`}>
        {words.seat === undefined ? <span /> : <Crest seat={words.seat} size={18} />}
        <span>
          <Rich text={words.text} />
        </span>
        <Time at={at} />
      </li>
    );
  const { who, seat, removed } = happened;
  return (
    <li className={style.line}>
      {seat === null ? <Eye size={20} aria-hidden="true" /> : <Crest seat={seat} name={who.name} size={22} />}
      <span className="cut">
        <b>{who.name}</b>
        {seat === null && <small className="dim"> {t('chat.watching')}</small>}
      </span>
      <Time at={at} />
      <p className={removed === undefined ? undefined : 'dim'}>{words.text}</p>
      {people !== undefined && who.id !== me && removed === undefined && (
        <IconButton
          label={t('chat.about', { name: who.name })}
          className={style.more}
          onClick={() =>
            people.about({
              guest: who.id,
              name: who.name,
              seat: seat ?? undefined,
              message: { change: number, text: words.text },
            })
          }
        >
          <Ellipsis size={18} aria-hidden="true" />
        </IconButton>
      )}
    </li>
  );
}

function Time({ at }: { readonly at: number }): ReactNode {
  const date = new Date(at);
  return (
    <time className="dim" dateTime={date.toISOString()}>
      {date.toLocaleTimeString([], { hour: 'numeric', minute: '2-digit' })}
    </time>
  );
}

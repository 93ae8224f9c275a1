import { LIMITS } from '@pouch/protocol';
import { MessageCircleOff, SendHorizontal } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import type { TableConnection } from '../../../online/table-connection.ts';
import type { TableState } from '../../../online/table-state.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { t } from '../../../words/t.ts';
import { useErrands } from './errands.ts';
import { whySilent } from './people.ts';
import { Refusal } from './refusal.tsx';
import style from './saying.module.css';
import { useOnlooker } from './use-onlooker.ts';

const PHRASES = ['hello', 'luck', 'well-played', 'thinking', 'one-moment', 'nice', 'oops', 'thanks'] as const;

/** What is half written stays when the chat is closed and opened again. */
const drafts = new Map<string, string>();

/** A line to say something, and what is said most. */
export function Saying({ connection, view }: SayingProps): ReactNode {
  const { me, isHost, manners } = useOnlooker(view);
  const why = whySilent(manners, { me, seat: view.seat, isHost });
  return why === undefined ? (
    <Speaking connection={connection} />
  ) : (
    <p className={`row ${style.saying}`} role="status">
      <MessageCircleOff size={18} aria-hidden="true" />
      {t(`chat.silent.${why}`)}
    </p>
  );
}

export interface SayingProps {
  readonly connection: TableConnection;
  readonly view: TableState;
}

function Speaking({ connection }: Pick<SayingProps, 'connection'>): ReactNode {
  const { underWay, refused, run } = useErrands();
  const sending = underWay.has('say');
  const say = async (words: string): Promise<boolean> =>
    words !== '' && (await run('say', () => connection.ask({ do: 'say', text: words })));
  return (
    <div className={`stack ${style.saying}`}>
      <ul className="row wrap" aria-label={t('chat.phrases')}>
        {PHRASES.map((phrase) => (
          <li key={phrase}>
            <Button
              size="small"
              look="quiet"
              aria-disabled={sending}
              onClick={() => void say(t(`chat.phrase.${phrase}`))}
            >
              {t(`chat.phrase.${phrase}`)}
            </Button>
          </li>
        ))}
      </ul>
      <LineForm table={connection.id} sending={sending} say={say} />
      <Refusal>{refused.get('say')}</Refusal>
    </div>
  );
}

interface LineFormProps {
  readonly table: string;
  readonly sending: boolean;
  /** Whether it was said. */
  readonly say: (words: string) => Promise<boolean>;
}

function LineForm({ table, sending, say }: LineFormProps): ReactNode {
  const [text, setText] = useState(() => drafts.get(table) ?? '');
  useEffect(() => {
    drafts.set(table, text);
  }, [table, text]);
  const submit = async (): Promise<void> => {
    // What is refused stays, to be sent again or changed.
    if (await say(text.trim())) setText('');
  };
  return (
    <form
      className="row"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <input
        type="text"
        className="entry"
        data-say
        aria-label={t('chat.say')}
        placeholder={t('chat.say')}
        maxLength={LIMITS.chat}
        autoComplete="off"
        enterKeyHint="send"
        value={text}
        readOnly={sending}
        onChange={({ target }) => setText(target.value)}
      />
      <IconButton label={t('chat.send')} type="submit" aria-disabled={sending || text.trim() === ''}>
        <SendHorizontal size={20} aria-hidden="true" />
      </IconButton>
    </form>
  );
}

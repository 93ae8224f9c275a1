import type { About } from '@pouch/protocol';
import type { Seat } from '@pouch/rules';
import { Bot, Eye } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { TableCommand, TableConnection } from '../../online/table-connection.ts';
import type { TableState } from '../../online/table-state.ts';
import { Button } from '../../ui/button.tsx';
import { t } from '../../words/t.ts';
import style from './seat-bar.module.css';

export interface SeatBarProps {
  readonly connection: TableConnection;
  readonly view: TableState;
  readonly about: About;
}

/** For viewers who do not play: that they watch, or that a bot plays for them, and how to get a seat. */
export function SeatBar({ connection, view, about }: SeatBarProps): ReactNode {
  const [asking, setAsking] = useState<string>();
  const [refusal, setRefusal] = useState<string>();
  const mine = view.seat === undefined ? undefined : about.seats[view.seat];
  const isKept = mine?.kind === 'person' && mine.plays === 'bot' && about.phase === 'playing';
  if (view.seat !== undefined && !isKept) return null;
  const ask = async (what: string, command: TableCommand): Promise<void> => {
    if (asking !== undefined) return;
    setAsking(what);
    setRefusal(undefined);
    setRefusal(await connection.ask(command));
    setAsking(undefined);
  };
  return (
    <section className={style.bar} aria-label={t(isKept ? 'online.bot-plays' : 'online.watching')}>
      {isKept ? <Bot size={18} aria-hidden="true" /> : <Eye size={18} aria-hidden="true" />}
      <p>{t(isKept ? 'online.bot-plays' : about.phase === 'over' ? 'online.watching-over' : 'online.watching')}</p>
      {refusal !== undefined && (
        <p className={style.refusal} role="alert">
          {refusal}
        </p>
      )}
      {isKept ? (
        <Button
          size="small"
          className={style.main}
          busy={asking === 'return'}
          onClick={() => void ask('return', { do: 'return' })}
        >
          {t('online.take-back')}
        </Button>
      ) : (
        botsAt(about).map(({ seat, name }) => (
          <Button
            key={seat}
            size="small"
            busy={asking === `sit ${seat}`}
            onClick={() => void ask(`sit ${seat}`, { do: 'sit', seat })}
          >
            {t('online.take-seat', { name })}
          </Button>
        ))
      )}
    </section>
  );
}

/** The seats that a newcomer may take over during a game. */
const botsAt = ({ phase, seats }: About): readonly { readonly seat: Seat; readonly name: string }[] =>
  phase === 'playing'
    ? seats.flatMap((holder, seat) => (holder.kind === 'bot' ? [{ seat, name: holder.name }] : []))
    : [];

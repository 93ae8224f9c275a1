import { type About, HOLIDAY_DAYS } from '@pouch/protocol';
import type { Seat } from '@pouch/rules';
import type { ReactNode } from 'react';
import type { TableCommand, TableConnection } from '../../online/table-connection.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmButton } from '../../ui/confirm-button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { t } from '../../words/t.ts';
import { useErrands } from './shared/errands.ts';
import { Refusal } from './shared/refusal.tsx';
import style from './sheets.module.css';

export interface GameSheetProps {
  readonly connection: TableConnection;
  readonly about: About;
  readonly seat: Seat;
  readonly close: () => void;
}

/** What a player can do about the game as a whole: together with the others, or alone. */
export function GameSheet({ connection, about, seat, close }: GameSheetProps): ReactNode {
  const { underWay, refused, run } = useErrands();
  const { clock, seats, host } = about;
  const own = seats[seat];
  const isHost = own?.kind === 'person' && own.guest === host;
  const press = async (command: TableCommand): Promise<void> => {
    if (await run(command.do, () => connection.ask(command))) close();
  };
  const button = (text: string, command: TableCommand): ReactNode => (
    <Button key={text} busy={underWay.has(command.do)} onClick={() => void press(command)}>
      {text}
    </Button>
  );
  return (
    <Sheet title={t('together.title')} onClose={close}>
      <div className={`stack ${style.words}`}>
        <Refusal>{refused.values().next().value}</Refusal>
        {(clock === 'relaxed' || clock === 'brisk') && button(t('together.pause'), { do: 'propose', what: 'pause' })}
        {clock === 'slow' && <p>{t('together.days-off-about')}</p>}
        {clock === 'slow' &&
          [1, 3, HOLIDAY_DAYS].map((days) => button(t('together.days-off', { days }), { do: 'holiday', days }))}
        {isHost &&
          seats.flatMap((holder, each) =>
            holder.kind === 'person' && holder.plays === 'self' && each !== seat
              ? [button(t('together.host', { name: holder.name }), { do: 'hand-over', seat: each })]
              : [],
          )}
        {button(t('together.call-off'), { do: 'propose', what: 'call-off' })}
        <p>{t(seats.length <= 2 ? 'together.resign-two' : 'together.resign-more')}</p>
        <ConfirmButton ask="always" busy={underWay.has('resign')} onConfirm={() => void press({ do: 'resign' })}>
          {t('together.resign')}
        </ConfirmButton>
      </div>
    </Sheet>
  );
}

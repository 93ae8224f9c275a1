import type { About } from '@pouch/protocol';
import { Bot, Eye } from 'lucide-react';
import type { ReactNode } from 'react';
import type { TableConnection } from '../../online/table-connection.ts';
import type { TableState } from '../../online/table-state.ts';
import { Button } from '../../ui/button.tsx';
import { t } from '../../words/t.ts';
import { seatsForNewcomers } from './people-notices.ts';
import { roleAt } from './seats.ts';
import { Banner } from './shared/banner.tsx';
import { useErrands } from './shared/errands.ts';
import { Refusal } from './shared/refusal.tsx';

export interface SeatBarProps {
  readonly connection: TableConnection;
  readonly view: TableState;
  readonly about: About;
}

const isResigned = ({ seats }: About, seat: number | undefined): boolean => {
  const holder = seat === undefined ? undefined : seats[seat];
  return holder?.kind === 'person' && holder.standIn === 'resigned';
};

/** For viewers who do not play: that they watch, or that a bot plays for them, and how to get a seat. */
export function SeatBar({ connection, view, about }: SeatBarProps): ReactNode {
  const { underWay, refused, run } = useErrands();
  const role = roleAt(about, view.seat);
  const refusal = <Refusal>{refused.values().next().value}</Refusal>;
  switch (role) {
    case 'plays':
    case 'played':
      return null;
    case 'left':
      if (isResigned(about, view.seat))
        return (
          <Banner
            label={t('together.resigned-me')}
            icon={<Bot size={18} aria-hidden="true" />}
            text={t('together.resigned-me')}
          >
            {null}
          </Banner>
        );
      return (
        <Banner
          tone="watching"
          label={t('online.bot-plays')}
          icon={<Bot size={18} aria-hidden="true" />}
          text={t('online.bot-plays')}
        >
          {refusal}
          <Button
            size="small"
            look="main"
            busy={underWay.has('return')}
            onClick={() => void run('return', () => connection.ask({ do: 'return' }))}
          >
            {t('online.take-back')}
          </Button>
        </Banner>
      );
    case 'watches':
      return (
        <Banner
          tone="watching"
          label={t('online.watching')}
          icon={<Eye size={18} aria-hidden="true" />}
          text={t(about.phase === 'over' ? 'online.watching-over' : 'online.watching')}
        >
          {refusal}
          {seatsForNewcomers(about).map(({ seat, name }) => (
            <Button
              key={seat}
              size="small"
              busy={underWay.has(`sit ${seat}`)}
              onClick={() => void run(`sit ${seat}`, () => connection.ask({ do: 'sit', seat }))}
            >
              {t(about.newcomers === 'ask' && about.host !== view.me?.id ? 'together.ask-seat' : 'online.take-seat', {
                name,
              })}
            </Button>
          ))}
        </Banner>
      );
  }
}

import type { About } from '@pouch/protocol';
import type { ReactNode } from 'react';
import type { TableConnection } from '../../online/table-connection.ts';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { t } from '../../words/t.ts';
import { useErrands } from './shared/errands.ts';
import { Refusal } from './shared/refusal.tsx';
import style from './sheets.module.css';

export interface LeaveSheetProps {
  readonly connection: TableConnection;
  readonly about: About;
  readonly stay: () => void;
  readonly go: () => void;
}

/** A running game is left in one of two ways: a bot plays on, or the seat waits. */
export function LeaveSheet({ connection, about, stay, go }: LeaveSheetProps): ReactNode {
  const { underWay, refused, run } = useErrands();
  const leave = async (): Promise<void> => {
    if (await run('leave', () => connection.ask({ do: 'leave' }))) go();
  };
  return (
    <Sheet title={t('leave.title')} onClose={stay}>
      <div className={`stack ${style.words}`}>
        <p>{t('leave.text')}</p>
        <p>{t(about.clock === 'none' ? 'leave.text-no-clock' : 'leave.text-clock')}</p>
        <Refusal>{refused.get('leave')}</Refusal>
      </div>
      <div className={`row wrap ${style.choices}`}>
        <Button look="main" busy={underWay.has('leave')} onClick={() => void leave()}>
          {t('leave.bot')}
        </Button>
        <Button onClick={go}>{t('leave.close')}</Button>
        <Button look="quiet" onClick={stay}>
          {t('leave.stay')}
        </Button>
      </div>
    </Sheet>
  );
}

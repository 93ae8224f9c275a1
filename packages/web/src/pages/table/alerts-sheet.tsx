import type { ReactNode } from 'react';
import { Sheet } from '../../ui/sheet.tsx';
import { t } from '../../words/t.ts';
import { TurnAlerts } from '../alerts/turn-alerts.tsx';
import type { Alerts } from '../alerts/use-alerts.ts';
import style from './sheets.module.css';

export interface AlertsSheetProps {
  readonly alerts: Alerts;
  readonly close: () => void;
}

/** At a table: being told of my turn, as in the settings. */
export default function AlertsSheet({ alerts, close }: AlertsSheetProps): ReactNode {
  return (
    <Sheet title={t('alerts.title')} onClose={close}>
      <div className={`stack ${style.words}`}>
        <TurnAlerts alerts={alerts} />
      </div>
    </Sheet>
  );
}

import { BellOff, BellRing } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { t } from '../../words/t.ts';
import { Actions } from '../parts/actions.tsx';
import { Problem } from '../parts/problem.tsx';
import { type Alerts, canTurnOn } from './use-alerts.ts';

/** Whether this browser tells me of my turn: on, off, or why it cannot. */
export function TurnAlerts({ alerts }: { readonly alerts: Alerts }): ReactNode {
  const { situation, busy, problem, turnOn, turnOff } = alerts;
  if (situation === undefined) return <p role="status">{t('alerts.checking')}</p>;
  return (
    <>
      <p>{t(`alerts.${situation}`)}</p>
      {(situation === 'on' || situation === 'off') && <p>{t('alerts.sent')}</p>}
      <Problem>{problem}</Problem>
      {canTurnOn(alerts) && (
        <Actions>
          <Button look="main" busy={busy} onClick={turnOn}>
            <BellRing size={18} aria-hidden="true" /> {t('alerts.tell-me')}
          </Button>
        </Actions>
      )}
      {situation === 'on' && (
        <Actions>
          <Button busy={busy} onClick={turnOff}>
            <BellOff size={18} aria-hidden="true" /> {t('alerts.stop')}
          </Button>
        </Actions>
      )}
    </>
  );
}

import { BellRing } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { t } from '../../words/t.ts';
import { type Alerts, canTurnOn } from '../alerts/use-alerts.ts';
import { Banner } from './shared/banner.tsx';

/** At a slow table nobody sits and waits. */
export function NotifyBar({ alerts }: { readonly alerts: Alerts }): ReactNode {
  const [isDeclined, setDeclined] = useState(false);
  if (isDeclined || !canTurnOn(alerts)) return null;
  const text = t(alerts.situation === 'off' ? 'alerts.why' : 'alerts.page-off');
  return (
    <Banner label={t('alerts.title')} icon={<BellRing size={18} aria-hidden="true" />} text={text}>
      <Button size="small" look="main" busy={alerts.busy} onClick={alerts.turnOn}>
        {t('alerts.tell-me')}
      </Button>
      <Button size="small" look="quiet" onClick={() => setDeclined(true)}>
        {t('online.not-now')}
      </Button>
    </Banner>
  );
}

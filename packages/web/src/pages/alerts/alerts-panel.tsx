import type { ReactNode } from 'react';
import { t } from '../../words/t.ts';
import { PanelSection } from '../parts/panel-section.tsx';
import { TurnAlerts } from './turn-alerts.tsx';
import { useAlerts } from './use-alerts.ts';

/** In the settings. */
export default function AlertsPanel(): ReactNode {
  const alerts = useAlerts();
  return (
    <PanelSection title={t('alerts.title')}>
      <TurnAlerts alerts={alerts} />
    </PanelSection>
  );
}

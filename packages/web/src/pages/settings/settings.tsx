import { lazy, type ReactNode, Suspense } from 'react';
import SettingsForm from '../../settings/settings-form.tsx';
import { t } from '../../words/t.ts';
import { Page } from '../page.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { PanelSection } from '../parts/panel-section.tsx';
import { DataPanel } from './data-panel.tsx';
import style from './settings.module.css';

const AlertsPanel = lazy(() => import('../alerts/alerts-panel.tsx'));
const OtherDevices = lazy(() => import('./other-devices.tsx'));

export default function Settings(): ReactNode {
  return (
    <Page title={t('settings.title')}>
      <div className={`stack ${style.page}`}>
        <PageHead title={t('settings.title')} lead={t('settings.lead')} />
        <PanelSection title={t('settings.title')} heading="unseen">
          <SettingsForm />
        </PanelSection>
        <Suspense>
          <AlertsPanel />
        </Suspense>
        <PanelSection title={t('settings.devices')}>
          <Suspense>
            <OtherDevices />
          </Suspense>
        </PanelSection>
        <DataPanel />
      </div>
    </Page>
  );
}

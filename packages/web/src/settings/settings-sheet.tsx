import { lazy, type ReactNode, Suspense } from 'react';
import { Sheet } from '../ui/sheet.tsx';
import { t } from '../words/t.ts';

const SettingsForm = lazy(() => import('./settings-form.tsx'));

/** The settings over a table or a replay. */
export const SettingsSheet = ({ close }: { readonly close: () => void }): ReactNode => (
  <Sheet title={t('settings.title')} onClose={close}>
    <Suspense>
      <SettingsForm />
    </Suspense>
  </Sheet>
);

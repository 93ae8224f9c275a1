import { Download, Trash2 } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { deviceTexts } from '../../device/storage.ts';
import SettingsForm from '../../settings/settings-form.tsx';
import { Button } from '../../ui/button.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { toast } from '../../ui/toast.tsx';
import { t } from '../../words/t.ts';
import { Page } from '../page.tsx';
import { copyOf, deleteAll, measure } from './device-data.ts';
import style from './settings.module.css';

const OtherDevices = lazy(() => import('./other-devices.tsx'));

export default function Settings(): ReactNode {
  return (
    <Page title={t('settings.title')}>
      <div className={style.page}>
        <div>
          <h1>{t('settings.title')}</h1>
          <p className={style.lead}>{t('settings.lead')}</p>
        </div>
        <section className={`panel ${style.card}`} aria-label={t('settings.title')}>
          <h2 className="unseen">{t('settings.title')}</h2>
          <SettingsForm />
        </section>
        <section className={`panel ${style.card}`} aria-labelledby="other-devices">
          <h2 id="other-devices">{t('settings.devices')}</h2>
          <Suspense>
            <OtherDevices />
          </Suspense>
        </section>
        <DataCard />
      </div>
    </Page>
  );
}

/** What the device keeps: to take along, or to be rid of. */
function DataCard(): ReactNode {
  const [asked, setAsked] = useState(false);
  const { games, size } = measure(deviceTexts());

  const save = (): void => {
    const now = new Date();
    const file = new Blob([copyOf(deviceTexts(), now)], { type: 'application/json' });
    saveFile(`pouch-${now.toISOString().slice(0, 10)}.json`, file);
    toast(t('settings.export-done'));
  };

  const remove = (): void => {
    if (!asked) {
      setAsked(true);
      return;
    }
    deleteAll(deviceTexts());
    // Reloads the page, as on a first visit.
    location.assign('/');
  };

  return (
    <section className={`panel ${style.card}`} aria-labelledby="device-data">
      <h2 id="device-data">{t('settings.data')}</h2>
      <p>{t('settings.data-text', { games, size: t('settings.size', { size: Math.ceil(size / 1000) }) })}</p>
      <div className={style.actions}>
        <Button onClick={save}>
          <Download size={18} aria-hidden="true" /> {t('settings.export')}
        </Button>
        <Button look="danger" onClick={remove} onBlur={() => setAsked(false)}>
          <Trash2 size={18} aria-hidden="true" /> {t(asked ? 'settings.delete-again' : 'settings.delete')}
        </Button>
      </div>
    </section>
  );
}

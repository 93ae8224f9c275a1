import { Download, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { deviceTexts } from '../../device/storage.ts';
import { Button } from '../../ui/button.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { toast } from '../../ui/toast.tsx';
import { t } from '../../words/t.ts';
import { Actions } from '../parts/actions.tsx';
import { PanelSection } from '../parts/panel-section.tsx';
import { copyOf, deleteAll, fileName, measure } from './device-data.ts';

/** What the device keeps: to take along, or to be rid of. */
export function DataPanel(): ReactNode {
  const [asked, setAsked] = useState(false);
  const { games, size } = measure(deviceTexts());

  const save = (): void => {
    const now = new Date();
    saveFile(fileName(now), new Blob([copyOf(deviceTexts(), now)], { type: 'application/json' }));
    toast(t('settings.export-done'));
  };

  const remove = (): void => {
    if (!asked) return setAsked(true);
    deleteAll(deviceTexts());
    // Reloads the page, as on a first visit.
    location.assign('/');
  };

  return (
    <PanelSection title={t('settings.data')}>
      <p>{t('settings.data-text', { games, size: t('settings.size', { size: Math.ceil(size / 1000) }) })}</p>
      <Actions>
        <Button onClick={save}>
          <Download size={18} aria-hidden="true" /> {t('settings.export')}
        </Button>
        <Button look="danger" onClick={remove} onBlur={() => setAsked(false)}>
          <Trash2 size={18} aria-hidden="true" /> {t(asked ? 'settings.delete-again' : 'settings.delete')}
        </Button>
      </Actions>
    </PanelSection>
  );
}

import { Download, UserX } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useNetwork } from '../../device/connection.ts';
import { noteGuest } from '../../device/guest.ts';
import { theServer } from '../../online/server.ts';
import { Button } from '../../ui/button.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { toast } from '../../ui/toast.tsx';
import { t } from '../../words/t.ts';
import { Actions } from '../parts/actions.tsx';
import { Problem } from '../parts/problem.tsx';
import { deleteMe, myData } from './server-data.ts';

/** What the server has of me: to take along, or to have deleted. */
export function MyData(): ReactNode {
  const network = useNetwork();
  const [problem, setProblem] = useState<string>();
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);

  const save = async (): Promise<void> => {
    if (busy || !network) return;
    setBusy(true);
    const answer = await myData(theServer());
    setBusy(false);
    setProblem('failed' in answer ? answer.failed : undefined);
    if ('failed' in answer) return;
    saveFile('pouch-my-data.json', new Blob([answer.json], { type: 'application/json' }));
    toast(t('settings.export-done'));
  };
  const remove = async (): Promise<void> => {
    if (busy || !network) return;
    if (!asked) return setAsked(true);
    setBusy(true);
    const failed = await deleteMe(theServer());
    setBusy(false);
    setAsked(false);
    if (failed !== undefined) return setProblem(failed);
    noteGuest('never');
    // Reloads the page without a guest.
    location.assign('/');
  };
  return (
    <>
      <p>{t('settings.my-data-text')}</p>
      {asked && <p role="alert">{t('settings.delete-me-why')}</p>}
      <Problem>{problem}</Problem>
      <Actions>
        <Button aria-disabled={!network} onClick={() => void save()}>
          <Download size={18} aria-hidden="true" /> {t('settings.my-data-save')}
        </Button>
        <Button look="danger" aria-disabled={!network} onClick={() => void remove()} onBlur={() => setAsked(false)}>
          <UserX size={18} aria-hidden="true" /> {t(asked ? 'settings.delete-me-again' : 'settings.delete-me')}
        </Button>
      </Actions>
    </>
  );
}

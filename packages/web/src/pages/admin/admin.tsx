import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import admin from '../../words/en/admin.json';
import table from '../../words/en/table.json';
import { addWords, t } from '../../words/t.ts';
import { Page } from '../page.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { PanelSection } from '../parts/panel-section.tsx';
import { Problem } from '../parts/problem.tsx';
import style from './admin.module.css';
import { type DeskApi, deskWith, rowsOf } from './desk.ts';
import { Parts } from './parts.tsx';

addWords(admin);
// Its buttons ask once more, as those of a table do.
addWords(table);

/** The operator's desk. Nothing links here: operators know the address. */
export default function Admin(): ReactNode {
  const [desk, setDesk] = useState<DeskApi>();
  return (
    <Page title={t('admin.title')}>
      <div className={`stack ${style.page}`}>
        <PageHead title={t('admin.title')} lead={t('admin.lead')} />
        {desk === undefined ? <Door onOpen={setDesk} /> : <Parts desk={desk} onLock={() => setDesk(undefined)} />}
      </div>
    </Page>
  );
}

function Door({ onOpen }: { readonly onOpen: (desk: DeskApi) => void }): ReactNode {
  const id = useId();
  const [token, setToken] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const open = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (busy || token === '') return;
    setBusy(true);
    setProblem(undefined);
    const desk = deskWith(token);
    const answer = await rowsOf(desk, { part: 'audit', find: '', from: 0 });
    setBusy(false);
    if ('failed' in answer) setProblem(answer.failed);
    else onOpen(desk);
  };
  return (
    <PanelSection title={t('admin.token')}>
      <form className="stack" onSubmit={(event) => void open(event)}>
        <p className="dim" id={`${id}-hint`}>
          {t('admin.token-hint')}
        </p>
        <div className="row wrap">
          <input
            className={`entry ${style.entry}`}
            type="password"
            autoComplete="off"
            value={token}
            maxLength={200}
            aria-label={t('admin.token')}
            aria-describedby={`${id}-hint`}
            onChange={({ target }) => setToken(target.value)}
          />
          <Button type="submit" look="main" busy={busy}>
            {t('admin.open')}
          </Button>
        </div>
        <Problem>{problem}</Problem>
      </form>
    </PanelSection>
  );
}

import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { ConfirmButton } from '../../ui/confirm-button.tsx';
import { Segment } from '../../ui/segment.tsx';
import { toast } from '../../ui/toast.tsx';
import { t } from '../../words/t.ts';
import { Actions } from '../parts/actions.tsx';
import { PanelSection } from '../parts/panel-section.tsx';
import { Problem } from '../parts/problem.tsx';
import style from './admin.module.css';
import { type DeskApi, PAGE_ROWS, PARTS, type Part, perform, type Query, type Row, type Rows, rowsOf } from './desk.ts';

interface PartsProps {
  readonly desk: DeskApi;
  readonly onLock: () => void;
}

/** The lists of the desk, one at a time. */
export function Parts({ desk, onLock }: PartsProps): ReactNode {
  const [query, setQuery] = useState<Query>({ part: 'tables', find: '', from: 0 });
  const { rows, problem, reload } = useRows(desk, query);
  const { part, from } = query;
  const act = async (action: Row['actions'][number]): Promise<void> => {
    const failed = await perform(desk, action);
    if (failed === undefined) toast(t('admin.done'));
    await reload(failed);
  };
  return (
    <>
      <Segment
        label={t('admin.part')}
        values={PARTS.map((value) => ({ value, label: t(`admin.${value}`) }))}
        value={part}
        onChange={(value: Part) => setQuery({ part: value, find: '', from: 0 })}
      />
      {(part === 'tables' || part === 'guests') && (
        <Search key={part} onFind={(find) => setQuery({ part, find, from: 0 })} />
      )}
      <Problem>{problem}</Problem>
      {rows === undefined && problem === undefined && <p className="dim">{t('admin.loading')}</p>}
      {rows?.rows.length === 0 && <p className="dim">{t('admin.empty')}</p>}
      {rows?.rows.map((row) => (
        <PanelSection key={row.key} title={row.title}>
          <div className={`stack ${style.row}`}>
            {row.facts.map((fact) => (
              <p key={fact}>{fact}</p>
            ))}
          </div>
          {row.actions.length > 0 && (
            <Actions>
              {row.actions.map((action) => (
                <ConfirmButton key={action.label} look="danger" ask="always" onConfirm={() => void act(action)}>
                  {action.label}
                </ConfirmButton>
              ))}
            </Actions>
          )}
        </PanelSection>
      ))}
      <Actions>
        {from > 0 && (
          <Button onClick={() => setQuery({ ...query, from: Math.max(0, from - PAGE_ROWS) })}>
            {t('admin.newer')}
          </Button>
        )}
        {rows?.more && (
          <Button onClick={() => setQuery({ ...query, from: from + PAGE_ROWS })}>{t('admin.older')}</Button>
        )}
        <Button onClick={onLock}>{t('admin.leave')}</Button>
      </Actions>
    </>
  );
}

function useRows(desk: DeskApi, query: Query) {
  const [shown, setShown] = useState<{ readonly rows?: Rows; readonly problem?: string | undefined }>({});
  const load = useCallback(() => rowsOf(desk, query), [desk, query]);
  useEffect(() => {
    let isCurrent = true;
    setShown({});
    void load().then((answer) => {
      if (isCurrent) setShown('failed' in answer ? { problem: answer.failed } : { rows: answer });
    });
    return () => {
      isCurrent = false;
    };
  }, [load]);
  /** Reads the list again after an action, which may have failed. */
  const reload = async (problem: string | undefined): Promise<void> => {
    const answer = await load();
    setShown('failed' in answer ? { problem: answer.failed } : { rows: answer, problem });
  };
  return { ...shown, reload };
}

function Search({ onFind }: { readonly onFind: (text: string) => void }): ReactNode {
  const [text, setText] = useState('');
  return (
    <form
      className="row wrap"
      onSubmit={(event) => {
        event.preventDefault();
        onFind(text.trim());
      }}
    >
      <input
        className={`entry ${style.entry}`}
        type="search"
        value={text}
        maxLength={40}
        aria-label={t('admin.find')}
        placeholder={t('admin.find')}
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit">{t('admin.search')}</Button>
    </form>
  );
}

import type { Listed } from '@pouch/protocol';
import { X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { announce } from '../../ui/announcer.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { t } from '../../words/t.ts';
import { Problem } from '../parts/problem.tsx';
import { type Archive, afterPage, archiveOf, finishedIn, moreFrom, NO_ARCHIVE } from './archive.ts';
import { isPlaying, sorted, titleOf } from './listing.ts';
import { Group, Rows } from './lists.tsx';
import { NoTables } from './no-tables.tsx';
import { RemoveSheet } from './remove-sheet.tsx';
import { olderTables, removeTable } from './removing.ts';
import { FinishedRow, MineRow } from './rows.tsx';
import style from './tables.module.css';

interface MyTablesProps {
  readonly mine: readonly Listed[];
  /** Something was done to them. */
  readonly onChange: () => void;
}

/** What waits for me first, then the rest; finished games are folded away. */
export function MyTables({ mine, onChange }: MyTablesProps): ReactNode {
  const { removed, problem, asked, remove, leave, stay } = useRemoving(onChange);
  const { due, running, waiting, finished } = sorted(mine.filter(({ about }) => !removed.has(about.id)));
  const button = (listed: Listed): ReactNode => (
    <IconButton
      label={t('tables.remove', { title: titleOf(listed.about, listed.seat) })}
      onClick={() => remove(listed)}
    >
      <X size={18} aria-hidden="true" />
    </IconButton>
  );
  const row = ({ listed }: { readonly listed: Listed }): ReactNode => (
    <MineRow listed={listed}>{button(listed)}</MineRow>
  );
  return (
    <>
      <Problem>{problem}</Problem>
      {due.length + running.length + waiting.length === 0 && (
        <NoTables title={t('tables.mine-empty')} text={t('tables.mine-empty-text')} />
      )}
      <Group title={t('tables.due')} tables={due} row={row} />
      <Group title={t('tables.running')} tables={running} row={row} />
      <Group title={t('tables.waiting')} tables={waiting} row={row} />
      <Finished finished={finished} removed={removed} button={button} />
      {asked && <RemoveSheet listed={asked} onLeave={leave} onStay={stay} />}
    </>
  );
}

interface Removing {
  readonly removed: ReadonlySet<string>;
  readonly problem: string | undefined;
  /** A running game: shall a bot play on? */
  readonly asked: Listed | undefined;
  readonly remove: (listed: Listed) => void;
  readonly leave: (how: 'to a bot' | 'only hide') => void;
  readonly stay: () => void;
}

function useRemoving(onChange: () => void): Removing {
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set());
  const [problem, setProblem] = useState<string>();
  const [asked, setAsked] = useState<Listed>();
  const take = async (listed: Listed, how: 'to a bot' | 'only hide'): Promise<void> => {
    setAsked(undefined);
    const reason = await removeTable(listed, how);
    setProblem(reason);
    if (reason !== undefined) return;
    announce(t('tables.removed', { title: titleOf(listed.about, listed.seat) }));
    setRemoved((before) => new Set([...before, listed.about.id]));
    onChange();
  };
  return {
    removed,
    problem,
    asked,
    remove: (listed) => (isPlaying(listed) ? setAsked(listed) : void take(listed, 'only hide')),
    leave: (how) => asked && void take(asked, how),
    stay: () => setAsked(undefined),
  };
}

interface FinishedProps {
  readonly finished: readonly Listed[];
  readonly removed: ReadonlySet<string>;
  readonly button: (listed: Listed) => ReactNode;
}

/** The archive, a page at a time. */
function Finished({ finished, removed, button }: FinishedProps): ReactNode {
  const [archive, setArchive] = useState<Archive>(NO_ARCHIVE);
  const all = finishedIn(finished, archive).filter(({ about }) => !removed.has(about.id));
  if (all.length === 0) return null;
  const shown = archiveOf(all, archive);
  const more = async (): Promise<void> => {
    const from = moreFrom(all, archive);
    const page = from === undefined ? [] : await olderTables(from);
    setArchive((before) => afterPage(before, page, from));
  };
  return (
    <details className={`stack ${style.archive}`}>
      <summary>{t('tables.finished')}</summary>
      <Rows tables={shown} all row={({ listed }) => <FinishedRow listed={listed}>{button(listed)}</FinishedRow>} />
      {(shown.length < all.length || !archive.whole) && (
        <Button look="quiet" className={style.more} onClick={() => void more()}>
          {t('tables.older')}
        </Button>
      )}
    </details>
  );
}

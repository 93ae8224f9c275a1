import { Refusal } from '@pouch/rules';
import { Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { Save, SaveHead } from '../../device/save.ts';
import { deviceSaves } from '../../device/saves.ts';
import { announce } from '../../ui/announcer.tsx';
import { Button, IconButton, LinkButton } from '../../ui/button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import words from '../../words/en/home-later.json';
import { addWords, t } from '../../words/t.ts';
import { CardList, CardRow } from '../parts/card-list.tsx';
import style from './all-waiting.module.css';
import { addressOf, idOf, titleOf, type Waiting } from './waiting.ts';
import { WaitingGame } from './waiting-game.tsx';

addWords(words);

interface AllWaitingProps {
  /** As they were when the sheet was opened: what is deleted keeps its place, so that it can be brought back. */
  readonly first: readonly Waiting[];
  readonly onClose: () => void;
}

/** Every game that waits, to return to or to delete. */
export default function AllWaiting({ first, onClose }: AllWaitingProps): ReactNode {
  const [listed] = useState(first);
  const { deleted, remove, bringBack } = useDeleting();
  return (
    <Sheet title={t('home.all-waiting-title')} onClose={onClose}>
      <CardList>
        {listed.map((waiting) => {
          const gone = deleted.get(idOf(waiting));
          return (
            <CardRow key={idOf(waiting)}>
              {gone === undefined ? (
                <There waiting={waiting} onDelete={remove} />
              ) : (
                <Gone title={titleOf(waiting)} onUndo={() => bringBack(gone)} />
              )}
            </CardRow>
          );
        })}
      </CardList>
    </Sheet>
  );
}

interface Deleting {
  /** By id. */
  readonly deleted: ReadonlyMap<string, Save>;
  readonly remove: (head: SaveHead) => void;
  readonly bringBack: (save: Save) => void;
}

function useDeleting(): Deleting {
  const [deleted, setDeleted] = useState<ReadonlyMap<string, Save>>(new Map());
  return {
    deleted,
    remove: (head) => {
      const save = deviceSaves().load(head.id);
      if (save === undefined || save instanceof Refusal) return;
      setDeleted(new Map(deleted).set(head.id, save));
      deviceSaves().delete(head.id);
      announce(t('home.deleted', { title: titleOf({ save: head }) }));
    },
    bringBack: (save) => {
      deviceSaves().put(save);
      setDeleted(new Map([...deleted].filter(([id]) => id !== save.id)));
    },
  };
}

interface ThereProps {
  readonly waiting: Waiting;
  readonly onDelete: (head: SaveHead) => void;
}

function There({ waiting, onDelete }: ThereProps): ReactNode {
  const title = titleOf(waiting);
  return (
    <>
      <WaitingGame waiting={waiting} />
      <LinkButton to={addressOf(waiting)} size="small" className={style.button}>
        {t('home.resume')}
        <span className="unseen"> {t('home.resume-title', { title })}</span>
      </LinkButton>
      {/* A table of the server is not this device's to delete. */}
      {'save' in waiting && (
        <IconButton label={t('home.delete', { title })} onClick={() => onDelete(waiting.save)}>
          <Trash2 size={19} aria-hidden="true" />
        </IconButton>
      )}
    </>
  );
}

const Gone = ({ title, onUndo }: { readonly title: string; readonly onUndo: () => void }): ReactNode => (
  <>
    <span className={style.gone}>{t('home.deleted', { title })}</span>
    {/* The button that was pressed is gone: the focus stays in its row. */}
    <Button
      size="small"
      className={style.button}
      ref={(button) => button?.focus()}
      aria-label={t('home.undo-delete', { title })}
      onClick={onUndo}
    >
      {t('home.undo')}
    </Button>
  </>
);

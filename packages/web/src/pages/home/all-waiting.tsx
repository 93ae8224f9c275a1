import { Refusal } from '@pouch/rules';
import { Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { Save, SaveHead } from '../../device/save.ts';
import { deviceSaves } from '../../device/saves.ts';
import { announce } from '../../ui/announcer.tsx';
import { Button, IconButton, LinkButton } from '../../ui/button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { t } from '../../words/t.ts';
import style from './all-waiting.module.css';
import { titleOf } from './waiting.ts';
import { WaitingGame } from './waiting-game.tsx';

interface AllWaitingProps {
  /** As they were when the sheet was opened: what is deleted keeps its place, so that it can be brought back. */
  readonly first: readonly SaveHead[];
  readonly onClose: () => void;
}

/** Every game that waits, to return to or to delete. */
export default function AllWaiting({ first, onClose }: AllWaitingProps): ReactNode {
  const [listed] = useState(first);
  const [deleted, setDeleted] = useState<ReadonlyMap<string, Save>>(new Map());

  const remove = (head: SaveHead): void => {
    const save = deviceSaves().load(head.id);
    if (save === undefined || save instanceof Refusal) return;
    setDeleted(new Map(deleted).set(head.id, save));
    deviceSaves().delete(head.id);
    announce(t('home.deleted', { title: titleOf(head) }));
  };

  const bringBack = (save: Save): void => {
    deviceSaves().put(save);
    const left = new Map(deleted);
    left.delete(save.id);
    setDeleted(left);
  };

  return (
    <Sheet title={t('home.all-waiting-title')} onClose={onClose}>
      <ul className={style.list}>
        {listed.map((head) => {
          const gone = deleted.get(head.id);
          const title = titleOf(head);
          return (
            <li key={head.id} className={style.item}>
              {gone === undefined ? (
                <>
                  <WaitingGame save={head} />
                  <LinkButton to={`/play/${head.id}`} size="small" className={style.button}>
                    {t('home.return')}
                    <span className="unseen"> {t('home.return-to', { title })}</span>
                  </LinkButton>
                  <IconButton label={t('home.delete', { title })} onClick={() => remove(head)}>
                    <Trash2 size={19} aria-hidden="true" />
                  </IconButton>
                </>
              ) : (
                <>
                  <span className={style.gone}>{t('home.deleted', { title })}</span>
                  {/* The button that was pressed is gone: the focus stays in its row. */}
                  <Button
                    size="small"
                    className={style.button}
                    ref={(button) => button?.focus()}
                    aria-label={t('home.undo-delete', { title })}
                    onClick={() => bringBack(gone)}
                  >
                    {t('home.undo')}
                  </Button>
                </>
              )}
            </li>
          );
        })}
      </ul>
    </Sheet>
  );
}

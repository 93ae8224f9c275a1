import { Refusal } from '@pouch/rules';
import { type ReactNode, useCallback, useSyncExternalStore } from 'react';
import { deviceSaves, type Saves } from '../../device/saves.ts';
import { LinkButton } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.tsx';
import words from '../../words/en/replay.json';
import { addWords, t } from '../../words/t.ts';
import { Page } from '../page.tsx';
import { useCounted } from '../parts/use-counted.ts';
import { FileList } from './file-list.tsx';
import { BrokenRow, FinishedRow, UnfinishedRow } from './game-rows.tsx';
import { OpenPanel } from './open-panel.tsx';
import style from './replays.module.css';
import { useOpening } from './use-opening.ts';

addWords(words);

/** Records to open, and the games of this device. */
export default function Replays(): ReactNode {
  const opening = useOpening();
  const { games, broken } = useSaves();
  // What is deleted here has counted.
  useCounted(games);
  const finished = games.filter((game) => game.finished);
  const unfinished = games.filter((game) => !game.finished);
  return (
    <Page title={t('replays.title')} className={style.page ?? ''}>
      <header className={style.head}>
        <h1>{t('replays.title')}</h1>
        <p>{t('replays.lead')}</p>
      </header>
      <OpenPanel opening={opening} />
      <FileList opening={opening} />
      {unfinished.length > 0 && (
        <section className={`stack ${style.section}`} aria-labelledby="unfinished">
          <h2 id="unfinished">{t('replays.unfinished')}</h2>
          <ul className="stack">
            {unfinished.map((game) => (
              <UnfinishedRow key={game.id} game={game} remove={remove} />
            ))}
          </ul>
        </section>
      )}
      <section className={`stack ${style.section}`} aria-labelledby="finished">
        <h2 id="finished">{t('replays.finished')}</h2>
        {finished.length === 0 ? (
          <div className="empty">
            <p>
              <b>{t('replays.empty')}</b>
            </p>
            <p>{t('replays.empty-text')}</p>
            <LinkButton to="/">{t('replays.to-play')}</LinkButton>
          </div>
        ) : (
          <ul className="stack">
            {finished.map((game) => (
              <FinishedRow key={game.id} game={game} remove={remove} />
            ))}
          </ul>
        )}
        {broken.length > 0 && (
          <ul className="stack">
            {broken.map(({ id, reason }) => (
              <BrokenRow key={id} id={id} reason={reason} />
            ))}
          </ul>
        )}
      </section>
    </Page>
  );
}

function useSaves(): ReturnType<Saves['list']> {
  const subscribe = useCallback((listener: () => void) => deviceSaves().subscribe(listener), []);
  return useSyncExternalStore(subscribe, () => deviceSaves().list());
}

/** Deletes a game at once; the undo puts it back as it was. */
function remove(id: string): void {
  const save = deviceSaves().load(id);
  deviceSaves().delete(id);
  if (save === undefined || save instanceof Refusal) return;
  toast(t('replay.deleted'), { label: t('replay.undo'), act: () => void deviceSaves().put(save) });
}

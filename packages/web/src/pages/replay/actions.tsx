import { Download, Link2, Play, RotateCw, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { t } from '../../words/t.ts';
import style from './actions.module.css';
import type { Actions } from './use-actions.ts';

export interface ActionsProps {
  readonly actions: Actions;
  /** Where an online table lets its draws be checked; a game of this device has nothing to check. */
  readonly draws: ReactNode;
}

const Main = ({ main }: Pick<Actions, 'main'>): ReactNode => (
  <Button look="main" className={style.main} onClick={main.act}>
    <RotateCw size={18} aria-hidden="true" />
    {main.label}
  </Button>
);

/** Where the game is over nothing is left to play: the button stays, so that nothing moves on the way there. */
function PlayOn({ playOn }: Pick<Actions, 'playOn'>): ReactNode {
  if (playOn === undefined) return null;
  const over = playOn === 'over';
  return (
    <Button
      aria-disabled={over}
      title={over ? t('replay.play-on-over') : undefined}
      onClick={over ? undefined : playOn}
    >
      <Play size={17} aria-hidden="true" />
      {t('replay.play-on')}
      {over && <span className="unseen">{t('replay.play-on-over')}</span>}
    </Button>
  );
}

/** What can be done with the game, in the rail. */
export function ActionList({ actions, draws }: ActionsProps): ReactNode {
  const { main, playOn, copyLink, linkTrouble, saveRecord, remove } = actions;
  return (
    <section className="stack" aria-label={t('replay.actions')}>
      <Main main={main} />
      <PlayOn playOn={playOn} />
      {linkTrouble === undefined ? (
        <Button onClick={copyLink}>
          <Link2 size={17} aria-hidden="true" />
          {t('replay.copy-link')}
        </Button>
      ) : (
        <p className="dim">{linkTrouble}</p>
      )}
      <div className={`row wrap ${style.pair}`}>
        <Button onClick={saveRecord}>
          <Download size={16} aria-hidden="true" />
          {t('replay.save-record')}
        </Button>
        {draws}
      </div>
      {remove !== undefined && (
        <Button look="quiet" onClick={remove}>
          <Trash2 size={16} aria-hidden="true" />
          {t('replay.delete')}
        </Button>
      )}
    </section>
  );
}

/** The two that are wanted most, at the lower edge of a phone. The rest is in the menu. */
export function ActionDock({ actions, draws }: ActionsProps): ReactNode {
  return (
    <section className={`row wrap ${style.dock}`} aria-label={t('replay.actions')}>
      <Main main={actions.main} />
      {actions.playOn === undefined ? (
        <Button onClick={actions.saveRecord} aria-label={t('replay.save-record')}>
          <Download size={18} aria-hidden="true" />
          {t('replay.record')}
        </Button>
      ) : (
        <PlayOn playOn={actions.playOn} />
      )}
      {draws}
    </section>
  );
}

import { has } from '@pouch/rules';
import type { ReactNode } from 'react';
import { usePhone } from '../../device/media.ts';
import { Sending } from '../../table/sending.tsx';
import { Button, Key } from '../../ui/button.tsx';
import { t } from '../../words/t.ts';
import type { DockProps } from './dock.tsx';
import { DockWords } from './dock-words.tsx';
import { HandTray } from './hand-tray.tsx';
import { waiting } from './heading.ts';
import { ARROWS, ENTER, NEXT_STACK } from './keys.ts';
import style from './lay-dock.module.css';
import { LayWords } from './lay-words.tsx';
import { NudgePad } from './nudge-pad.tsx';
import type { View } from './types.ts';
import { Warning } from './warning.tsx';
import { sizeWord } from './words.ts';

/** My hand, what the ghost does, and the button that lays it. */
export function LayDock(props: DockProps & { readonly clock: ReactNode }): ReactNode {
  const { show, seat, snapshot, held, due, clock } = props;
  const phone = usePhone();
  const { koin } = held.ghost;
  return (
    <div className={style.lay}>
      <HandTray view={show.view} seat={seat} koin={koin} take={held.actions.take} />
      <DockWords title={phone ? undefined : titleOf(props)}>
        <div className={style.said}>
          <LayWords {...props} />
        </div>
        {snapshot.refusal !== undefined && <Warning role="alert">{snapshot.refusal}</Warning>}
        {!phone && <KeyCaps hand={due && koin !== undefined ? show.view.hand : undefined} />}
      </DockWords>
      <NudgePad off={koin === undefined} nudge={held.actions.nudge} />
      <div className={`row ${style.decision}`}>
        {clock}
        {due ? <LayButton {...props} /> : <p className={style.waiting}>{waitingWords(props)}</p>}
        <Sending pending={snapshot.pending !== undefined} />
      </div>
    </div>
  );
}

function titleOf({ show, seat, due }: DockProps): string {
  if (show.stage === 'score') return t('koinz.title.score');
  if (!has(show.view.active, seat)) return t('koinz.title.out');
  if (has(show.stuck, seat)) return t('koinz.title.stuck');
  if (!due && show.view.turn !== seat) return t('koinz.title.wait');
  return t(show.view.fouls > 0 ? 'koinz.title.again' : 'koinz.title.lay');
}

const waitingWords = ({ show, view, seat, names }: DockProps): string =>
  show.stage === 'score' || view.turn === seat ? '' : waiting(view, names);

/** With a mouse and keys: what moves the ghost. The line is there, empty, where there is none. */
const KeyCaps = ({ hand }: { readonly hand: View['hand'] | undefined }): ReactNode => (
  <p className={`row dim ${style.keys}`} aria-hidden="true">
    {hand !== undefined && (
      <>
        <span>{t('koinz.say.keys')}</span>
        {ARROWS.map((arrow) => (
          <Key key={arrow}>{arrow}</Key>
        ))}
      </>
    )}
    {hand === 'guided' && (
      <>
        <span>{t('koinz.say.keys-stack')}</span>
        <Key>{NEXT_STACK}</Key>
      </>
    )}
  </p>
);

function LayButton({ snapshot, held }: DockProps): ReactNode {
  const { pending } = snapshot;
  const { ghost, ready, actions } = held;
  // What is on its way keeps its words, though the koin is out of the hand.
  const koin = pending?.do === 'place' || pending?.do === 'stack' ? pending.koin : ghost.koin;
  const words = koin === undefined ? t('koinz.lay-none') : t('koinz.lay', { size: sizeWord(koin) });
  return (
    <Button look="main" aria-disabled={!ready} busy={pending !== undefined} onClick={actions.lay}>
      {ghost.asked ? t('confirm.again') : words}
      <Key>{ENTER}</Key>
    </Button>
  );
}

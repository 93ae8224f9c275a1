import { koinzInternals } from '@pouch/rules';
import type { ReactNode } from 'react';
import { Sending } from '../../table/sending.tsx';
import { useSpoken } from '../../table/stage-dock.tsx';
import { Button, Key } from '../../ui/button.tsx';
import { Crest } from '../../ui/crest.tsx';
import { t } from '../../words/t.ts';
import type { DockProps } from './dock.tsx';
import { HandTray } from './hand-tray.tsx';
import { waiting } from './heading.ts';
import { ARROWS, ENTER, NEXT_STACK, SKIP } from './keys.ts';
import style from './lay-dock.module.css';
import { LayWords } from './lay-words.tsx';
import { NudgePad } from './nudge-pad.tsx';
import type { View } from './types.ts';
import { Warning } from './warning.tsx';
import { sizeWord } from './words.ts';

const { handOf } = koinzInternals;

/** My hand, what the ghost does or somebody has done, and the button that lays. */
export function LayDock(props: DockProps & { readonly clock: ReactNode }): ReactNode {
  const { show, seat, snapshot, held, due, clock, stage } = props;
  const { koin } = held.ghost;
  useSpoken(due ? undefined : stage.narration);
  return (
    <div className={style.lay}>
      <HandTray view={show.view} seat={seat} koin={koin} take={held.actions.take} />
      <div className={style.words} data-due={due}>
        <Title {...props} />
        <div className={style.said}>
          {snapshot.refusal === undefined ? (
            <LayWords {...props} />
          ) : (
            <Warning role="alert">{snapshot.refusal}</Warning>
          )}
        </div>
        <KeyCaps hand={due && koin !== undefined ? show.view.hand : undefined} />
      </div>
      <NudgePad off={koin === undefined} nudge={held.actions.nudge} />
      <div className={`row ${style.decision}`}>
        {clock}
        {due ? <LayButton {...props} /> : <Others {...props} />}
        <Sending pending={snapshot.pending !== undefined} />
      </div>
    </div>
  );
}

/** What is asked, or what somebody has done. */
function Title({ show, seat, due, stage: { narration }, names }: DockProps): ReactNode {
  if (due || narration === undefined)
    return <h2>{t(show.view.fouls > 0 && show.view.turn === seat ? 'koinz.title.again' : 'koinz.title.lay')}</h2>;
  const { headline, lead } = narration;
  const isDone = show.note === undefined && handOf(show.view, seat) === 0;
  return (
    <h2 key={headline}>
      {lead !== 'none' && <Crest seat={lead} name={names.of(lead)} size={24} />}
      {isDone ? t('koinz.title.done') : headline}
    </h2>
  );
}

/** While the others lay: who is awaited, and how to get past what is shown. */
function Others({ show, stage, names }: DockProps): ReactNode {
  if (stage.state === 'waiting') return <p className={style.waiting}>{waiting(show, names)}</p>;
  return (
    <Button onClick={stage.skip} data-skip data-stage>
      {t('stage.skip')} <Key>{SKIP}</Key>
    </Button>
  );
}

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

import { has, koinzInternals } from '@pouch/rules';
import { CircleX } from 'lucide-react';
import type { ReactNode } from 'react';
import { usePhone } from '../../device/media.ts';
import { Dock } from '../../table/layout.tsx';
import { Sending } from '../../table/sending.tsx';
import { Button, Key } from '../../ui/button.tsx';
import { t } from '../../words/t.ts';
import { CalmWords, type Words } from './calm-words.tsx';
import { Cross } from './cross.tsx';
import style from './dock.module.css';
import { DockClock, type DockProps, ENTER, Refused } from './dock-parts.tsx';
import { hasPlace } from './hand.ts';
import { HandTray } from './hand-tray.tsx';
import { Note } from './note.tsx';
import { ghostWords } from './said.ts';
import type { Ghost } from './use-ghost.ts';
import { sizeWord } from './words.ts';

const { carriers } = koinzInternals;

/** Key caps. */
const ARROWS = ['←', '↑', '↓', '→'];
const NEXT_STACK = 'N';

export interface LayDockProps extends DockProps {
  readonly ghost: Ghost;
  readonly ready: boolean;
  /** The spot waits for a second press. */
  readonly asked: boolean;
  readonly lay: () => void;
  readonly waiting: string;
}

/** My hand, what the ghost does, and the button that lays it. */
export function LayDock(props: LayDockProps): ReactNode {
  const { show, seat, snapshot, ghost, ready, asked, lay, due, waiting } = props;
  const phone = usePhone();
  const { pending } = snapshot;
  // What is on its way keeps its words, though the koin is out of the hand.
  const sent = pending?.do === 'place' || pending?.do === 'stack' ? pending.koin : undefined;
  const { koin } = ghost;
  const named = sent ?? koin;
  return (
    <Dock label={t('koinz.dock')} className={style.lay ?? ''}>
      <HandTray view={show.view} seat={seat} koin={koin} take={ghost.take} />
      <div className={style.text}>
        {!phone && <h2>{titleOf(props)}</h2>}
        <div className={style.saidBox}>
          <Said {...props} />
        </div>
        <Refused snapshot={snapshot} />
        {!phone && due && koin !== undefined && (
          <p className={style.keys} aria-hidden="true">
            <span>{t('koinz.say.keys')}</span>
            {ARROWS.map((arrow) => (
              <Key key={arrow}>{arrow}</Key>
            ))}
            {show.view.hand === 'guided' && (
              <>
                <span className={style.apart}>{t('koinz.say.keys-stack')}</span>
                <Key>{NEXT_STACK}</Key>
              </>
            )}
          </p>
        )}
      </div>
      <Cross off={koin === undefined} nudge={ghost.nudge} />
      <div className={style.decision}>
        <DockClock snapshot={snapshot} seat={seat} />
        {due ? (
          <Button look="main" className={style.main} aria-disabled={!ready} busy={pending !== undefined} onClick={lay}>
            {asked
              ? t('confirm.again')
              : named === undefined
                ? t('koinz.lay-none')
                : t('koinz.lay', { size: sizeWord(named) })}
            <Key>{ENTER}</Key>
          </Button>
        ) : (
          <p className={style.waiting}>{waiting}</p>
        )}
        <Sending pending={pending !== undefined} />
      </div>
    </Dock>
  );
}

function titleOf({ show, seat, due }: LayDockProps): string {
  if (show.stage === 'score') return t('koinz.title.score');
  if (!has(show.view.active, seat)) return t('koinz.title.out');
  if (has(show.stuck, seat)) return t('koinz.title.stuck');
  if (!due && show.view.turn !== seat) return t('koinz.title.wait');
  return t(show.view.fouls > 0 ? 'koinz.title.again' : 'koinz.title.lay');
}

/** One or two sentences: what has just happened, or what the ghost would do. */
function Said(props: LayDockProps): ReactNode {
  const { show, names, seat, ghost, due } = props;
  const phone = usePhone();
  const { view } = show;
  const { koin, at, fit, surface } = ghost;
  const foul = show.note?.event.event === 'fouled' || show.note?.event.event === 'forfeited';
  if (show.note !== undefined)
    return (
      <p className={foul ? style.wax : undefined}>
        {foul && <CircleX size={18} aria-hidden="true" />}
        <span>
          <Note show={show} names={names} />
        </span>
      </p>
    );
  if (show.stage === 'score') return <p>{t('koinz.say.scoring')}</p>;
  if (!has(view.active, seat)) return <p>{t('koinz.say.out')}</p>;
  if (has(show.stuck, seat)) return <p>{t('koinz.say.stuck')}</p>;
  if (koin === undefined || at === undefined || fit === undefined) {
    if (due && view.fouls > 0) return <p>{t('koinz.say.second-try')}</p>;
    if (koin === undefined) return <p>{t(due ? 'koinz.say.take' : 'koinz.say.take-early')}</p>;
    return <p>{t('koinz.say.move', { size: sizeWord(koin) })}</p>;
  }
  if (view.hand === 'steady') return <p>{t(due && view.fouls > 0 ? 'koinz.say.second-try' : 'koinz.say.steady')}</p>;
  const say = (): Words => {
    if (!hasPlace(view, koin)) return { tone: 'wax', words: t('koinz.say.no-place', { size: sizeWord(koin) }) };
    const words = ghostWords({ view, names, koin, surface, at, fit }, seat);
    const rings = !phone && fit.kind === 'place' && carriers(view, koin) > 0;
    return {
      tone: fit.kind === 'overlap' ? 'wax' : 'plain',
      words: rings ? `${words} ${t('koinz.say.rings')}` : words,
    };
  };
  return <CalmWords view={view} about={[koin, surface, ...Object.values(fit)].join(' ')} say={say} />;
}

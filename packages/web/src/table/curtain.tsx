import type { Seat } from '@pouch/rules';
import { type ReactNode, useEffect, useRef } from 'react';
import { forgetUnused } from '../art/sprite.ts';
import { Button } from '../ui/button.tsx';
import { Crest } from '../ui/crest.tsx';
import { t } from '../words/t.ts';
import style from './curtain.module.css';
import type { PlayerAbout, Snapshot } from './source.ts';

/** Between two people who share a device: nothing of anybody's secrets is on the page until one says who they are. */
export function Curtain({
  curtain,
  players,
  phase,
  uncover,
}: {
  readonly curtain: NonNullable<Snapshot['curtain']>;
  readonly players: readonly PlayerAbout[];
  /** What everybody decides now: a bid has another name than a choice. */
  readonly phase: string;
  readonly uncover: (seat: Seat) => void;
}): ReactNode {
  const name = (seat: Seat): string => players[seat]?.name ?? '';
  const next = name(curtain.next);
  useEffect(forgetUnused, []);
  return (
    <Full label={t('curtain.hand-over', { name: next })}>
      <Crest seat={curtain.next} name={next} size={96} />
      <h2>{t('curtain.hand-over', { name: next })}</h2>
      <p>{t('curtain.why', { name: next })}</p>
      <FirstButton onClick={() => uncover(curtain.next)}>{t('curtain.i-am', { name: next })}</FirstButton>
      {curtain.others.length > 0 && (
        <div className={`row wrap ${style.others}`}>
          {curtain.others.map((seat) => (
            <Button key={seat} look="quiet" size="small" onClick={() => uncover(seat)}>
              <Crest seat={seat} name={name(seat)} size={22} />
              {t('curtain.change', { name: name(seat), phase })}
            </Button>
          ))}
        </div>
      )}
    </Full>
  );
}

/** The game stands still, and what could be studied meanwhile is covered. */
export function PausedCurtain({
  resume,
  leave,
}: {
  readonly resume: () => void;
  readonly leave: () => void;
}): ReactNode {
  return (
    <Full label={t('paused.title')}>
      <h2>{t('paused.title')}</h2>
      <p>{t('paused.why')}</p>
      <FirstButton onClick={resume}>{t('paused.resume')}</FirstButton>
      <Button look="quiet" onClick={leave}>
        {t('table.leave')}
      </Button>
    </Full>
  );
}

/** Another tab plays this game now: two at once would write over each other. */
export function ElsewhereCurtain({ leave }: { readonly leave: () => void }): ReactNode {
  return (
    <Full label={t('elsewhere.title')}>
      <h2>{t('elsewhere.title')}</h2>
      <p>{t('elsewhere.why')}</p>
      <FirstButton onClick={() => location.reload()}>{t('elsewhere.here')}</FirstButton>
      <Button look="quiet" onClick={leave}>
        {t('table.leave')}
      </Button>
    </Full>
  );
}

function Full({ label, children }: { readonly label: string; readonly children: ReactNode }): ReactNode {
  return (
    <section className={`stack ${style.curtain}`} aria-label={label}>
      {children}
    </section>
  );
}

function FirstButton({ onClick, children }: { readonly onClick: () => void; readonly children: ReactNode }): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <Button ref={button} look="main" className={style.main} onClick={onClick}>
      {children}
    </Button>
  );
}

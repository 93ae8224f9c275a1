import { type Seat, seatsIn } from '@pouch/rules';
import { History, House, RotateCw } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import type { Save } from '../../device/save.ts';
import type { AnyKit } from '../../games/kit.ts';
import { startAgain } from '../../local/again.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Crest } from '../../ui/crest.tsx';
import { namesOf } from '../../words/names.ts';
import { t } from '../../words/t.ts';
import style from './ending.module.css';

/** Who has won and why, where the dock was, and where to go from here. */
export function Ending({
  save,
  kit,
  view,
}: {
  readonly save: Save;
  readonly kit: AnyKit;
  readonly view: unknown;
}): ReactNode {
  const [, go] = useLocation();
  const main = useRef<HTMLButtonElement>(null);
  useEffect(() => main.current?.focus({ preventScroll: true }), []);
  const names = namesOf(save.players.map((player, seat) => ({ ...player, seat, mine: player.kind === 'person' })));
  const turn = kit.game.turn(view);
  const winners: readonly Seat[] = turn.kind === 'over' ? seatsIn(turn.winners) : [];
  const { title, reason } = kit.result(view, names);
  return (
    <section className={style.ending} aria-label={title}>
      <div className={style.crests}>
        {winners.map((seat) => (
          <Crest key={seat} seat={seat} name={names.of(seat)} size={64} />
        ))}
      </div>
      <div className={style.words}>
        <h2>{title}</h2>
        <p>{reason}</p>
      </div>
      <div className={style.actions}>
        <Button ref={main} look="main" onClick={() => go(`/play/${startAgain(save)}`)}>
          <RotateCw size={18} aria-hidden="true" />
          {t('ending.again')}
        </Button>
        <LinkButton to={`/replay/${save.id}`}>
          <History size={18} aria-hidden="true" />
          {t('ending.replay')}
        </LinkButton>
        <LinkButton to="/" look="quiet">
          <House size={18} aria-hidden="true" />
          {t('ending.home')}
        </LinkButton>
      </div>
    </section>
  );
}

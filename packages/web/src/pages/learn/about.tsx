import { GAME_FACTS, type GameId } from '@pouch/rules';
import { Clock, Printer, Swords, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { Button, LinkButton, type Look } from '../../ui/button.tsx';
import { t } from '../../words/t.ts';
import style from './about.module.css';
import { startAgainstBots } from './start.ts';

/** How many play, and how long. */
export function Facts({ game }: { readonly game: GameId }): ReactNode {
  return (
    <ul className={`row wrap ${style.facts}`}>
      <li className="row">
        <Users size={17} aria-hidden="true" /> {t('learn.players', GAME_FACTS[game].seats)}
      </li>
      <li className="row">
        <Clock size={17} aria-hidden="true" /> {t(`game.${game}.length`)}
      </li>
    </ul>
  );
}

interface ActionProps {
  readonly game: GameId;
  readonly look?: Look;
}

export function PlayButton({ game, look = 'plain' }: ActionProps): ReactNode {
  const [, go] = useLocation();
  return (
    <Button
      look={look}
      aria-label={t('learn.play-label', { game: GAME_FACTS[game].name })}
      onClick={() => go(startAgainstBots(game))}
    >
      <Swords size={18} aria-hidden="true" />
      {t('learn.play')}
    </Button>
  );
}

export function PrintLink({ game }: ActionProps): ReactNode {
  return (
    <LinkButton to={`/print/${game}`} look="quiet">
      <Printer size={18} aria-hidden="true" />
      {t('learn.print')}
      <span className="unseen">{GAME_FACTS[game].name}</span>
    </LinkButton>
  );
}

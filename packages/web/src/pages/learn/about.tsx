import type { GameId } from '@pouch/rules';
import { Clock, Printer, Swords, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { ABOUT } from '../../games/registry.ts';
import { Button, LinkButton, type Look } from '../../ui/button.tsx';
import { type MessageId, t } from '../../words/t.ts';
import style from './about.module.css';
import { startAgainstBots } from './start.ts';

const LENGTHS = {
  'realm-coins': 'learn.length.realm-coins',
  'pirate-coins': 'learn.length.pirate-coins',
  koinz: 'learn.length.koinz',
  'coin-set': 'learn.length.coin-set',
} as const satisfies Readonly<Record<GameId, MessageId>>;

/** How many play, and how long. */
export function Facts({ game }: { readonly game: GameId }): ReactNode {
  return (
    <ul className={style.facts}>
      <li>
        <Users size={17} aria-hidden="true" /> {t('learn.players', ABOUT[game].seats)}
      </li>
      <li>
        <Clock size={17} aria-hidden="true" /> {t(LENGTHS[game])}
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
      aria-label={t('learn.play-label', { game: ABOUT[game].name })}
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
      <span className="unseen">{ABOUT[game].name}</span>
    </LinkButton>
  );
}

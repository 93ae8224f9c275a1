import { GAME_FACTS, type GameId } from '@pouch/rules';
import { GraduationCap, Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, LinkButton } from '../../ui/button.tsx';
import { t } from '../../words/t.ts';
import { GameEmblem } from './game-emblem.tsx';
import style from './home-card.module.css';
import type { Suggestion } from './suggestion.ts';

export interface LearnCardProps {
  readonly suggestion: Suggestion;
  readonly onPlay: (game: GameId) => void;
}

/** Where nothing is unfinished: a game that was not played yet, or rules to look up. */
export function LearnCard({ suggestion: { game, isNew }, onPlay }: LearnCardProps): ReactNode {
  const { name } = GAME_FACTS[game];
  return (
    <section className={`card ${style.card}`} aria-labelledby="learn-new">
      <div className={`row ${style.head}`}>
        <h2 id="learn-new">{t('home.learn-new')}</h2>
      </div>
      <div className={`row ${style.game}`}>
        <GameEmblem game={game} size={48} />
        <div>
          <b>{name}</b>
          <p>{t(isNew ? 'home.not-played' : 'home.read-again')}</p>
        </div>
      </div>
      <div className="row wrap">
        {isNew && (
          <Button onClick={() => onPlay(game)}>
            <Play size={17} aria-hidden="true" /> {t('home.try', { game: name })}
          </Button>
        )}
        <LinkButton to={`/learn/${game}`} look={isNew ? 'quiet' : 'plain'}>
          <GraduationCap size={18} aria-hidden="true" /> {t('home.read-rules')}
        </LinkButton>
      </div>
    </section>
  );
}

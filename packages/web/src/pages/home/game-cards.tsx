import { GAME_FACTS, GAME_IDS, type GameId } from '@pouch/rules';
import { Check, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { CARD_ART } from '../../art/card.ts';
import { symbolOf } from '../../art/sprite.ts';
import { DESCRIPTORS } from '../../games/registry.ts';
import { makersWords } from '../../words/makers.ts';
import { t } from '../../words/t.ts';
import style from './game-cards.module.css';

export const inputIdOf = (game: GameId): string => `game-${game}`;

/** Focuses a card that was chosen by its number key. */
export const focusCard = (game: GameId): void => document.getElementById(inputIdOf(game))?.focus();

export interface GameCardsProps {
  readonly game: GameId;
  readonly onSelect: (game: GameId) => void;
  readonly onPlay: (game: GameId) => void;
}

/** The four games: one radio group, with links inside. */
export const GameCards = ({ game, onSelect, onPlay }: GameCardsProps): ReactNode => (
  <div className={style.cards} role="radiogroup" aria-label={t('home.games')}>
    {GAME_IDS.map((id) => (
      <Card key={id} game={id} checked={id === game} onSelect={() => onSelect(id)} onPlay={() => onPlay(id)} />
    ))}
  </div>
);

interface CardProps {
  readonly game: GameId;
  readonly checked: boolean;
  readonly onSelect: () => void;
  readonly onPlay: () => void;
}

function Card({ game, checked, onSelect, onPlay }: CardProps): ReactNode {
  const { name, seats } = GAME_FACTS[game];
  const id = inputIdOf(game);
  const players = { least: seats.least, most: seats.most };
  return (
    <div className={`card ${style.card}`}>
      {/* It lies over the whole card; only the links stand above it. */}
      <input
        type="radio"
        name="game"
        id={id}
        className={style.input}
        checked={checked}
        onChange={onSelect}
        onDoubleClick={onPlay}
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-line ${id}-players`}
      />
      <span className={style.pick} aria-hidden="true">
        {checked && <Check />}
      </span>
      <div className={style.art}>
        <svg
          viewBox={`0 0 ${CARD_ART.width} ${CARD_ART.height}`}
          preserveAspectRatio="xMidYMid slice"
          aria-hidden="true"
        >
          <use href={`#${symbolOf(DESCRIPTORS[game].card())}`} width={CARD_ART.width} height={CARD_ART.height} />
        </svg>
      </div>
      <div className={style.text}>
        <h2 id={`${id}-name`}>{name}</h2>
        <p className={style.line} id={`${id}-line`}>
          {t(`game.${game}.line`)}
        </p>
        <div className={`row wrap ${style.facts}`}>
          <span className={`row ${style.players}`}>
            <Users aria-hidden="true" />
            <span aria-hidden="true">{t('home.players', players)}</span>
            <span className="unseen" id={`${id}-players`}>
              {t('home.players-spoken', players)}
            </span>
          </span>
          <Link href={`/learn/${game}`} aria-label={t('home.rules-of', { game: name })}>
            {t('home.rules')}
          </Link>
          <Link href={`/print/${game}`} aria-label={t('home.print-kit-of', { game: name })}>
            {t('home.print-kit')}
          </Link>
        </div>
        <p className={style.makers}>{makersWords(game)}</p>
      </div>
    </div>
  );
}

import { GAME_FACTS, GAME_IDS } from '@pouch/rules';
import type { ReactNode } from 'react';
import { t } from '../../words/t.ts';
import { type GameCardsProps, inputIdOf } from './game-cards.tsx';
import { GameEmblem } from './game-emblem.tsx';
import style from './game-strip.module.css';

/** All games in a row, to choose what the play card shows. */
export const GameStrip = ({ game, onSelect, onPlay }: GameCardsProps): ReactNode => (
  <div className={style.strip} role="radiogroup" aria-label={t('home.games')}>
    {GAME_IDS.map((id) => {
      const { name, seats } = GAME_FACTS[id];
      return (
        <label key={id} className={`pick row ${style.game}`}>
          <input
            type="radio"
            name="game"
            id={inputIdOf(id)}
            checked={id === game}
            aria-label={name}
            aria-describedby={`${inputIdOf(id)}-players`}
            onChange={() => onSelect(id)}
            onDoubleClick={() => onPlay(id)}
          />
          <GameEmblem game={id} size={48} />
          <span className={style.words}>
            <b>{name}</b>
            <small id={`${inputIdOf(id)}-players`}>{t('home.players-short', seats)}</small>
          </span>
        </label>
      );
    })}
  </div>
);

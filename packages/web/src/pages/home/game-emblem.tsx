import type { GameId } from '@pouch/rules';
import type { ReactNode } from 'react';
import { CARD_ART } from '../../art/card.ts';
import { symbolOf } from '../../art/sprite.ts';
import { DESCRIPTORS } from '../../games/registry.ts';
import style from './game-emblem.module.css';

/** The coin that stands for a game: a part of its card's picture. Its name stands beside it. */
export function GameEmblem({ game, size }: { readonly game: GameId; readonly size: number }): ReactNode {
  const { card, emblem } = DESCRIPTORS[game];
  const { x, y, width } = emblem;
  return (
    <svg
      className={style.emblem}
      width={size}
      height={size}
      viewBox={`${x - width / 2} ${y - width / 2} ${width} ${width}`}
      aria-hidden="true"
    >
      <use href={`#${symbolOf(card())}`} width={CARD_ART.width} height={CARD_ART.height} />
    </svg>
  );
}

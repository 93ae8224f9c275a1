import { GAME_FACTS } from '@pouch/rules';
import { Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { CARD_ART } from '../../art/card.ts';
import { symbolOf } from '../../art/sprite.ts';
import { useLow, usePhone } from '../../device/media.ts';
import { useSettings } from '../../device/settings.ts';
import { DESCRIPTORS } from '../../games/registry.ts';
import { Button, Key } from '../../ui/button.tsx';
import { makersWords } from '../../words/makers.ts';
import { t } from '../../words/t.ts';
import { Problem } from '../parts/problem.tsx';
import { BotsFields } from './bots-fields.tsx';
import style from './play-card.module.css';
import { BotsButton, SoloButton } from './play-panel.tsx';
import type { Choosing } from './use-choice.ts';

const PLAY_CARD = 'play-card';

/** On a phone the games stand far below: who chooses one sees what is chosen. */
export const showPlayCard = (): void => document.getElementById(PLAY_CARD)?.scrollIntoView({ block: 'nearest' });

export interface PlayCardProps {
  readonly choice: Choosing;
}

/** The game that is played next, as it was played last: one press begins it. */
export function PlayCard({ choice }: PlayCardProps): ReactNode {
  const { game, bots, level, busy = false } = choice;
  const phone = usePhone();
  const low = useLow();
  const isSmall = phone || low;
  const { name: me } = useSettings();
  const { name } = GAME_FACTS[game];
  return (
    <section
      id={PLAY_CARD}
      className={`panel ${style.card}`}
      aria-label={t('home.panel', { game: name })}
      onPointerEnter={choice.warmUp}
      onFocus={choice.warmUp}
    >
      <svg
        key={`art-${game}`}
        className={style.art}
        viewBox={`0 0 ${CARD_ART.width} ${CARD_ART.height}`}
        aria-hidden="true"
      >
        <use href={`#${symbolOf(DESCRIPTORS[game].card())}`} width={CARD_ART.width} height={CARD_ART.height} />
      </svg>
      <div className={style.text}>
        <h1>{me === '' ? t('home.welcome') : t('home.welcome-name', { name: me })}</h1>
        <div key={`words-${game}`} className={style.about}>
          <h2>{name}</h2>
          <p>{t(`game.${game}.line`)}</p>
          <p className={style.makers}>{makersWords(game)}</p>
        </div>
        <div className={`row ${style.options}`}>
          {isSmall ? <BotsButton choice={choice} /> : <BotsFields game={game} bots={bots} level={level} />}
          {isSmall && <SoloButton choice={choice} />}
        </div>
        <div className={`row ${style.buttons}`}>
          <Button look="main" type="submit" busy={busy}>
            <Play size={20} aria-hidden="true" /> {t('home.play')} <Key>{t('home.play-key')}</Key>
          </Button>
          {!isSmall && <SoloButton choice={choice} />}
        </div>
        <Problem>{choice.problem}</Problem>
      </div>
    </section>
  );
}

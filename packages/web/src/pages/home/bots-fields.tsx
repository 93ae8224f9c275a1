import { GAME_FACTS, type GameId, LEVELS, type Level } from '@pouch/rules';
import type { ReactNode } from 'react';
import { changeSettings } from '../../device/settings.ts';
import { Segment } from '../../ui/segment.tsx';
import { type MessageId, t } from '../../words/t.ts';
import { botRange } from '../parts/seating.ts';
import style from './bots-fields.module.css';

const LABELS: Readonly<Record<Level, MessageId>> = {
  easy: 'home.level.easy',
  fair: 'home.level.fair',
  sharp: 'home.level.sharp',
};

/** Up to this many counts leave room for the level beside them. */
const FEW = 5;

export interface BotsFieldsProps {
  readonly game: GameId;
  readonly bots: number;
  readonly level: Level;
}

/** How many bots, and how good. They are remembered at once. */
export function BotsFields({ game, bots, level }: BotsFieldsProps): ReactNode {
  const { least, most } = botRange(GAME_FACTS[game].seats);
  const counts = Array.from({ length: most - least + 1 }, (_, index) => least + index);
  return (
    <div className={`row wrap spread ${style.fields}`} data-counts={counts.length > FEW ? 'many' : 'few'}>
      <div className={`row ${style.bots}`}>
        <span aria-hidden="true">{t('home.bots')}</span>
        <Segment
          label={t('home.bots')}
          values={counts.map((count) => ({ value: count, label: count }))}
          value={bots}
          onChange={(count) => changeSettings({ bots: count })}
        />
      </div>
      <Segment
        label={t('home.level')}
        values={LEVELS.map((each) => ({ value: each, label: t(LABELS[each]) }))}
        value={level}
        onChange={(chosen) => changeSettings({ level: chosen })}
      />
    </div>
  );
}

import { Bot, Hourglass } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Chip } from '../ui/chip.tsx';
import { t } from '../words/t.ts';
import { figureStays, timeFigure } from '../words/time.ts';
import style from './away.module.css';
import type { PlayerAbout } from './source.ts';

/** Whether nobody of their own sits in the seat just now: the crest is hollow then. */
export const isAbsent = ({ away, keptByBot = false }: PlayerAbout): boolean => keptByBot || away !== undefined;

export interface AwayProps {
  readonly player: PlayerAbout;
  /** 'sign' where there is never room for words. */
  readonly look?: 'words' | 'sign';
}

/** Of somebody who is not there: how long the table waits, or that a bot plays. */
export function Away({ player, look = 'words' }: AwayProps): ReactNode {
  const { away, keptByBot = false, name } = player;
  const left = useTimeUntil(keptByBot ? undefined : away?.until);
  const isSign = look === 'sign';
  const Sign = keptByBot ? Bot : Hourglass;
  return (
    <Chip tone={keptByBot ? 'plain' : 'warning'} className={style.chip ?? ''}>
      <Sign className={isSign ? '' : (style.sign ?? '')} size={14} aria-hidden="true" />
      <span className={isSign ? 'unseen' : style.words}>
        {keptByBot ? (
          <>
            {t('card.bot-plays')}
            <span className="unseen">{t('card.for', { name })}</span>
          </>
        ) : left === undefined ? (
          t('card.away')
        ) : (
          t('card.away-until', { time: timeFigure(left) })
        )}
      </span>
    </Chip>
  );
}

/** Milliseconds until a moment, as often as a clock shows another figure. */
function useTimeUntil(moment: number | undefined): number | undefined {
  const [now, setNow] = useState(Date.now);
  const left = moment === undefined ? undefined : Math.max(0, moment - now);
  const stays = left === undefined || left === 0 ? undefined : figureStays(left);
  useEffect(() => {
    if (stays === undefined) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), stays);
    return () => clearInterval(timer);
  }, [stays]);
  return left;
}

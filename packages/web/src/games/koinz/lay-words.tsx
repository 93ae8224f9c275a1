import { has, koinzInternals } from '@pouch/rules';
import type { ReactNode } from 'react';
import { usePhone } from '../../device/media.ts';
import { t } from '../../words/t.ts';
import type { DockProps } from './dock.tsx';
import { type GhostShown, ghostWords } from './ghost-words.ts';
import { hasPlace } from './hand.ts';
import { useThrottled } from './use-throttled.ts';
import { Warning } from './warning.tsx';
import { sizeWord } from './words.ts';

const { carriers, handOf } = koinzInternals;

/** One or two sentences: what has just happened, or what the ghost would do. */
export function LayWords(props: DockProps): ReactNode {
  const { show, names, seat, held, stage } = props;
  const { view, note } = show;
  const { koin, surface } = held.ghost;
  if (note !== undefined) {
    const isFoul = note.kind === 'event' && ['fouled', 'forfeited'].includes(note.event.event);
    const why = stage.narration?.why;
    return isFoul ? <Warning>{why}</Warning> : <p>{why}</p>;
  }
  if (koin === undefined || held.fit === undefined || view.hand === 'steady' || has(show.stuck, seat))
    return <p>{plainWords(props)}</p>;
  return <GhostWords view={view} names={names} seat={seat} koin={koin} surface={surface} fit={held.fit} />;
}

/** What can be done, where there is nothing to say about the ghost. */
function plainWords({ show, seat, due, held: { ghost, fit } }: DockProps): string {
  const { view } = show;
  if (has(show.stuck, seat)) return t('koinz.say.stuck');
  if (handOf(view, seat) === 0) return t('koinz.rule');
  if (due && view.fouls > 0) return t('koinz.say.second-try');
  if (ghost.koin === undefined) return t(due ? 'koinz.say.take' : 'koinz.say.take-early');
  return fit === undefined ? t('koinz.say.move', { size: sizeWord(ghost.koin) }) : t('koinz.say.steady');
}

/** Words that follow the ghost. */
function GhostWords(shown: GhostShown): ReactNode {
  const phone = usePhone();
  const { view, koin, surface, fit } = shown;
  const about = [koin, surface, ...Object.values(fit)].join(' ');
  const { words, tone } = useThrottled(
    () => {
      if (!hasPlace(view, koin))
        return { tone: 'warning', words: t('koinz.say.no-place', { size: sizeWord(koin) }) } as const;
      const said = ghostWords(shown);
      const rings = !phone && fit.kind === 'place' && carriers(view, koin) > 0;
      return {
        tone: fit.kind === 'overlap' ? 'warning' : 'plain',
        words: rings ? `${said} ${t('koinz.say.rings')}` : said,
      } as const;
    },
    view,
    about,
  );
  return tone === 'warning' ? <Warning>{words}</Warning> : <p>{words}</p>;
}

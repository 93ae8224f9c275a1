import { GAME_IDS, type GameId } from '@pouch/rules';
import type { Bests } from '../../device/bests.ts';
import type { BestLine } from '../../table/descriptor.ts';
import { t } from '../../words/t.ts';

const MOST_LINES = 4;
/** One win is no row of them. */
const LEAST_STREAK = 2;

type BestOf = (game: GameId, figure: number | undefined) => BestLine | undefined;

/**
 * At most four lines, only of what was played: the wins against the level of the last game, a row of wins, and the
 * games' own bests; of those the games played longest ago give way.
 */
export function bestLines({ figures, wins, level, streak, played }: Bests, bestOf: BestOf): readonly BestLine[] {
  const known = level === undefined ? undefined : wins[level];
  const common: readonly BestLine[] = [
    // Who has not won yet need not read it.
    ...(level === undefined || known === undefined || known.won === 0
      ? []
      : [{ label: t(`home.wins.${level}`), value: t('home.wins-of', { ...known }) }]),
    ...(streak < LEAST_STREAK ? [] : [{ label: t('home.streak'), value: String(streak) }]),
  ];
  const recent = (game: GameId): number => (played.includes(game) ? played.indexOf(game) : played.length);
  const lines = GAME_IDS.flatMap((game) => {
    const line = bestOf(game, figures[game]);
    return line === undefined ? [] : [{ game, line }];
  });
  const kept = new Set([...lines].sort((a, b) => recent(a.game) - recent(b.game)).slice(0, MOST_LINES - common.length));
  return [...lines.filter((each) => kept.has(each)).map(({ line }) => line), ...common];
}

import type { Game, GameTypes } from '@pouch/rules';
import { plain } from '../words/rich.tsx';
import type { Reader, TableKit } from './kit.ts';
import { asideOf } from './log-lines.ts';
import type { Moment } from './source.ts';

type NewsKit<K extends GameTypes, Show> = Pick<TableKit<K, Show>, 'tell' | 'scenes'> & {
  readonly game: Pick<Game<K>, 'race'>;
};

/**
 * What a screen reader hears of the moments after the first `heard`: the lines of the log, oldest first. What is played
 * out on the stage is told there.
 */
export const newsAfter = <K extends GameTypes, Show>(
  heard: number,
  moments: readonly Moment<K>[],
  kit: NewsKit<K, Show>,
  { names, viewer }: Reader,
): string =>
  moments
    .slice(heard)
    .flatMap((moment, index) => {
      const before = moments[heard + index - 1]?.view;
      const isStaged =
        kit.game.race === undefined && before !== undefined && kit.scenes(before, moment, viewer).length > 0;
      return [
        ...asideOf(moment, names),
        ...(isStaged ? [] : moment.events.map((event) => kit.tell(event, names, before, moment.events))),
      ];
    })
    .flatMap((line) => (line === undefined ? [] : [plain(line.text)]))
    .join(' ');

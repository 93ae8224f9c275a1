import type { GameTypes } from '@pouch/rules';
import { plain } from '../words/rich.tsx';
import type { Names, TableKit } from './kit.ts';
import { asideOf } from './log-lines.ts';
import type { Moment } from './source.ts';

/** What a screen reader hears of the moments after the first `heard`: the lines of the log, oldest first. */
export const newsAfter = <K extends GameTypes, Show>(
  heard: number,
  moments: readonly Moment<K>[],
  kit: Pick<TableKit<K, Show>, 'tell'>,
  names: Names,
): string =>
  moments
    .slice(heard)
    .flatMap((moment, index) => [
      ...asideOf(moment, names),
      ...moment.events.map((event) => kit.tell(event, names, moments[heard + index - 1]?.view)),
    ])
    .flatMap((line) => (line === undefined ? [] : [plain(line.text)]))
    .join(' ');

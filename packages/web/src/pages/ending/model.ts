import type { Seat } from '@pouch/rules';
import { Scale } from '../../replay/scale.ts';
import type { Rank } from '../../replay/standing.ts';
import type { BestMoment, EndedGame, EndingHeap, GameEnding } from '../../table/game-ending.ts';
import type { AnyKit, ChartData, Names } from '../../table/kit.ts';
import { headlineOf, placeWords } from './headline.ts';
import { placingsOf, subjectOf } from './placings.ts';
import { storyOf } from './story.ts';

/** All that the ending shows. */
export interface EndingModel {
  readonly placings: readonly Rank[];
  /** Whose coin, heap and best moment are shown. */
  readonly subject: Rank | undefined;
  /** 'Second place' */
  readonly place: string;
  readonly headline: string;
  readonly story: string;
  readonly scores: 'told' | 'untold';
  readonly chart: ChartData;
  readonly scale: Scale;
  readonly best: BestMoment | undefined;
  readonly heap: EndingHeap | undefined;
}

export function endingModel(kit: AnyKit, ending: GameEnding, ended: EndedGame, seats: number): EndingModel {
  const { view, first, moments, names } = ended;
  const placings = placingsOf(kit, ending, ended, seats);
  const subject = subjectOf(placings, names);
  const scores = ending.hasScores(view) ? 'told' : 'untold';
  const chart = kit.chart(moments, first, names);
  const story = { tieBreak: ending.tieBreak(ended), why: ending.why(ended) };
  return {
    placings,
    subject,
    place: placeWords(subject, placings),
    headline: ending.headline?.(ended) ?? headlineOf(placings, names, scores),
    story: storyOf({ chart, placings, names, ending, scores, ...story }),
    scores,
    chart,
    // What happened after the last mark has changed no score.
    scale: new Scale(chart.marks, chart.marks.at(-1)?.moment ?? 0),
    best: subject && ending.best(ended, subject.seat),
    heap: subject && ending.heap(ended, subject.seat),
  };
}

/** The same names, but none of them is 'you': for a picture that others see. */
export const namesForAll = (names: Names, unnamed: (seat: Seat) => string): Names => ({
  of: (seat) => (names.of(seat).trim() === '' ? unnamed(seat) : names.of(seat)),
  isYou: () => false,
});

import type { Seat } from '@pouch/rules';
import type { Rank } from '../../replay/standing.ts';
import type { GameEnding } from '../../table/game-ending.ts';
import type { ChartData, Names } from '../../table/kit.ts';
import { t } from '../../words/t.ts';

/** How the game went, in a line: the first of these that is true. */

export interface StoryInput {
  readonly chart: Pick<ChartData, 'marks' | 'values'>;
  readonly placings: readonly Rank[];
  readonly names: Names;
  readonly ending: Pick<GameEnding, 'scale' | 'markWords'>;
  readonly tieBreak: string | undefined;
  readonly why: string;
  /** Without scores that count there is nothing to be behind in. */
  readonly scores: 'told' | 'untold';
}

export function storyOf(input: StoryInput): string {
  const { tieBreak, why, scores, placings } = input;
  if (tieBreak !== undefined) return tieBreak;
  if (scores === 'untold' || placings.length < 2) return why;
  const behind = cameFromBehind(input);
  if (behind !== undefined) return joined(behind, why);
  const after = wasClose(input) ?? ledAtHalfTime(input);
  return after === undefined ? why : joined(why, after);
}

const joined = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(' ');

const valueAt = ({ chart }: StoryInput, seat: Seat, mark: number): number => chart.values[seat]?.[mark] ?? 0;

const mostOfOthers = ({ chart }: StoryInput, seat: Seat, mark: number): number =>
  Math.max(...chart.values.flatMap((line, each) => (each === seat ? [] : [line[mark] ?? 0])));

/** The marks before the last one that have a name. */
const marksBetween = ({ chart: { marks } }: StoryInput): readonly number[] =>
  marks.flatMap(({ label }, mark) => (mark > 0 && mark < marks.length - 1 && label !== '' ? [mark] : []));

const soleWinner = ({ placings }: StoryInput): Rank | undefined => {
  const winners = placings.filter(({ won }) => won);
  return winners.length === 1 ? winners[0] : undefined;
};

const you = ({ names }: StoryInput, seat: Seat) => ({ you: names.isYou(seat) ? 'yes' : 'no', name: names.of(seat) });

const whenOf = ({ chart, ending }: StoryInput, mark: number): string =>
  ending.markWords(chart.marks[mark]?.label ?? '');

/** The winner was far behind: how far at most, at the latest such mark. */
function cameFromBehind(input: StoryInput): string | undefined {
  const winner = soleWinner(input);
  if (winner === undefined) return undefined;
  const { seat } = winner;
  let most = input.ending.scale.behind - 1;
  let found: number | undefined;
  for (const mark of marksBetween(input)) {
    const points = mostOfOthers(input, seat, mark) - valueAt(input, seat, mark);
    if (points <= most && (found === undefined || points < most)) continue;
    most = points;
    found = mark;
  }
  if (found === undefined) return undefined;
  return t('ending.behind', { ...you(input, seat), points: most, when: whenOf(input, found) });
}

/** After the middle somebody was close: the viewer to the leader, or the second to the winner. */
function wasClose(input: StoryInput): string | undefined {
  const { placings, names, chart, ending } = input;
  const winner = soleWinner(input);
  const me = placings.find(({ seat }) => names.isYou(seat));
  const close = me !== undefined && !me.won ? me : placings.find(({ won }) => !won);
  if (winner === undefined || close === undefined) return undefined;
  const middle = (chart.marks.length - 1) / 2;
  const mark = marksBetween(input).findLast(
    (each) => each > middle && Math.abs(gapAt(input, close.seat, each)) <= ending.scale.close,
  );
  return mark === undefined ? undefined : gapWords(input, close.seat, mark);
}

/** How far somebody was behind the best of the others; negative if ahead. */
const gapAt = (input: StoryInput, seat: Seat, mark: number): number =>
  mostOfOthers(input, seat, mark) - valueAt(input, seat, mark);

function gapWords(input: StoryInput, seat: Seat, mark: number): string {
  const points = gapAt(input, seat, mark);
  const about = { ...you(input, seat), points: Math.abs(points), when: whenOf(input, mark) };
  if (points === 0) return t('ending.level', about);
  return t(points > 0 ? 'ending.behind' : 'ending.led', about);
}

function ledAtHalfTime(input: StoryInput): string | undefined {
  const { placings, names, chart } = input;
  const half = Math.floor((chart.marks.length - 1) / 2);
  if (half === 0) return undefined;
  const leader = placings.find(({ seat, won }) => (names.isYou(seat) || won) && gapAt(input, seat, half) < 0);
  if (leader === undefined) return undefined;
  const points = -gapAt(input, leader.seat, half);
  return t('ending.led', { ...you(input, leader.seat), points, when: t('ending.half-time') });
}

import type { AnyKit } from '../table/kit.ts';
import type { Moment } from '../table/source.ts';

/**
 * The end of a log: at least `least` moments, and back from there to where their group begins. A game may have
 * thousands, and nobody reads them all at every step.
 */
export function recentOf(moments: readonly Moment[], kit: Pick<AnyKit, 'group'>, least: number): readonly Moment[] {
  const begins = ({ events, view }: Moment): boolean => events.some((event) => kit.group(event, view) !== undefined);
  let from = Math.max(0, moments.length - least);
  for (; from > 0; from--) {
    const moment = moments[from];
    if (moment !== undefined && begins(moment)) break;
  }
  // A group without an end in sight is cut all the same.
  return moments.slice(Math.max(from, moments.length - 4 * least));
}

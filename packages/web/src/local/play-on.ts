import { NOBODY, type Random } from '@pouch/rules';
import { deviceRandom } from '../device/chance.ts';
import type { Save } from '../device/save.ts';
import type { Course } from './course.ts';
import { newSave } from './new-game.ts';

/** Whether a game of this device can be played on from its middle: somebody plays it, against bots, and it is over. */
export const canPlayOn = ({ finished, players }: Save): boolean =>
  finished && ['person', 'bot'].every((kind) => players.some((player) => player.kind === kind));

/**
 * How many steps a game keeps that is played on from where this one stood after `wanted` steps; undefined where it was
 * over. Decisions that were still secret then are made again, all of them: nobody could change their own otherwise, and
 * who watched the replay knows those of the others.
 */
export function stepsKept({ game, taken }: Pick<Course, 'game' | 'taken'>, wanted: number): number | undefined {
  const stateAt = (steps: number): unknown => taken[steps]?.state;
  if (taken[wanted] === undefined || game.turn(stateAt(wanted)).kind === 'over') return undefined;
  let steps = wanted;
  while (steps > 0 && game.sealed(stateAt(steps)) !== NOBODY) steps--;
  return steps;
}

/** A new game with the same players, from where another stood after so many steps. What chance brings next is new. */
export function playedOn(save: Save, steps: number, now = Date.now(), random: Random = deviceRandom()): Save {
  const { id, game, options, players } = save;
  const kept = save.steps.slice(0, steps);
  return {
    ...newSave({ game, options, players }, now, random),
    steps: kept,
    seconds: lastTime(kept) / 1000,
    playedOn: { from: id, steps },
  };
}

/** A race's clock goes on from its last step; other games have none. */
const lastTime = (steps: Save['steps']): number =>
  steps.reduce((last, { at }) => (typeof at === 'number' ? Math.max(last, at) : last), 0);

import type { Viewer } from '@pouch/rules';
import type { Course } from '../../local/course.ts';
import type { Place } from '../../replay/stops.ts';
import type { AnyKit, Names } from '../../table/kit.ts';
import { t } from '../../words/t.ts';

/** 'Finished, 8 rounds'; 'Unfinished: 3 of 5 rounds' */
export function stateWords(kit: AnyKit, end: unknown, course: Pick<Course, 'turn' | 'number'>): string {
  const steps = course.number;
  const isOver = course.turn.kind === 'over';
  const rounds = steps === 0 ? undefined : kit.rounds?.(end);
  if (rounds === undefined) return t(isOver ? 'replay.finished-steps' : 'replay.unfinished-steps', { steps });
  if (isOver) return t('replay.finished-rounds', { rounds: rounds.round });
  return rounds.of === undefined
    ? t('replay.unfinished-rounds', { rounds: rounds.round })
    : t('replay.unfinished-rounds-of', { rounds: rounds.round, of: rounds.of });
}

/** 'Step 16 of 39, part 2 of 5' */
export function stepWords({ moment, part, parts }: Place & { readonly parts: number }, steps: number): string {
  if (moment === 0) return t('replay.set-up', { steps });
  const step = t('replay.step', { step: moment, steps });
  return parts === 1 ? step : `${step}, ${t('replay.part', { part: part + 1, parts })}`;
}

export const lookWords = (viewer: Viewer, names: Names): string => {
  if (viewer === 'table') return t('replay.looking-table');
  return names.isYou(viewer) ? t('replay.looking-from-you') : t('replay.looking-from', { name: names.of(viewer) });
};

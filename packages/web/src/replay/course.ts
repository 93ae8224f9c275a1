import { type GameRecord, Refusal, replay, type StepRefusal } from '@pouch/rules';
import { Course } from '../local/course.ts';

export interface Replayed {
  /** Up to the last step that the rules allow. */
  readonly course: Course;
  /** The step after that, if there is one. */
  readonly refused: StepRefusal | undefined;
}

/** Plays a record through. */
export function replayed(record: GameRecord): Replayed {
  let course: Course | undefined;
  let refused: StepRefusal | undefined;
  for (const frame of replay(record)) {
    if (frame instanceof Refusal) refused = frame;
    else if (course === undefined) course = new Course(record.game, frame);
    else course.add(frame);
  }
  if (course === undefined) throw new Error('A replay begins with the set-up');
  return { course, refused };
}

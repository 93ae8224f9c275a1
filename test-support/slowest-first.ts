import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Parts of the paths of files that take much longer than all others, slowest first. */
const SLOW = [
  'faults/kill-postgres',
  'faults/network',
  'hostile/',
  'faults/kill-sqlite',
  'two-processes',
  'secrets/views',
];

const rank = ({ moduleId }: TestSpecification): number => {
  const index = SLOW.findIndex((part) => moduleId.includes(part));
  return index < 0 ? SLOW.length : index;
};

/** Starts the slowest files first, so that none of them runs alone at the end; vitest knows them only from earlier runs. */
export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => rank(a) - rank(b));
  }
}

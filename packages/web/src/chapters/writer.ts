import type { MessageId } from '../words/t.ts';
import type { Block, Chapter, ExampleData, FaceRow } from './chapter.ts';
import type { Figure } from './figures.ts';

/** The part of an id between `Before` and `After`. */
type Between<Id, Before extends string, After extends string> = Id extends `${Before}${infer Name}${After}`
  ? Name
  : never;

/**
 * Writes the chapters of one game's rules. Words are named without the prefix that all ids of the game's catalogue have;
 * how many points, rows or rulings there are follows from the catalogue.
 */
export function rulesWriter<Prefix extends string, Words extends object, Example extends string>(
  prefix: Prefix,
  catalogue: Words,
  examples: Readonly<Record<Example, ExampleData>>,
) {
  type Named<After extends string = ''> = Between<keyof Words, `${Prefix}.`, After>;
  const { id, numbered } = idsIn(prefix, catalogue);
  const simple =
    (kind: 'text' | 'note' | 'heading') =>
    (name: Named): Block => ({ kind, words: id(name) });
  const list =
    (kind: 'points' | 'steps') =>
    (name: Named<'-1'>): Block => ({ kind, words: numbered(`${name}-`) });
  return {
    chapter: (name: Named<'.title'>, ...blocks: readonly Block[]): Chapter => ({
      id: name,
      title: id(`${name}.title`),
      blocks,
    }),
    text: simple('text'),
    note: simple('note'),
    heading: simple('heading'),
    points: list('points'),
    steps: list('steps'),
    face: (name: Named<'.name'>, ...figures: readonly Figure[]): FaceRow => ({
      figures,
      name: id(`${name}.name`),
      words: id(name),
    }),
    faces: (...rows: readonly FaceRow[]): Block => ({ kind: 'faces', rows }),
    table: (name: Named<'.label'>): Block => ({
      kind: 'table',
      label: id(`${name}.label`),
      head: numbered(`${name}.head-`),
      rows: numbered(`${name}.`, '-1').map((_, row) => numbered(`${name}.${row + 1}-`)),
    }),
    coins: (name: Named, ...groups: readonly (readonly Figure[])[]): Block => ({
      kind: 'coins',
      groups,
      words: id(name),
    }),
    example: (name: Example): Block => ({
      kind: 'example',
      example: examples[name],
      title: id(`example.${name}.title`),
      words: id(`example.${name}`),
    }),
    /** All of them, by their letter. */
    rulings: (letter: string): Block => ({
      kind: 'rulings',
      rulings: numbered(`rulings.${letter}`).map((words, index) => ({
        number: `${letter}${index + 1}`,
        title: id(`rulings.${letter}${index + 1}.title`),
        words,
      })),
    }),
  };
}

function idsIn(prefix: string, catalogue: object) {
  const id = (name: string): MessageId => `${prefix}.${name}` as MessageId;
  /** The ids that end in 1, 2 … */
  const numbered = (name: string, after = ''): readonly MessageId[] => {
    const ids: MessageId[] = [];
    while (id(`${name}${ids.length + 1}${after}`) in catalogue) ids.push(id(`${name}${ids.length + 1}${after}`));
    return ids;
  };
  return { id, numbered };
}

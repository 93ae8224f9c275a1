import type { Game, Kind } from '@pouch/rules';
import type { AnyKit } from './kit.ts';

// Stands in for a table that is being made.
export const stubKit = (game: unknown): AnyKit => ({
  game: game as Game<Kind>,
  still: (view) => view,
  scenes: () => [],
  race: false,
  heading: () => ({ round: 'Round', phase: 'phase', phases: ['One', 'Two'], now: 0 }),
  tell: (event) => ({ text: event.event, lead: 'none' }),
  group: () => undefined,
  prompt: () => undefined,
  waiting: () => 'Waiting',
  chapter: () => '',
  Board: ({ show }) => <pre>{JSON.stringify(show, null, 1)}</pre>,
  Play: ({ show }) => <pre>{JSON.stringify(show, null, 1)}</pre>,
  result: () => ({ title: 'Over', reason: '' }),
  Standing: () => null,
  score: () => 0,
  chart: () => ({ title: '', marks: [], values: [], signs: [] }),
  figures: () => [],
  hints: [],
  keys: [],
});

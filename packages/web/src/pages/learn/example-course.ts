import { type Game, type GameTypes, play, Refusal, readOptions } from '@pouch/rules';
import type { ExampleData } from '../../chapters/chapter.ts';
import type { Moment, PlayerAbout } from '../../table/source.ts';
import { type MessageId, t } from '../../words/t.ts';

const NAMES = [
  'learn.player-1',
  'learn.player-2',
  'learn.player-3',
  'learn.player-4',
  'learn.player-5',
  'learn.player-6',
  'learn.player-7',
  'learn.player-8',
] as const satisfies readonly MessageId[];

interface ExampleCourse {
  readonly first: unknown;
  readonly moments: readonly Moment[];
}

/** The views of an example as the table sees them, worked out by the rules. */
export function courseOf(game: Game<GameTypes>, { seats, options, steps, from }: ExampleData): ExampleCourse {
  const read = readOptions(game, options);
  if (read instanceof Refusal) throw new Error(read.reason);
  let state = game.setup(seats, read);
  let first = game.view(state, 'table');
  const moments: Moment[] = [];
  for (const [index, json] of steps.entries()) {
    const step = game.notation.readStep(json);
    const played = step instanceof Refusal ? step : play(game, state, step);
    if (played instanceof Refusal) throw new Error(played.reason);
    state = played.state;
    const view = game.view(state, 'table');
    if (index < from) first = view;
    else moments.push({ number: index - from + 1, events: played.events, view });
  }
  return { first, moments };
}

export const examplePlayers = (seats: number): readonly PlayerAbout[] =>
  NAMES.slice(0, seats).map((name, seat) => ({ seat, name: t(name), kind: 'person', mine: false }));

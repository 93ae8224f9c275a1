import {
  GAMES,
  type Json,
  playout,
  Refusal,
  readRecord,
  replay,
  type Step,
  StepRefusal,
  stateJson,
  type Viewer,
  writeRecord,
} from '@pouch/rules';
import { expect, test } from 'vitest';
import { SETTINGS, type Setting, seeded } from './settings.js';

/**
 * A golden file for each game: a whole game with every step, its events, the members of the state that changed, and how
 * each view differs from the state. `npx vitest run -u` rewrites the files after an intended change.
 */
function playthrough(setting: Setting, seed: number): string {
  const { game, seats, options } = setting;
  const steps: Step[] = [];
  playout(game, seats, options, seeded(seed), (step) => steps.push(step));
  const record = readRecord(writeRecord(game, seats, options, steps));
  if (record instanceof Refusal) throw new Error(record.reason);
  const lines = [setting.title];
  let before: Json = {};
  let number = 0;
  for (const frame of replay(record)) {
    if (frame instanceof StepRefusal) throw new Error(frame.reason);
    const state = stateJson(game, frame.state);
    const title = frame.step === undefined ? 'start' : `${number++} ${JSON.stringify(game.notation.step(frame.step))}`;
    lines.push('', `== ${title}`);
    for (const event of frame.events) lines.push(`-- ${game.notation.narrate(event, (seat) => `seat ${seat}`)}`);
    lines.push(...differences(before, state));
    for (const viewer of [...Array(seats).keys(), 'table'] as Viewer[]) {
      const seen = differences(state, stateJson(game, game.view(frame.state, viewer)));
      lines.push(
        ...seen.map((line) => `   ${viewer === 'table' ? 'the table' : `seat ${viewer}`} sees ${line.trim()}`),
      );
    }
    before = state;
  }
  return `${lines.join('\n')}\n`;
}

/** The members that have changed, one per line. */
const differences = (before: Json, after: Json): string[] =>
  Object.entries(after)
    .filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name]))
    .map(([name, value]) => `   ${name} ${JSON.stringify(value)}`);

test.each(Object.keys(GAMES))('a game of %s matches its golden file', async (id) => {
  const setting = SETTINGS.find((each) => each.id === id && each.seats === 3) as Setting;
  await expect(playthrough(setting, 11)).toMatchFileSnapshot(`playthroughs/${id}.txt`);
});

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
import { SETTINGS, type Setting, seeded } from './random.js';

/**
 * A whole game per file, with every step, what it tells, what it changes and what each viewer sees otherwise: when the
 * rules behave differently, the difference can be read. `npx vitest run -u` writes the files anew.
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

/** The members that have changed, one a line. */
const differences = (before: Json, after: Json): string[] =>
  Object.entries(after)
    .filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name]))
    .map(([name, value]) => `   ${name} ${JSON.stringify(value)}`);

test.each(Object.keys(GAMES))('a game of %s is played as it always was', async (id) => {
  const setting = SETTINGS.find((each) => each.id === id && each.seats === 3) as Setting;
  await expect(playthrough(setting, 11)).toMatchFileSnapshot(`playthroughs/${id}.txt`);
});

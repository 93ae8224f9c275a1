import { FORMAT, Refusal } from '@pouch/rules';
import { expect, test } from 'vitest';
import type { Save } from '../../src/device/save.ts';
import { recordOf } from '../../src/device/save-record.ts';
import { newSave } from '../../src/local/new-game.ts';
import { BOT, person, seeded } from '../local/tables.ts';

const save = (change: Partial<Save> = {}): Save => ({
  ...newSave({ game: 'realm-coins', players: [person('Mara'), { ...BOT, name: 'Ottilie' }] }, 1000, seeded(1)),
  ...change,
});

test('a kept game becomes a record with its players, and its result once there is one', () => {
  const steps = [{ do: 'bid', seat: 0, coins: { peasant: 1 } }];
  const running = save({ steps });
  const record = recordOf(running);
  expect(record).toMatchObject({
    format: FORMAT,
    game: 'realm-coins',
    seats: 2,
    steps,
    id: running.id,
    players: ['Mara', 'Ottilie'],
    startedAt: 1000,
  });
  expect(record).not.toHaveProperty('result');
  const result = { winners: [0], scores: [43, 40], ending: 'forty' };
  expect(recordOf(save({ steps, result }))).toMatchObject({ result });
});

test('steps are written as the rules write them, and keep their times', () => {
  const steps = [
    { at: 1200, seat: 0, do: 'bid', coins: { peasant: 2 }, comment: 'mine' },
    { seat: 1, do: 'bid', coins: {}, at: 'soon' },
  ];
  expect(recordOf(save({ steps }))).toMatchObject({
    steps: [
      { seat: 0, do: 'bid', coins: { peasant: 2 }, at: 1200 },
      { seat: 1, do: 'bid', coins: {} },
    ],
  });
});

test('what the rules refuse is no record, and says why', () => {
  const refused = [
    save({ steps: [{ do: 'bid', seat: 0, coins: { peasant: 30 } }] }),
    save({ steps: [{ do: 'fly', seat: 0 }] }),
    save({ options: { speed: 'fast' } }),
  ].map(recordOf);
  for (const answer of refused) {
    expect(answer).toBeInstanceOf(Refusal);
    expect((answer as Refusal).reason).not.toBe('');
  }
});

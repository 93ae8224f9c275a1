import type { About, SeatAbout } from '@pouch/protocol';
import { describe, expect, it } from 'vitest';
import { type Notice, noticesAt } from '../../src/pages/table/people-notices.ts';
import { aboutOf, bot, person, Teller } from './teller.ts';

const idOf = (name: string): string => name.padEnd(16, '_');

const teller = new Teller('pirate-coins', 3);
const NOW = 1_000_000;
const SEATS: SeatAbout[] = [person('Ann'), person('Ben'), person('Cleo')];
const ann = { id: idOf('Ann'), name: 'Ann', crest: 0 };
const NOBODY_AWAY = { guests: [], watchers: 0, away: [] };

/** What somebody is told: a player in a seat, or a watcher. */
const told = (seat: number | undefined, more: Partial<About>, seats = SEATS): readonly Notice[] => {
  const me = seat === undefined ? undefined : { ...ann, id: idOf(['Ann', 'Ben', 'Cleo'][seat] ?? '') };
  const view = { here: NOBODY_AWAY, ...(seat !== undefined && { seat }), ...(me && { me }) };
  return noticesAt(view, aboutOf(teller, seats, more), [0, 1, 2], NOW);
};

describe('a rematch', () => {
  const after: Partial<About> = { phase: 'over', next: 'next-table' };
  const asked = [person('Ann', { ready: true }), person('Ben'), person('Cleo', { stays: true })];

  it('invites who has not answered, and leaves the others alone', () => {
    expect(told(0, after, asked)).toEqual([]);
    expect(told(1, after, asked)).toEqual([{ kind: 'rematch', next: 'next-table', name: 'Ann' }]);
    expect(told(2, after, asked)).toEqual([]);
  });

  it('takes watchers along, if they like', () => {
    expect(told(undefined, after, asked)).toEqual([{ kind: 'follow', next: 'next-table', as: 'watcher' }]);
  });
});

describe('a proposal', () => {
  const proposal = { what: 'pause', seat: 0, asked: [0, 1], agreed: [0], until: NOW + 1 } as const;
  const open: Partial<About> = { proposal: { ...proposal, asked: [0, 1], agreed: [0] } };

  it('is shown to who proposed it and to who has to answer, until it lapses', () => {
    expect(told(0, open)).toEqual([{ kind: 'proposed', what: 'pause' }]);
    expect(told(1, open)).toEqual([{ kind: 'proposal', what: 'pause', name: 'Ann' }]);
    expect(told(2, open)).toEqual([]);
    expect(told(undefined, open)).toEqual([]);
    expect(told(1, { proposal: { ...proposal, asked: [0, 1], agreed: [0], until: NOW } })).toEqual([]);
  });
});

it('a newcomer is shown to the host, and to themselves', () => {
  const request = { who: { ...ann, id: idOf('Cleo'), name: 'Cleo' }, seat: 2, until: NOW + 1 };
  const more = { host: idOf('Ann'), requests: [request] };
  const seats = [person('Ann'), person('Ben'), bot('Bela')];
  expect(told(0, more, seats)).toEqual([{ kind: 'newcomer', request }]);
  expect(told(1, more, seats)).toEqual([]);
});

it('a player who is away for two minutes is offered a bot, where no clock decides and the game waits for them', () => {
  const here = { ...NOBODY_AWAY, away: [{ guest: idOf('Ben'), since: NOW - 120_000 }] };
  const at = (seat: number, more: Partial<About>, awaited: number[]) =>
    noticesAt({ seat, here }, aboutOf(teller, SEATS, more), awaited, NOW);
  expect(at(0, {}, [0, 1])).toEqual([{ kind: 'away', seat: 1, name: 'Ben' }]);
  expect(at(0, {}, [0])).toEqual([]);
  expect(at(0, { clock: 'relaxed' }, [1])).toEqual([]);
  expect(at(1, {}, [1])).toEqual([]);
});

it('a game that was stopped says how', () => {
  const over = { phase: 'over' } as const;
  expect(told(0, { ...over, stopped: { how: 'called-off' } })).toEqual([
    { kind: 'stopped', rematch: 'may-ask', how: 'called-off' },
  ]);
  expect(told(1, { ...over, stopped: { how: 'resigned', seat: 0, winners: [1] } }, SEATS.slice(0, 2))).toEqual([
    { kind: 'stopped', rematch: 'may-ask', how: 'resigned', name: 'Ann', winner: 'Ben' },
  ]);
});

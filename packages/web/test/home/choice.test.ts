import { GAME_IDS } from '@pouch/rules';
import { describe, expect, test } from 'vitest';
import { type Choice, chosen, closed, failed, leaving, opened } from '../../src/pages/home/choice.ts';
import { type HomeActs, homeKeys } from '../../src/pages/home/keys.ts';

const FIRST: Choice = { game: 'koinz' };

describe('what home shows', () => {
  test('a problem is that of the game that was chosen, and goes with it', () => {
    const full = failed(FIRST, 'No room');
    expect(full).toEqual({ game: 'koinz', problem: 'No room' });
    expect(chosen(full, 'coin-set')).toEqual({ game: 'coin-set' });
  });

  test('a sheet stays open when another game is chosen behind it', () => {
    expect(chosen(opened(FIRST, 'party'), 'coin-set')).toEqual({ game: 'coin-set', sheet: 'party' });
  });

  test('what went wrong in a sheet is still said when it is closed', () => {
    expect(closed(failed(opened(FIRST, 'party'), 'No room'))).toEqual({ game: 'koinz', problem: 'No room' });
  });

  test('closing leaves no sheet, and opening another leaves one', () => {
    expect(closed(opened(FIRST, 'table'))).toEqual(FIRST);
    expect(opened(opened(FIRST, 'party'), 'table').sheet).toBe('table');
  });

  test('a game that was started keeps everything as it is until its table is there', () => {
    const open = opened(FIRST, 'party');
    expect(leaving(open)).toEqual({ ...open, busy: true });
  });
});

describe('the keys of home', () => {
  const log: string[] = [];
  const act = (name: string) => (): void => void log.push(name);
  const acts: HomeActs = {
    playNow: act('play'),
    openParty: act('party'),
    makeTable: act('table'),
    typeCode: act('code'),
    goBack: act('back'),
    choose: (game) => void log.push(game),
  };
  const press = (...names: string[]): readonly string[] => {
    log.length = 0;
    for (const name of names) homeKeys(acts)[name]?.(new Event('keydown') as KeyboardEvent);
    return [...log];
  };

  test('every way to play has one', () => {
    expect(press('Enter', 'o', 't', 'j', 'r')).toEqual(['play', 'party', 'table', 'code', 'back']);
  });

  test('figures choose the games in the order of their cards', () => {
    expect(press(...GAME_IDS.map((_, index) => String(index + 1)))).toEqual(GAME_IDS);
    expect(press('0', String(GAME_IDS.length + 1))).toEqual([]);
  });

  test('there is no way back where nothing waits', () => {
    expect(homeKeys({ ...acts, goBack: undefined }).r).toBeUndefined();
  });
});

import { describe, expect, test } from 'vitest';
import { type PanelName, panelPlace } from '../../src/table/panel-place.ts';
import { shortcutKeys, shortcutList, type TableAbout, tableAbout } from '../../src/table/shortcuts.ts';
import words from '../../src/words/en/common.json' with { type: 'json' };
import tableWords from '../../src/words/en/table.json' with { type: 'json' };
import { addWords } from '../../src/words/t.ts';

addWords(words);
addWords(tableWords);

const ALL: readonly PanelName[] = ['log', 'chat', 'rules', 'menu', 'settings', 'keys'];

describe('what is opened at a table', () => {
  test('goes to the rail if it is there: log and chat', () => {
    const places = ALL.map((name) => panelPlace(name, { rail: 'shown', chat: 'open' }));
    expect(places).toEqual([
      { kind: 'rail', tab: 'log' },
      { kind: 'rail', tab: 'chat' },
      { kind: 'sheet', name: 'rules' },
      { kind: 'sheet', name: 'menu' },
      { kind: 'sheet', name: 'settings' },
      { kind: 'sheet', name: 'keys' },
    ]);
  });

  test.each([
    ['the rail is folded', { rail: 'folded', chat: 'open' }],
    ['the rail has the log alone and nothing to choose', { rail: 'shown', chat: 'none' }],
  ] as const)('is a sheet where %s', (_, where) => {
    expect(ALL.map((name) => panelPlace(name, where))).toEqual(ALL.map((name) => ({ kind: 'sheet', name })));
  });
});

describe('the keys of every table', () => {
  const keysOf = (table: TableAbout): readonly string[] => Object.keys(shortcutKeys(table, () => {}));

  test('open the log, switch the sound and list the keys', () => {
    expect(keysOf({ pace: 'turns', chat: 'none' })).toEqual(['l', 'm', '?', 'Shift+?']);
  });

  test('open the chat where there is one', () => {
    expect(keysOf({ pace: 'turns', chat: 'open' })).toEqual(['l', 'c', 'm', '?', 'Shift+?']);
  });

  test('leave the letters to a race, whose coins they point at', () => {
    expect(keysOf({ pace: 'race', chat: 'open' })).toEqual(['?', 'Shift+?']);
  });

  test('say what they do', () => {
    const done: string[] = [];
    const keys = shortcutKeys({ pace: 'turns', chat: 'open' }, (shortcut) => done.push(shortcut));
    for (const key of ['l', 'c', 'm', '?', 'Shift+?']) keys[key]?.({} as KeyboardEvent);
    expect(done).toEqual(['log', 'chat', 'sound', 'keys', 'keys']);
  });

  test.each([
    { pace: 'turns', chat: 'none' },
    { pace: 'turns', chat: 'open' },
    { pace: 'race', chat: 'none' },
  ] as const)('are all in the list of keys at $pace, chat $chat', (table) => {
    const listed = shortcutList(table).flatMap(({ keys }) => keys);
    for (const key of keysOf(table)) expect(listed).toContain(key.replace('Shift+', '').toUpperCase());
    for (const { does } of shortcutList(table)) expect(does).not.toMatch(/^(?:keys|table)\./);
  });

  test('follow from the game and from what the table has', () => {
    expect(tableAbout({}, undefined)).toEqual({ pace: 'turns', chat: 'none' });
    const chat = { content: null, unread: 0, onShown: () => {} };
    expect(tableAbout({ race: {} as never }, { chat })).toEqual({ pace: 'race', chat: 'open' });
  });
});

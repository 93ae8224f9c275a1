import type { About, Manners } from '@pouch/protocol';
import { beforeEach, describe, expect, test } from 'vitest';
import { isMuted, mute, mutedPeople, subscribeMuted, unmute } from '../../src/device/muted.ts';
import { memoryTexts, type Texts } from '../../src/device/storage.ts';
import { audible, chatItems } from '../../src/online/chat-lines.ts';
import type { LineWords } from '../../src/online/lines.ts';
import type { TableLine } from '../../src/online/table-state.ts';
import { actionsFor, NO_MANNERS, othersAt, seatedPeople, whySilent } from '../../src/pages/table/shared/people.ts';

const guest = (id: string) => ({ id, name: id.toUpperCase(), crest: 0 });
const seats: About['seats'] = [
  { kind: 'person', guest: 'ann', name: 'Ann', crest: 0, plays: 'self', ready: false },
  { kind: 'bot', name: 'Bela', crest: 1, level: 'easy' },
  { kind: 'person', guest: 'ben', name: 'Ben', crest: 2, plays: 'self', ready: false },
];

describe('what can be done about a person', () => {
  const onlooker = { me: 'ann', isHost: false, manners: NO_MANNERS, muted: [] };

  test('depends on who looks: nothing about oneself, the host’s part only for the host', () => {
    expect(actionsFor({ guest: 'ann' }, { ...onlooker, isHost: true })).toEqual([]);
    expect(actionsFor({ guest: 'ben' }, onlooker)).toEqual(['mute', 'report']);
    expect(actionsFor({ guest: 'ben' }, { ...onlooker, isHost: true })).toEqual([
      'mute',
      'report',
      'silence',
      'remove',
    ]);
  });

  test('can be taken back', () => {
    const manners: Manners = { ...NO_MANNERS, silenced: [guest('ben')], removed: [guest('ben')] };
    const muted = [{ guest: 'ben', name: 'Ben' }];
    expect(actionsFor({ guest: 'ben' }, { ...onlooker, isHost: true, manners, muted })).toEqual([
      'unmute',
      'report',
      'unsilence',
      'readmit',
    ]);
  });

  test('the host finds everyone once: players, watchers, and those who are gone', () => {
    expect(seatedPeople({ seats }).map(({ name, seat }) => [name, seat])).toEqual([
      ['Ann', 0],
      ['Ben', 2],
    ]);
    const manners: Manners = {
      ...NO_MANNERS,
      silenced: [guest('ben'), guest('wren'), guest('zoe'), guest('max')],
      removed: [guest('max')],
    };
    const { watching, silenced, removed } = othersAt({ seats }, manners, [guest('wren'), guest('max'), guest('ann')]);
    expect([watching, silenced, removed].map((people) => people.map((each) => each.guest))).toEqual([
      ['wren'],
      ['zoe'],
      ['max'],
    ]);
  });

  test('who cannot chat is told why', () => {
    const silenced: Manners = { ...NO_MANNERS, silenced: [guest('ben')] };
    const off: Manners = { ...NO_MANNERS, watchersChat: 'off' };
    const who = (me: string, seat?: number, isHost = false) => ({ me, seat, isHost });
    expect(whySilent(silenced, who('ben', 2))).toBe('silenced');
    expect(whySilent(silenced, who('ann', 0))).toBeUndefined();
    expect(whySilent(off, who('wren'))).toBe('watching');
    expect(whySilent(off, who('ann', undefined, true))).toBeUndefined();
    expect(whySilent(off, who('ben', 2))).toBeUndefined();
  });
});

describe('muted people', () => {
  let texts: Texts;
  beforeEach(() => {
    texts = memoryTexts();
    for (const { guest: each } of mutedPeople(texts)) unmute(each, texts);
  });
  const said = (number: number, id: string): TableLine => ({
    key: `${number}.0`,
    number,
    at: number,
    happened: { what: 'said', who: guest(id), seat: null, text: `${number}` },
  });
  const words = (line: TableLine): LineWords => ({ line, seat: undefined, text: '' });

  test('are kept on the device until they are unmuted, and everything that shows them hears of it', () => {
    let heard = 0;
    const stop = subscribeMuted(() => heard++, texts);
    mute({ guest: 'ben', name: 'Ben' }, texts);
    mute({ guest: 'ben', name: 'Benny' }, texts);
    expect(mutedPeople(texts)).toEqual([{ guest: 'ben', name: 'Benny' }]);
    expect(JSON.parse(texts.get('pouch/muted') ?? '')).toEqual([{ guest: 'ben', name: 'Benny' }]);
    unmute('ben', texts);
    expect([heard, isMuted(mutedPeople(texts), 'ben')]).toEqual([3, false]);
    stop();
    for (let number = 0; number < 250; number++) mute({ guest: `g${number}`, name: 'x' }, texts);
    expect(mutedPeople(texts)).toHaveLength(200);
    expect(heard).toBe(3);
  });

  test('leave a line in place of their messages, one for several in a row', () => {
    const lines = [said(1, 'ben'), said(2, 'ben'), said(3, 'wren'), said(4, 'ben')];
    const muted = [{ guest: 'ben', name: 'Ben' }];
    expect(
      chatItems(lines.map(words), muted).map((item) =>
        item.kind === 'hidden' ? [item.name, item.count] : item.words.line.number,
      ),
    ).toEqual([['BEN', 2], 3, ['BEN', 1]]);
    expect(audible(lines, muted).map(({ number }) => number)).toEqual([3]);
    expect(audible(lines, [])).toBe(lines);
  });
});

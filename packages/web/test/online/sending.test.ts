import { describe, expect, it } from 'vitest';
import { memoryTexts } from '../../src/device/storage.ts';
import { keepSending, type Sending, sendingTo, sent } from '../../src/online/sending.ts';

const sending = (id: string): Sending => ({ id, command: { do: 'ready', table: 'a' } });

describe('commands that are not answered yet', () => {
  it('are kept by table, oldest first, until they are answered', () => {
    const texts = memoryTexts();
    for (const id of ['one', 'two']) keepSending('a', sending(id), texts);
    keepSending('b', sending('three'), texts);
    expect(sendingTo('a', texts).map(({ id }) => id)).toEqual(['one', 'two']);
    sent('a', 'one', texts);
    expect(sendingTo('a', texts)).toEqual([sending('two')]);
    sent('a', 'two', texts);
    expect(texts.keys()).toEqual(['pouch/sending/b']);
  });

  it('are nothing that somebody else has written there', () => {
    const texts = memoryTexts();
    texts.set('pouch/sending/a', `[1, null, {"id": 3}, {"id": "x", "command": null}, ${JSON.stringify(sending('y'))}]`);
    expect(sendingTo('a', texts)).toEqual([sending('y')]);
    texts.set('pouch/sending/a', 'not JSON');
    expect(sendingTo('a', texts)).toEqual([]);
    texts.set('pouch/sending/a', '{}');
    expect(sendingTo('a', texts)).toEqual([]);
  });

  it('last as long as the page where nothing is stored', () => {
    const texts = memoryTexts('full');
    keepSending('a', sending('one'), texts);
    expect(sendingTo('a', texts)).toEqual([sending('one')]);
    expect(sendingTo('a', memoryTexts('full'))).toEqual([]);
  });
});

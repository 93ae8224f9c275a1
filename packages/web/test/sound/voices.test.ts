import { describe, expect, test } from 'vitest';
import { MERGED_SECONDS, MOST_VOICES, type Voice, voicesAfter, type WantedVoice } from '../../src/sound/voices.ts';

const detail = (name: string, seconds = 0.5): WantedVoice => ({ name, seconds, kind: 'detail' });

/** The names that are heard of these, asked for one after another. */
function heard(asked: readonly (readonly [at: number, wanted: WantedVoice])[]): readonly string[] {
  let voices: readonly Voice[] = [];
  return asked.flatMap(([at, wanted]) => {
    const after = voicesAfter(voices, wanted, at);
    voices = after.voices;
    expect(voices.length).toBeLessThanOrEqual(MOST_VOICES + 1);
    return after.isHeard ? [wanted.name] : [];
  });
}

describe('voices', () => {
  test('the same sound at nearly the same time is heard once', () => {
    const close = MERGED_SECONDS / 2;
    expect(
      heard([
        [0, detail('clink')],
        [close, detail('clink')],
        [close, detail('flip')],
      ]),
    ).toEqual(['clink', 'flip']);
    expect(
      heard([
        [0, detail('clink')],
        [MERGED_SECONDS * 2, detail('clink')],
      ]),
    ).toEqual(['clink', 'clink']);
  });

  test('a few at once: what comes then is dropped until one has ended', () => {
    const all = Array.from({ length: MOST_VOICES + 2 }, (_, index) => [0, detail(`sound ${index}`)] as const);
    expect(heard(all)).toHaveLength(MOST_VOICES);
    expect(heard([...all, [0.6, detail('later')]])).toContain('later');
  });

  test('a signal is heard whatever else is', () => {
    const all = Array.from({ length: MOST_VOICES }, (_, index) => [0, detail(`sound ${index}`)] as const);
    expect(heard([...all, [0.01, { name: 'bell', seconds: 1, kind: 'signal' }]])).toContain('bell');
  });

  test('what has ended takes no room', () => {
    const { voices } = voicesAfter([{ name: 'tap', from: 0, until: 0.1 }], detail('clink'), 0.2);
    expect(voices.map(({ name }) => name)).toEqual(['clink']);
  });
});

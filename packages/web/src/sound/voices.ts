/** Which sounds are heard together: a few at most, and the same one not twice at nearly the same time. */

/** A sound that is being played, on the clock of the audio context. */
export interface Voice<Name extends string = string> {
  readonly name: Name;
  readonly from: number;
  readonly until: number;
}

export interface WantedVoice<Name extends string = string> {
  readonly name: Name;
  readonly seconds: number;
  /** A signal is heard whatever else is: it takes the place of nothing, but never waits for room. */
  readonly kind: 'signal' | 'detail';
}

export const MOST_VOICES = 4;

/** Two of a kind closer than this are heard as one, only louder. */
export const MERGED_SECONDS = 0.05;

/** The voices after a sound was asked for; the same list without it if it is merged or dropped. */
export function voicesAfter<Name extends string>(
  voices: readonly Voice<Name>[],
  { name, seconds, kind }: WantedVoice<Name>,
  now: number,
): { readonly voices: readonly Voice<Name>[]; readonly isHeard: boolean } {
  const sounding = voices.filter(({ until }) => until > now);
  const isMerged = sounding.some((voice) => voice.name === name && now - voice.from < MERGED_SECONDS);
  const isFull = kind === 'detail' && sounding.length >= MOST_VOICES;
  if (isMerged || isFull) return { voices: sounding, isHeard: false };
  return { voices: [...sounding, { name, from: now, until: now + seconds }], isHeard: true };
}

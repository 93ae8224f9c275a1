import { useSyncExternalStore } from 'react';
import { KEYS } from './keys.ts';
import { deviceTexts, isObject, stored, type Texts } from './storage.ts';

/** People whose chat this device does not show. */

export interface Muted {
  /** On the server. */
  readonly guest: string;
  readonly name: string;
}

/** The oldest are forgotten first. */
const MOST_MUTED = 200;

const muted = stored<readonly Muted[]>({ key: KEYS.muted, initial: [], read: readMuted });

function readMuted(json: unknown): readonly Muted[] | undefined {
  if (!Array.isArray(json)) return undefined;
  return json
    .flatMap((each) =>
      isObject(each) && typeof each.guest === 'string' && typeof each.name === 'string'
        ? [{ guest: each.guest, name: each.name }]
        : [],
    )
    .slice(-MOST_MUTED);
}

export const isMuted = (all: readonly Muted[], guest: string): boolean => all.some((each) => each.guest === guest);

let current: readonly Muted[] | undefined;
const listeners = new Set<() => void>();

export function mutedPeople(texts?: Texts): readonly Muted[] {
  current ??= muted.get(texts);
  return current;
}

function change(next: readonly Muted[], texts: Texts): void {
  current = next;
  muted.set(next, texts);
  for (const listener of listeners) listener();
}

export const mute = (person: Muted, texts = deviceTexts()): void =>
  change([...mutedPeople(texts).filter(({ guest }) => guest !== person.guest), person].slice(-MOST_MUTED), texts);

export const unmute = (guest: string, texts = deviceTexts()): void =>
  change(
    mutedPeople(texts).filter((each) => each.guest !== guest),
    texts,
  );

/** Another tab may change it, too. */
export function subscribeMuted(listener: () => void, texts?: Texts): () => void {
  listeners.add(listener);
  const stop = muted.onElsewhere(() => {
    current = undefined;
    listener();
  }, texts);
  return () => {
    listeners.delete(listener);
    stop();
  };
}

const subscribe = (listener: () => void): (() => void) => subscribeMuted(listener);
const people = (): readonly Muted[] => mutedPeople();

export const useMuted = (): readonly Muted[] => useSyncExternalStore(subscribe, people);

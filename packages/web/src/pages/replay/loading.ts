import { isGameId, Refusal } from '@pouch/rules';
import { useEffect, useState } from 'react';
import { deviceSaves } from '../../device/saves.ts';
import { loadKit } from '../../games/registry.ts';
import { type Replayed, replayed } from '../../replay/course.ts';
import { readText } from '../../replay/file.ts';
import { hasRecord, type LinkTrouble, textIn } from '../../replay/link.ts';
import { loadedEnding } from '../../replay/loaded-ending.ts';
import { type Watched, watchedRecord, watchedSave } from '../../replay/watched.ts';
import type { GameEnding } from '../../table/game-ending.ts';
import type { AnyKit } from '../../table/kit.ts';
import { t } from '../../words/t.ts';
import { opened } from './opened.ts';

/** From a link or a kept game to its replay. */

export interface Trouble {
  readonly title: string;
  readonly text: string;
  /** Another try may do. */
  readonly mayPass?: true;
}

export type Loaded =
  | { readonly state: 'loading' }
  | { readonly state: 'trouble'; readonly trouble: Trouble }
  | {
      readonly state: 'ready';
      readonly kit: AnyKit;
      readonly ending: GameEnding;
      readonly watched: Watched;
      readonly replayed: Replayed;
    };

/** What was loaded. Loads again when `load` is another function; a failure is trouble of this kind. */
export function useLoaded(load: () => Promise<Loaded>, failure: () => Trouble): Loaded {
  const [loaded, setLoaded] = useState<Loaded>({ state: 'loading' });
  useEffect(() => {
    let left = false;
    const set = (next: Loaded): void => {
      if (!left) setLoaded(next);
    };
    setLoaded({ state: 'loading' });
    load().then(set, () => set({ state: 'trouble', trouble: failure() }));
    return () => {
      left = true;
    };
  }, [load, failure]);
  return loaded;
}

/** A game that this device keeps, or one in the link itself, or the record that was opened last. */
export async function loadReplay(id: string | undefined, fragment: string): Promise<Loaded> {
  const watched = id === undefined ? await linked(fragment) : kept(id);
  return 'record' in watched ? ready(watched) : { state: 'trouble', trouble: watched };
}

/** Plays the record through. */
export async function ready(watched: Watched): Promise<Loaded> {
  const game = watched.record.game.id;
  if (!isGameId(game)) return { state: 'trouble', trouble: gone(t('replay.not-record')) };
  const kit = await loadKit(game);
  const ending = await loadedEnding(kit);
  return { state: 'ready', kit, ending, watched, replayed: replayed(watched.record) };
}

export const gone = (text: string): Trouble => ({ title: t('replay.gone.title'), text });

function kept(id: string): Watched | Trouble {
  const save = deviceSaves().load(id);
  if (save === undefined) return gone(t('replay.gone.text'));
  const watched = save instanceof Refusal ? save : watchedSave(save);
  return watched instanceof Refusal ? gone(t('replay.broken', { reason: watched.reason })) : watched;
}

async function linked(fragment: string): Promise<Watched | Trouble> {
  if (!hasRecord(fragment)) {
    const text = opened();
    return text === undefined ? gone(t('replay.none.text')) : read(text);
  }
  const text = await textIn(fragment);
  return text instanceof Refusal
    ? { title: t('replay.link-broken'), text: linkWords(text.reason as LinkTrouble) }
    : read(text);
}

function read(text: string): Watched | Trouble {
  const found = readText(text);
  if (found.kind === 'record') return watchedRecord(found.record);
  const reason = found.kind === 'none' ? found.reason : undefined;
  return {
    title: t('replay.not-record'),
    text: reason === undefined ? '' : t('replay.not-record-why', { reason }),
  };
}

function linkWords(trouble: LinkTrouble): string {
  switch (trouble) {
    case 'no-packing':
      return t('replay.link-no-packing');
    case 'too-large':
      return t('replay.link-too-large');
    case 'broken':
      return t('replay.link-broken-text');
  }
}

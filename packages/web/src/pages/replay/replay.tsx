import { isGameId, Refusal } from '@pouch/rules';
import { type ReactNode, useEffect, useState } from 'react';
import { deviceSaves } from '../../device/saves.ts';
import { loadKit } from '../../games/registry.ts';
import { type Replayed, replayed } from '../../replay/course.ts';
import { readText } from '../../replay/file.ts';
import { hasRecord, type LinkTrouble, textIn } from '../../replay/link.ts';
import { hasFairness, type Watched, watchedRecord, watchedSave } from '../../replay/watched.ts';
import type { AnyKit } from '../../table/kit.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Waiting } from '../../ui/waiting.tsx';
import words from '../../words/en/replay.json';
import table from '../../words/en/table.json';
import { addWords, t } from '../../words/t.ts';
import { Message } from '../message.tsx';
import { useTitle } from '../page.tsx';
import { CheckDraws } from './check-draws.tsx';
import { opened } from './opened.ts';
import { ReplayScreen } from './screen.tsx';

addWords(table);
addWords(words);

interface Trouble {
  readonly title: string;
  readonly text: string;
  /** Loads it once more. */
  readonly again?: () => void;
}

export type Loaded =
  | { readonly state: 'loading' }
  | { readonly state: 'trouble'; readonly trouble: Trouble }
  | { readonly state: 'ready'; readonly kit: AnyKit; readonly watched: Watched; readonly replayed: Replayed };

/** A game that this device keeps, one in the link itself, or a record that was just opened. */
export default function Replay({ id }: { readonly id?: string | undefined }): ReactNode {
  const fragment = useFragment();
  return <LoadedReplay loaded={useLoaded(id, fragment)} />;
}

/** The replay, or that it is being loaded, or why it cannot be. */
export function LoadedReplay({ loaded }: { readonly loaded: Loaded }): ReactNode {
  useTitle(t('replay.page'));
  switch (loaded.state) {
    case 'loading':
      return <Waiting text={t('replay.loading')} />;
    case 'trouble':
      return <TroubleScreen {...loaded.trouble} />;
    case 'ready':
      return (
        <ReplayScreen
          kit={loaded.kit}
          watched={loaded.watched}
          replayed={loaded.replayed}
          draws={hasFairness(loaded.watched.record) ? <CheckDraws watched={loaded.watched} /> : undefined}
        />
      );
  }
}

function useFragment(): string {
  const [fragment, setFragment] = useState(location.hash);
  useEffect(() => {
    const change = (): void => setFragment(location.hash);
    addEventListener('hashchange', change);
    return () => removeEventListener('hashchange', change);
  }, []);
  return fragment;
}

function useLoaded(id: string | undefined, fragment: string): Loaded {
  const [loaded, setLoaded] = useState<Loaded>({ state: 'loading' });
  useEffect(() => {
    let left = false;
    const set = (next: Loaded): void => {
      if (!left) setLoaded(next);
    };
    setLoaded({ state: 'loading' });
    load(id, fragment).then(set, () => set(troubled(t('replay.gone.title'), t('replay.unloaded'))));
    return () => {
      left = true;
    };
  }, [id, fragment]);
  return loaded;
}

async function load(id: string | undefined, fragment: string): Promise<Loaded> {
  const watched = id === undefined ? await linked(fragment) : kept(id);
  return 'record' in watched ? ready(watched) : { state: 'trouble', trouble: watched };
}

/** Plays the record through. */
export async function ready(watched: Watched): Promise<Loaded> {
  const game = watched.record.game.id;
  if (!isGameId(game)) return troubled(t('replay.gone.title'), t('replay.not-record'));
  const kit = await loadKit(game);
  return { state: 'ready', kit, watched, replayed: replayed(watched.record) };
}

function kept(id: string): Watched | Trouble {
  const save = deviceSaves().load(id);
  if (save === undefined) return { title: t('replay.gone.title'), text: t('replay.gone.text') };
  const watched = save instanceof Refusal ? save : watchedSave(save);
  return watched instanceof Refusal
    ? { title: t('replay.gone.title'), text: t('replay.broken', { reason: watched.reason }) }
    : watched;
}

async function linked(fragment: string): Promise<Watched | Trouble> {
  if (!hasRecord(fragment)) {
    const text = opened();
    return text === undefined ? { title: t('replay.gone.title'), text: t('replay.none.text') } : read(text);
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

const troubled = (title: string, text: string): Loaded => ({ state: 'trouble', trouble: { title, text } });

function TroubleScreen({ title, text, again }: Trouble): ReactNode {
  return (
    <Message title={title}>
      {text !== '' && <p>{text}</p>}
      {again !== undefined && (
        <Button look="main" onClick={again}>
          {t('replay.try-again')}
        </Button>
      )}
      <LinkButton to="/replays" look={again === undefined ? 'main' : 'plain'}>
        {t('replay.open-other')}
      </LinkButton>
      <LinkButton to="/">{t('replay.home')}</LinkButton>
    </Message>
  );
}

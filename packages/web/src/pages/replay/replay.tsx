import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { hasFairness } from '../../replay/watched.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Waiting } from '../../ui/waiting.tsx';
import words from '../../words/en/replay.json';
import table from '../../words/en/table.json';
import { addWords, t } from '../../words/t.ts';
import { Message } from '../message.tsx';
import { useTitle } from '../page.tsx';
import { CheckDraws } from './check-draws.tsx';
import { gone, type Loaded, loadReplay, type Trouble, useLoaded } from './loading.ts';
import { ReplayScreen } from './screen.tsx';

addWords(table);
addWords(words);

/** A game that this device keeps, one in the link itself, or a record that was just opened. */
export default function Replay({ id }: { readonly id?: string | undefined }): ReactNode {
  const fragment = useFragment();
  const load = useCallback(() => loadReplay(id, fragment), [id, fragment]);
  return <LoadedReplay loaded={useLoaded(load, unloaded)} />;
}

const unloaded = (): Trouble => gone(t('replay.unloaded'));

/** The replay, or that it is being loaded, or why it cannot be; `again` loads it once more. */
export function LoadedReplay({ loaded, again }: { readonly loaded: Loaded; readonly again?: () => void }): ReactNode {
  useTitle(t('replay.page'));
  switch (loaded.state) {
    case 'loading':
      return <Waiting text={t('replay.loading')} />;
    case 'trouble':
      return <TroubleScreen trouble={loaded.trouble} again={loaded.trouble.mayPass && again} />;
    case 'ready':
      return (
        <ReplayScreen
          kit={loaded.kit}
          ending={loaded.ending}
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

interface TroubleScreenProps {
  readonly trouble: Trouble;
  readonly again: (() => void) | undefined;
}

function TroubleScreen({ trouble: { title, text }, again }: TroubleScreenProps): ReactNode {
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

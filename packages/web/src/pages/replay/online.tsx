import { RequestRefused } from '@pouch/protocol';
import { Refusal, readRecord } from '@pouch/rules';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { seenCommitment } from '../../online/commitments.ts';
import { theServer } from '../../online/server.ts';
import { watchedTable } from '../../online/watched.ts';
import { t } from '../../words/t.ts';
import { type Loaded, LoadedReplay, ready } from './replay.tsx';

/** A game of the server: whole when it is over, until then as this viewer may see it. */
export default function OnlineReplay({ id }: { readonly id: string }): ReactNode {
  const [loaded, setLoaded] = useState<Loaded>({ state: 'loading' });
  const [tries, setTries] = useState(0);
  const again = useCallback(() => setTries((count) => count + 1), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every try loads again
  useEffect(() => {
    let left = false;
    const set = (next: Loaded): void => {
      if (!left) setLoaded(next);
    };
    setLoaded({ state: 'loading' });
    load(id).then(set, () => set(trouble(t('replay.online-unreachable'), again)));
    return () => {
      left = true;
    };
  }, [id, tries, again]);
  return <LoadedReplay loaded={loaded} />;
}

async function load(id: string): Promise<Loaded> {
  const { api } = theServer();
  const [answer, made, me] = await Promise.all([api.record(id), api.table(id), api.me()]);
  if (answer instanceof RequestRefused)
    return trouble(answer.status === 404 || answer.status === 400 ? t('replay.online-gone') : answer.reason);
  const record = readRecord(answer);
  if (record instanceof Refusal) return trouble(t('replay.broken', { reason: record.reason }));
  return ready(
    watchedTable(record, {
      table: id,
      about: made instanceof RequestRefused ? undefined : made.about,
      me: me instanceof RequestRefused ? undefined : (me.guest?.id ?? undefined),
      seen: seenCommitment(id)?.commitment,
    }),
  );
}

const trouble = (text: string, again?: () => void): Loaded => ({
  state: 'trouble',
  trouble: { title: t('replay.gone.title'), text, ...(again && { again }) },
});

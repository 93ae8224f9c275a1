import { RequestRefused } from '@pouch/protocol';
import { Refusal, readRecord } from '@pouch/rules';
import { type ReactNode, useCallback, useState } from 'react';
import { seenCommitment } from '../../online/commitments.ts';
import { theServer } from '../../online/server.ts';
import { watchedTable } from '../../online/watched.ts';
import { t } from '../../words/t.ts';
import { gone, type Loaded, ready, type Trouble, useLoaded } from './loading.ts';
import { LoadedReplay } from './replay.tsx';

/** A game of the server: whole when it is over, until then as this viewer may see it. */
export default function OnlineReplay({ id }: { readonly id: string }): ReactNode {
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every try loads again
  const load = useCallback(() => loadTable(id), [id, tries]);
  return <LoadedReplay loaded={useLoaded(load, unreachable)} again={() => setTries(tries + 1)} />;
}

const unreachable = (): Trouble => ({ ...gone(t('replay.online-unreachable')), mayPass: true });

async function loadTable(id: string): Promise<Loaded> {
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

const trouble = (text: string): Loaded => ({ state: 'trouble', trouble: gone(text) });

import type { Listed } from '@pouch/protocol';

/** The finished tables that are shown: the last ones are known, older ones are asked for page by page. */
export interface Archive {
  readonly older: readonly Listed[];
  readonly shown: number;
  /** Nothing older is left on the server. */
  readonly whole: boolean;
}

const PAGE = 12;

export const NO_ARCHIVE: Archive = { older: [], shown: PAGE, whole: false };

/** Every finished table that is known, each once, the newest first. */
export function finishedIn(finished: readonly Listed[], { older }: Archive): readonly Listed[] {
  const byId = new Map([...older, ...finished].map((listed) => [listed.about.id, listed]));
  return [...byId.values()].sort((a, b) => b.changedAt - a.changedAt);
}

export const archiveOf = (all: readonly Listed[], { shown }: Archive): readonly Listed[] => all.slice(0, shown);

/** From which time on older ones are to be asked for; undefined while enough are known for the next page. */
export const moreFrom = (all: readonly Listed[], { shown, whole }: Archive): number | undefined =>
  whole || all.length >= shown + PAGE ? undefined : all.at(-1)?.changedAt;

/** After a page of older ones, which begins with those of that very time; undefined could not be asked for. */
export function afterPage(archive: Archive, page: readonly Listed[] | undefined, from: number | undefined): Archive {
  if (page === undefined) return archive;
  const hasOlder = from === undefined || page.some(({ changedAt }) => changedAt < from);
  return {
    older: [...archive.older, ...page],
    shown: archive.shown + PAGE,
    whole: archive.whole || !hasOlder,
  };
}

import { useEffect, useState } from 'react';
import { essence, fragmentOf } from '../../replay/link.ts';
import { namesForOthers, type Watched } from '../../replay/watched.ts';
import { type ReplayLink, replayLink } from './sharing.ts';

/** The link to a replay, for others; undefined until it is made. */
export function useLink(watched: Watched | undefined): ReplayLink | undefined {
  const [link, setLink] = useState<ReplayLink>();
  useEffect(() => {
    let left = false;
    if (watched === undefined) return;
    if (watched.table !== undefined) {
      // The server has it: a short link leads there.
      setLink({ url: new URL(`/replay/online/${watched.table}`, location.href).href });
      return;
    }
    // Made in advance: some browsers copy only what is there at the moment of the press.
    void fragmentOf(essence(watched.record, namesForOthers(watched))).then((fragment) => {
      if (!left) setLink(replayLink(fragment, location.href));
    });
    return () => {
      left = true;
    };
  }, [watched]);
  return link;
}

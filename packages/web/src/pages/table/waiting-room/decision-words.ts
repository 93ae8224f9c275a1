import type { About } from '@pouch/protocol';
import type { Level, Seat } from '@pouch/rules';
import { andList } from '../../../words/lists.ts';
import { t } from '../../../words/t.ts';
import { readinessOf } from './facts.ts';

/** What the table waits for, as those hear it who wait with it. */

/** For a player who is not the host. */
export function readyWords(about: About, mine: Seat | undefined): string {
  const { open, unready } = readinessOf(about, mine);
  const me = mine === undefined ? undefined : about.seats[mine];
  const isReady = me?.kind === 'person' && me.ready;
  if (open.length > 0) return t('waiting-room.why-open', { open: open.length });
  if (isReady && unready.length > 0) return t('waiting-room.waiting-for', { names: andList(unready) });
  const host = about.seats.find((each) => each.kind === 'person' && each.guest === about.host);
  return host?.kind === 'person'
    ? t('waiting-room.starts-itself', { host: host.name })
    : t('waiting-room.starts-itself-no-host');
}

/** For the host, who can fill the open seats with bots of a level. */
export function startWords(about: About, mine: Seat | undefined, level: Level): string {
  const { open, unready, full } = readinessOf(about, mine);
  if (!full) return t('waiting-room.why-host', { open: open.length, level });
  return unready.length > 0
    ? t('waiting-room.why-unready', { names: andList(unready), many: unready.length })
    : t('waiting-room.all-ready');
}

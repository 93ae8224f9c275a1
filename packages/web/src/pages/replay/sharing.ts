import { type Json, Refusal } from '@pouch/rules';
import { recordOf } from '../../device/save-record.ts';
import { LONGEST_LINK } from '../../replay/link.ts';
import { namesForOthers, type Watched } from '../../replay/watched.ts';
import { t } from '../../words/t.ts';

/** A game for others: in a link, or in a file. */

/** The link with the whole game in it, or why there is none. */
export type ReplayLink = { readonly url: string } | { readonly trouble: string };

export function replayLink(fragment: string | Refusal, page: string): ReplayLink {
  if (fragment instanceof Refusal) return { trouble: t('replay.no-packing') };
  const url = new URL(`/replay#${fragment}`, page).href;
  return url.length > LONGEST_LINK ? { trouble: t('replay.link-too-long') } : { url };
}

/** Everything that is known of the game, for the file; a game that breaks a rule is saved as it came. */
export function wholeRecord(watched: Watched): Json {
  const { save, record } = watched;
  if (save === undefined) return record.json;
  const whole = recordOf(save);
  return { ...(whole instanceof Refusal ? record.json : whole), players: namesForOthers(watched) };
}

export function fileName({ record, save }: Watched): string {
  const started = save?.startedAt ?? record.json.startedAt;
  const time = typeof started === 'number' || typeof started === 'string' ? new Date(started) : undefined;
  const day = time !== undefined && Number.isFinite(time.getTime()) ? `-${time.toISOString().slice(0, 10)}` : '';
  return `pouch-${record.game.id}${day}.json`;
}

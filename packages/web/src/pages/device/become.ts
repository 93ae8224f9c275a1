import { RequestRefused } from '@pouch/protocol';
import { noteGuest } from '../../device/guest.ts';
import type { Settings } from '../../device/settings.ts';
import type { Texts } from '../../device/storage.ts';
import type { Server } from '../../online/server.ts';
import { t } from '../../words/t.ts';

/** Being somebody who plays on another device already. */

const SECRET = /^#([\w-]{43})$/;

/** The secret of a link, which stands after the #. */
export const secretIn = (hash: string): string | undefined => SECRET.exec(hash)?.[1];

export type Become =
  | { readonly is: 'no-connection' }
  | { readonly is: 'done'; readonly name: string }
  | { readonly is: 'refused'; readonly reason: string };

export interface Means {
  readonly api: Pick<Server['api'], 'redeemLink'>;
  readonly texts: Texts;
  /** The link has been used up: it should not be kept or shared. */
  readonly dropLink: () => void;
  readonly change: (settings: Pick<Settings, 'name' | 'crest'>) => void;
}

export async function become(secret: string, { api, texts, dropLink, change }: Means): Promise<Become> {
  try {
    const answer = await api.redeemLink(secret);
    if (answer instanceof RequestRefused) return { is: 'refused', reason: answer.reason };
    const { guest } = answer;
    if (guest === null) return { is: 'no-connection' };
    noteGuest('tables', texts);
    dropLink();
    change({ name: guest.name === t('me.guest') ? '' : guest.name, crest: guest.crest });
    return { is: 'done', name: guest.name };
  } catch {
    return { is: 'no-connection' };
  }
}

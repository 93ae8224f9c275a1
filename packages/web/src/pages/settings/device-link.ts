import { RequestRefused } from '@pouch/protocol';
import type { Server } from '../../online/server.ts';
import { t } from '../../words/t.ts';

/** A link that makes another device mine too. */
export interface DeviceLink {
  readonly url: string;
  /** When it stops working, by this device's clock. */
  readonly until: number;
}

type LinkServer = Pick<Server, 'guest' | 'here'> & { readonly api: Pick<Server['api'], 'linkDevice'> };

/** A new link, or why there is none. The secret stands after the #, where no server sees it. */
export async function newLink(server: LinkServer, origin: string): Promise<DeviceLink | { readonly failed: string }> {
  try {
    const me = await server.guest();
    if (me instanceof RequestRefused) return { failed: me.reason };
    const made = await server.api.linkDevice();
    if (made instanceof RequestRefused) return { failed: made.reason };
    return { url: `${origin}/device#${made.secret}`, until: server.here(made.until) };
  } catch {
    return { failed: t('settings.needs-connection') };
  }
}

/** The server has ended it with the sign-in; the browser need not keep it either. */
const endAlerts = (): Promise<unknown> => import('../../online/push.ts').then(({ forget }) => forget()).catch(() => {});

/** Signs this device out; the answer is why the server refused. */
export async function signOut({ api }: { readonly api: Pick<Server['api'], 'signOut'> }): Promise<string | undefined> {
  try {
    const answer = await api.signOut();
    if (!(answer instanceof RequestRefused)) await endAlerts();
    return answer instanceof RequestRefused ? answer.reason : undefined;
  } catch {
    return t('settings.needs-connection');
  }
}

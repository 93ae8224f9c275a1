import { type GuestAbout, RequestRefused } from '@pouch/protocol';
import { t } from '../../../words/t.ts';

/** Taking a name: the server is asked first, since it may have something against it. */

export interface NameKeeper {
  guest(): Promise<GuestAbout | RequestRefused>;
  changeName(name: string): Promise<unknown>;
  keep(name: string): void;
}

/** Why not, or nothing: then everybody will see this name from now on. */
export async function takeName(name: string, keeper: NameKeeper): Promise<string | undefined> {
  try {
    const me = await keeper.guest();
    if (me instanceof RequestRefused) return me.reason;
    const changed = me.name === name ? undefined : await keeper.changeName(name);
    if (changed instanceof RequestRefused) return changed.reason;
  } catch {
    return t('waiting-room.unreachable');
  }
  keeper.keep(name);
  return undefined;
}

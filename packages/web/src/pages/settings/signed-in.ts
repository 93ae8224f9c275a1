import { type Device, RequestRefused } from '@pouch/protocol';
import type { Server } from '../../online/server.ts';
import { t } from '../../words/t.ts';

/** Where this guest is signed in, and signing out elsewhere. */

type Api = Pick<Server['api'], 'devices' | 'signOutOthers'>;
export type DevicesAnswer = readonly Device[] | { readonly failed: string };

/** The devices, or why they cannot be told. */
export const devicesAt = ({ api }: { readonly api: Api }): Promise<DevicesAnswer> => asked(api.devices);

/** Signs out every other device; the devices that are left, or why it failed. */
export const signOutOthers = ({ api }: { readonly api: Api }): Promise<DevicesAnswer> => asked(api.signOutOthers);

async function asked(ask: Api['devices']): Promise<DevicesAnswer> {
  try {
    const answer = await ask();
    return answer instanceof RequestRefused ? { failed: answer.reason } : answer.devices;
  } catch {
    return { failed: t('settings.needs-connection') };
  }
}

const days = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' });

export function deviceWords({ kind, current, since }: Device): string {
  const day = days.format(since);
  if (current) return t('settings.device-this', { day });
  return kind === 'bot' ? t('settings.device-bot', { day }) : t('settings.device-browser', { day });
}

/** A bot token is revoked elsewhere. */
export const hasOthers = (devices: readonly Device[]): boolean =>
  devices.some(({ kind, current }) => kind === 'browser' && !current);

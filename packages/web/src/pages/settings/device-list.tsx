import type { Device } from '@pouch/protocol';
import { LogOut, MonitorSmartphone } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { theServer } from '../../online/server.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.tsx';
import { t } from '../../words/t.ts';
import { type DevicesAnswer, devicesAt, deviceWords, hasOthers, signOutOthers } from './signed-in.ts';

interface DeviceListProps {
  readonly off: boolean;
  readonly onFailed: (why: string) => void;
}

/** Where I am signed in. */
export function DeviceList({ off, onFailed }: DeviceListProps): ReactNode {
  const [devices, setDevices] = useState<readonly Device[]>();
  const [asked, setAsked] = useState(false);

  const show = (answer: DevicesAnswer): boolean => {
    if ('failed' in answer) {
      onFailed(answer.failed);
      return false;
    }
    setDevices(answer);
    return true;
  };
  const load = async (): Promise<void> => {
    if (!off) show(await devicesAt(theServer()));
  };
  const signOut = async (): Promise<void> => {
    if (off) return;
    if (!asked) return setAsked(true);
    setAsked(false);
    if (show(await signOutOthers(theServer()))) toast(t('settings.others-signed-out'));
  };

  if (devices === undefined)
    return (
      <Button aria-disabled={off} onClick={() => void load()}>
        <MonitorSmartphone size={18} aria-hidden="true" /> {t('settings.show-devices')}
      </Button>
    );
  return (
    <>
      <ul aria-label={t('settings.device-list')}>
        {devices.map((device) => (
          <li key={device.id}>{deviceWords(device)}</li>
        ))}
      </ul>
      {hasOthers(devices) && (
        <Button look="danger" aria-disabled={off} onClick={() => void signOut()} onBlur={() => setAsked(false)}>
          <LogOut size={18} aria-hidden="true" />{' '}
          {t(asked ? 'settings.sign-out-others-again' : 'settings.sign-out-others')}
        </Button>
      )}
    </>
  );
}

import { Copy, Smartphone, UserX } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useNetwork } from '../../device/connection.ts';
import { guestNote, noteGuest } from '../../device/guest.ts';
import { theServer } from '../../online/server.ts';
import { announce } from '../../ui/announcer.tsx';
import { Button } from '../../ui/button.tsx';
import { CopyField } from '../../ui/copy-field.tsx';
import { copyText } from '../../ui/copying.ts';
import { Qr } from '../../ui/qr.tsx';
import { toast } from '../../ui/toast.tsx';
import { t } from '../../words/t.ts';
import { Actions } from '../parts/actions.tsx';
import { Problem } from '../parts/problem.tsx';
import { type DeviceLink, newLink, signOut } from './device-link.ts';
import { DeviceList } from './device-list.tsx';
import { MyData } from './my-data.tsx';
import style from './other-devices.module.css';

const QR_SIZE = 184;
const times = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' });

/** Playing as the same guest on another device, and signing out on this one. */
export default function OtherDevices(): ReactNode {
  const network = useNetwork();
  const [link, setLink] = useState<DeviceLink>();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  const make = async (): Promise<void> => {
    if (busy || !network) return;
    setBusy(true);
    setProblem(undefined);
    const made = await newLink(theServer(), location.origin);
    setBusy(false);
    if ('failed' in made) return setProblem(made.failed);
    setLink(made);
    announce(t('settings.link-ready', { time: times.format(made.until) }));
  };

  return (
    <>
      <p>{network ? t('settings.devices-text') : t('settings.needs-connection')}</p>
      {link !== undefined && <Link link={link} />}
      {isSignedIn() && <DeviceList off={!network} onFailed={setProblem} />}
      {isSignedIn() && <p>{t('settings.sign-out-text')}</p>}
      <Problem>{problem}</Problem>
      <Actions>
        <Button busy={busy} aria-disabled={!network} onClick={() => void make()}>
          <Smartphone size={18} aria-hidden="true" />{' '}
          {t(link === undefined ? 'settings.link-device' : 'settings.link-again')}
        </Button>
        {isSignedIn() && <SignOut off={!network} onFailed={setProblem} />}
      </Actions>
      {isSignedIn() && <MyData />}
    </>
  );
}

const isSignedIn = (): boolean => guestNote() !== 'never';

function Link({ link: { url, until } }: { readonly link: DeviceLink }): ReactNode {
  const [isRefused, setRefused] = useState(false);
  const copy = async (): Promise<void> => {
    const done = await copyText(url);
    setRefused(!done);
    if (done) toast(t('settings.link-copied'));
  };
  return (
    <div className={`row wrap ${style.link}`}>
      <Qr text={url} label={t('settings.link-qr')} size={QR_SIZE} />
      <div className={`stack ${style.words}`}>
        <p>{t('settings.link-text')}</p>
        {isRefused ? (
          <CopyField text={url} label={t('settings.link-field')} />
        ) : (
          <p className={`well ${style.url}`}>{url}</p>
        )}
        <p>{t('settings.link-until', { time: times.format(until) })}</p>
        <Button onClick={() => void copy()}>
          <Copy size={16} aria-hidden="true" /> {t('settings.link-copy')}
        </Button>
      </div>
    </div>
  );
}

function SignOut({ off, onFailed }: { readonly off: boolean; readonly onFailed: (why: string) => void }): ReactNode {
  const [asked, setAsked] = useState(false);
  const press = async (): Promise<void> => {
    if (off) return;
    if (!asked) return setAsked(true);
    const failed = await signOut(theServer());
    if (failed !== undefined) return onFailed(failed);
    noteGuest('never');
    // Reloads the page without a guest.
    location.assign('/');
  };
  return (
    <Button look="danger" aria-disabled={off} onClick={() => void press()} onBlur={() => setAsked(false)}>
      <UserX size={18} aria-hidden="true" /> {t(asked ? 'settings.sign-out-again' : 'settings.sign-out')}
    </Button>
  );
}

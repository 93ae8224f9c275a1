import { Unplug } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import type { Line } from '../../../online/line.ts';
import { announce } from '../../../ui/announcer.tsx';
import { Button } from '../../../ui/button.tsx';
import { t } from '../../../words/t.ts';
import { Banner } from './banner.tsx';

/** A moment without a line is not worth a word: most are over before anybody has read it. */
const QUIET = 600;

/** Says under the top bar that the line is lost, and when it is tried again. There is nothing to see while it holds. */
export function ConnectionBar({ line, tryNow }: { readonly line: Line; readonly tryNow: () => void }): ReactNode {
  const { connection, blocked, refused } = line;
  const why = refused ?? (blocked ? t('online.blocked') : undefined);
  const isLost = useLostFor(connection.state === 'lost', QUIET);
  useEffect(() => {
    if (!isLost) return;
    announce(why ?? t('online.lost'));
    return () => announce(t('online.back'));
  }, [isLost, why]);
  if (!isLost || connection.state !== 'lost') return null;
  return (
    <Banner
      label={t('online.connection')}
      tone="warning"
      icon={<Unplug size={18} aria-hidden="true" />}
      text={why ?? <Lost retryAt={connection.retryAt} />}
    >
      <Button size="small" onClick={tryNow}>
        {t('online.try-now')}
      </Button>
    </Banner>
  );
}

function Lost({ retryAt }: { readonly retryAt: number }): ReactNode {
  const seconds = useSecondsUntil(retryAt);
  return seconds > 0 ? t('online.lost-until', { seconds }) : t('online.lost-trying');
}

function useLostFor(isLost: boolean, millis: number): boolean {
  const [lost, setLost] = useState(false);
  useEffect(() => {
    if (!isLost) return setLost(false);
    const timer = setTimeout(() => setLost(true), millis);
    return () => clearTimeout(timer);
  }, [isLost, millis]);
  return isLost && lost;
}

function useSecondsUntil(moment: number): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.ceil((moment - now) / 1000));
}

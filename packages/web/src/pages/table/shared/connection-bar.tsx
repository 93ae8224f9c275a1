import { Unplug } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Line } from '../../../online/line.ts';
import { lostLine, lostWords } from '../../../online/lost-words.ts';
import { timeLeft } from '../../../table/clock.ts';
import type { Clock } from '../../../table/source.ts';
import { announce } from '../../../ui/announcer.tsx';
import { Button } from '../../../ui/button.tsx';
import { t } from '../../../words/t.ts';
import { Banner } from './banner.tsx';

/** A moment without a line is not worth a word: most are over before anybody has read it. */
const QUIET = 600;

export interface ConnectionBarProps {
  readonly line: Line;
  readonly tryNow: () => void;
  /** Of the player's decision that is on its way. */
  readonly unsent?: string | undefined;
  /** The player's clock. */
  readonly clock?: Clock | undefined;
}

/** Says under the top bar that the line is lost, and when it is tried again. There is nothing to see while it holds. */
export function ConnectionBar({ line, tryNow, unsent, clock }: ConnectionBarProps): ReactNode {
  const { connection, blocked, refused } = line;
  const why = refused ?? (blocked ? t('online.blocked') : undefined);
  const isLost = useLostFor(connection.state === 'lost', QUIET);
  const left = (): number | undefined => clock && timeLeft(clock, Date.now());
  const said = useRef('');
  said.current = why ?? lostWords({ unsent, left: left() });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was decided is told anew when it turns out to be stuck
  useEffect(() => {
    if (!isLost) return;
    announce(said.current);
    return () => announce(t('online.back'));
  }, [isLost, why, unsent]);
  const now = useSeconds(isLost);
  if (!isLost || connection.state !== 'lost') return null;
  const retry = Math.max(0, Math.ceil((connection.retryAt - now) / 1000));
  return (
    <Banner
      label={t('online.connection')}
      tone="warning"
      icon={<Unplug size={18} aria-hidden="true" />}
      text={why ?? lostLine({ retry, unsent, left: left() })}
    >
      <Button size="small" onClick={tryNow}>
        {t('online.try-now')}
      </Button>
    </Banner>
  );
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

/** The time, often enough for a figure in seconds. */
function useSeconds(isOn: boolean): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!isOn) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [isOn]);
  return now;
}

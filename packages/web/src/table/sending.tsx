import { type ReactNode, useEffect, useState } from 'react';
import { t } from '../words/t.ts';
import style from './layout.module.css';

const SLOW = 2000;

/** A decision that is long on its way says so. */
export function Sending({ pending }: { readonly pending: boolean }): ReactNode {
  const isSlow = useSlow(pending);
  return isSlow ? (
    <p className={`callout ${style.sending}`} role="status">
      {t('table.still-sending')}
    </p>
  ) : null;
}

export function useSlow(pending: boolean): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    setSlow(false);
    if (!pending) return;
    const timer = setTimeout(() => setSlow(true), SLOW);
    return () => clearTimeout(timer);
  }, [pending]);
  return pending && slow;
}

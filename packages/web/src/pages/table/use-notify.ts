import { useState } from 'react';
import { askPermission, permission } from '../../online/notices.ts';
import { toast } from '../../ui/toast.tsx';
import { t } from '../../words/t.ts';

export interface Notify {
  /** Whether the browser has not been asked yet. */
  readonly canAsk: boolean;
  readonly ask: () => void;
  readonly notNow: () => void;
}

/** Notifications are asked for by a press, never by themselves. */
export function useNotify(wanted: boolean): Notify {
  const [state, setState] = useState(permission);
  const [declined, setDeclined] = useState(false);
  const ask = async (): Promise<void> => {
    const answer = await askPermission();
    setState(answer);
    if (answer === 'granted') toast(t('online.notify-on'));
    if (answer === 'denied') toast(t('online.notify-off'));
  };
  return {
    canAsk: wanted && state === 'default' && !declined,
    ask: () => void ask(),
    notNow: () => setDeclined(true),
  };
}

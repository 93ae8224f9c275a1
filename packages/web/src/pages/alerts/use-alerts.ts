import { useEffect, useState } from 'react';
import type { PushSituation } from '../../online/push-situation.ts';
import { theServer } from '../../online/server.ts';
import { toast } from '../../ui/toast.tsx';
import alerts from '../../words/en/alerts.json';
import { addWords, t } from '../../words/t.ts';

addWords(alerts);

const load = () => import('../../online/push.ts');

export interface Alerts {
  /** Undefined until it is known. */
  readonly situation: PushSituation | undefined;
  readonly busy: boolean;
  readonly problem: string | undefined;
  readonly turnOn: () => void;
  readonly turnOff: () => void;
}

/** Once a visit. */
let isRenewed = false;

/** Being told of turns outside the page. It is asked for by a press, never by itself. */
export function useAlerts(): Alerts {
  const [situation, setSituation] = useState<PushSituation>();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  useEffect(() => {
    let gone = false;
    load()
      .then(async (push) => {
        const found = await push.situation();
        if (!gone) setSituation(found);
        if (found === 'on' && !isRenewed) {
          isRenewed = true;
          await push.renew(theServer());
        }
      })
      .catch(() => {});
    return () => {
      gone = true;
    };
  }, []);

  const change = async (how: 'turnOn' | 'turnOff'): Promise<void> => {
    if (busy) return;
    setBusy(true);
    setProblem(undefined);
    const { situation: look, ...push } = await load();
    setProblem((await push[how](theServer())) ?? undefined);
    const found = await look();
    setSituation(found);
    setBusy(false);
    if (how === 'turnOff') toast(t('alerts.turned-off'));
    else if (found === 'on' || found === 'page-on') toast(t('alerts.turned-on'));
    else if (found === 'denied') toast(t('alerts.denied'));
  };
  const press = (how: 'turnOn' | 'turnOff') => () =>
    void change(how).catch(() => {
      setBusy(false);
      setProblem(t('alerts.failed'));
    });
  return { situation, busy, problem, turnOn: press('turnOn'), turnOff: press('turnOff') };
}

/** Whether the browser can still be asked. */
export const canTurnOn = ({ situation }: Pick<Alerts, 'situation'>): boolean =>
  situation === 'off' || situation === 'page-off';

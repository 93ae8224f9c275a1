import { BellRing } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { t } from '../../words/t.ts';
import style from './seat-bar.module.css';
import type { Notify } from './use-notify.ts';

/** At a table whose clock runs for days nobody sits and waits. */
export function NotifyBar({ notify }: { readonly notify: Notify }): ReactNode {
  return (
    <section className={style.bar} aria-label={t('online.notify')}>
      <BellRing size={18} aria-hidden="true" />
      <p>{t('online.notify-why')}</p>
      <Button size="small" className={style.main} onClick={notify.ask}>
        {t('online.notify')}
      </Button>
      <Button size="small" look="quiet" onClick={notify.notNow}>
        {t('online.not-now')}
      </Button>
    </section>
  );
}

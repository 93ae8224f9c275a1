import { BellRing } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { t } from '../../words/t.ts';
import { Banner } from './shared/banner.tsx';
import type { Notify } from './use-notify.ts';

/** At a table whose clock runs for days nobody sits and waits. */
export const NotifyBar = ({ notify }: { readonly notify: Notify }): ReactNode => (
  <Banner label={t('online.notify')} icon={<BellRing size={18} aria-hidden="true" />} text={t('online.notify-why')}>
    <Button size="small" look="main" onClick={notify.ask}>
      {t('online.notify')}
    </Button>
    <Button size="small" look="quiet" onClick={notify.notNow}>
      {t('online.not-now')}
    </Button>
  </Banner>
);

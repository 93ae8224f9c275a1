import { sentence } from '@pouch/rules';
import type { ReactNode } from 'react';
import { LinkButton } from '../ui/button.tsx';
import { t } from '../words/t.ts';
import { Message } from './message.tsx';

/** A table that is not there, on this device or on the server, and where to go instead. */
export function TableGone({ reason }: { readonly reason: string }): ReactNode {
  return (
    <Message title={t('table.gone.title')}>
      <p>{sentence(reason)}</p>
      <LinkButton to="/" look="main">
        {t('table.home')}
      </LinkButton>
      <LinkButton to="/replays">{t('nav.replays')}</LinkButton>
    </Message>
  );
}

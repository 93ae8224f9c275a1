import { sentence } from '@pouch/rules';
import type { ReactNode } from 'react';
import { LinkButton } from '../ui/button.tsx';
import { t } from '../words/t.ts';
import { Message } from './message.tsx';

export interface TableGoneProps {
  readonly reason: string;
  readonly title?: string;
}

/** A table that is not there, on this device or on the server, and where to go instead. */
export function TableGone({ reason, title = t('table.gone.title') }: TableGoneProps): ReactNode {
  return (
    <Message title={title}>
      <p>{sentence(reason)}</p>
      <LinkButton to="/" look="main">
        {t('table.home')}
      </LinkButton>
      <LinkButton to="/replays">{t('nav.replays')}</LinkButton>
    </Message>
  );
}

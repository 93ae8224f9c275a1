import type { ReactNode } from 'react';
import { LinkButton } from '../ui/button.tsx';
import { t } from '../words/t.ts';
import { Message } from './message.tsx';

export const NotFound = (): ReactNode => (
  <Message title={t('not-found.title')}>
    <p>{t('not-found.text')}</p>
    <LinkButton to="/" look="main">
      {t('not-found.home')}
    </LinkButton>
  </Message>
);

import type { ReactNode } from 'react';
import { LinkButton } from '../ui/button.tsx';
import { t } from '../words/t.ts';
import style from './message.module.css';

export const NotFound = (): ReactNode => (
  <main className={style.message}>
    <h1>{t('not-found.title')}</h1>
    <p>{t('not-found.text')}</p>
    <LinkButton to="/" look="main">
      {t('not-found.home')}
    </LinkButton>
  </main>
);

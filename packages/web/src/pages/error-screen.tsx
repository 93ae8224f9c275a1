import { Component, type ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { t } from '../words/t.ts';
import style from './message.module.css';

/** What is left when a part of the page fails: the games are kept, so loading again is enough. */
export class ErrorScreen extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { readonly failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <main className={style.message}>
        <h1>{t('error.title')}</h1>
        <p>{t('error.text')}</p>
        <Button look="main" onClick={() => location.reload()}>
          {t('error.again')}
        </Button>
      </main>
    );
  }
}

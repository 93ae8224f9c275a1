import type { ReactNode } from 'react';
import { t } from '../words/t.ts';
import style from './waiting.module.css';

/** The empty frame of a page that is on its way. */
export function Waiting({
  text = t('loading'),
  children,
}: {
  readonly text?: string;
  /** What can be done if it takes long. */
  readonly children?: ReactNode;
}): ReactNode {
  return (
    <main className={style.waiting}>
      <h1 className="unseen">{t('app.name')}</h1>
      <WaitingLine text={text} />
      {children}
    </main>
  );
}

/** A part of a page that is on its way. */
export function WaitingLine({ text = t('loading') }: { readonly text?: string }): ReactNode {
  return (
    <>
      <span className={`busy-line ${style.line}`} aria-hidden="true" />
      <p role="status">{text}</p>
    </>
  );
}

import { type ReactNode, useRef } from 'react';
import type { Ruling } from '../../chapters/chapter.ts';
import { usePhone } from '../../device/media.ts';
import { Button } from '../../ui/button.tsx';
import { t } from '../../words/t.ts';
import { Actions } from '../parts/actions.tsx';
import style from './rulings.module.css';

/** Numbered, each to be opened by itself: the number is also its place in a link. */
export function Rulings({ rulings }: { readonly rulings: readonly Ruling[] }): ReactNode {
  const size = usePhone() ? 'normal' : 'small';
  const list = useRef<HTMLDivElement>(null);
  const setAll = (open: boolean): void => {
    for (const details of list.current?.querySelectorAll('details') ?? []) details.open = open;
  };
  return (
    <>
      <Actions>
        <Button size={size} look="quiet" onClick={() => setAll(true)}>
          {t('learn.rulings.open')}
        </Button>
        <Button size={size} look="quiet" onClick={() => setAll(false)}>
          {t('learn.rulings.close')}
        </Button>
      </Actions>
      <div ref={list} className="stack">
        {rulings.map(({ number, title, words }) => (
          <details key={number} id={number} className={style.ruling}>
            <summary className="row">
              <span className={style.number}>{number}</span> {t(title)}
            </summary>
            <p>{t(words)}</p>
          </details>
        ))}
      </div>
    </>
  );
}

import { realmInternals } from '@pouch/rules';
import type { ReactNode } from 'react';
import { t } from '../../words/t.ts';
import type { Metals } from './types.ts';
import style from './worth.module.css';

const { GOAL, worthOf } = realmInternals;

/** '27 / 40': what a stash is worth, and how much wins. */
export function Worth({ stash }: { readonly stash: Metals }): ReactNode {
  const worth = worthOf(stash);
  return (
    <span className={`number ${style.worth}`}>
      <span className="unseen">{t('realm.card.stash', { value: worth, goal: GOAL })}</span>
      <span aria-hidden="true">{worth}</span>{' '}
      <small aria-hidden="true">{t('realm.card.of-goal', { goal: GOAL })}</small>
    </span>
  );
}

import type { ReactNode } from 'react';
import type { Names } from '../../table/kit.ts';
import { useSlow } from '../../table/sending.tsx';
import { andList } from '../../words/lists.ts';
import { t } from '../../words/t.ts';
import style from './choice-status.module.css';
import type { DockState } from './dock-state.ts';

export interface ChoiceStatusProps {
  readonly state: Extract<DockState, { kind: 'choice' }>;
  readonly names: Names;
  /** Which rule refused the choice. */
  readonly refusal: string | undefined;
}

/** Who is awaited, that the choice is long on its way, or which rule refused it. */
export function ChoiceStatus({ state: { cards, awaited }, names, refusal }: ChoiceStatusProps): ReactNode {
  const isSlow = useSlow(cards === 'sent');
  if (refusal !== undefined)
    return (
      <p className={style.status} data-tone="refusal" role="alert">
        {refusal}
      </p>
    );
  const text = (): string => {
    if (isSlow) return t('table.still-sending');
    if (cards === 'seen') return '';
    return awaited.length > 0
      ? t('pirate.waiting.change', { names: andList(awaited.map(names.of)) })
      : t('pirate.change');
  };
  return (
    <p className={style.status} role="status">
      {text()}
    </p>
  );
}

import { type ReactNode, useEffect, useRef } from 'react';
import { t } from '../words/t.ts';
import style from './copy-field.module.css';

export interface CopyFieldProps {
  readonly text: string;
  readonly label: string;
}

/** Where the page may not copy: the text in a field, selected, to be copied by hand. */
export function CopyField({ text, label }: CopyFieldProps): ReactNode {
  const field = useRef<HTMLInputElement>(null);
  // Focusing selects it.
  useEffect(() => field.current?.focus(), []);
  return (
    <div className={`stack ${style.field}`}>
      <p role="status">{t('copy.by-hand')}</p>
      <input
        ref={field}
        className="entry"
        readOnly
        value={text}
        aria-label={label}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
    </div>
  );
}

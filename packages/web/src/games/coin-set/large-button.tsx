import type { ReactNode } from 'react';
import style from './large-button.module.css';

export interface LargeButtonProps {
  readonly press: () => void;
  /** Whose it is, where several people have one. */
  readonly who?: ReactNode;
  readonly word: string;
  readonly look: 'call' | 'sentence';
  /** The key, or why it cannot be pressed. */
  readonly cap?: ReactNode;
  readonly state: 'on' | 'off' | 'sent';
  /** Whether it gets the focus when the decision becomes due. */
  readonly isDecision: boolean;
}

/** The one large thing to press. */
export function LargeButton({ press, who, word, look, cap, state, isDecision }: LargeButtonProps): ReactNode {
  const isSent = state === 'sent';
  return (
    <button
      type="button"
      className={style.button}
      aria-disabled={state !== 'on'}
      aria-busy={isSent || undefined}
      onClick={press}
      {...(isDecision ? { 'data-decision': true } : {})}
    >
      {who}
      <span className={style.word} data-look={look} data-sending={isSent}>
        {word}
      </span>
      {cap !== undefined && <span className={style.cap}>{cap}</span>}
    </button>
  );
}

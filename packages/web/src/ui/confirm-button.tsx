import { type MouseEvent, type ReactNode, useEffect, useState } from 'react';
import { useSettings } from '../device/settings.ts';
import { t } from '../words/t.ts';
import { Button, type ButtonProps } from './button.tsx';
import { answerTo, neverByEnter, notHeld } from './presses.ts';

export interface ConfirmButtonProps extends Omit<ButtonProps, 'onClick' | 'children'> {
  readonly children: ReactNode;
  readonly onConfirm: () => void;
  /**
   * 'always' asks once more whatever the settings say, and Enter does not answer: for what nobody means to do by chance,
   * least of all by a key that went through what was shown before.
   */
  readonly ask?: 'as-set' | 'always';
  /** A change of this resets the question. */
  readonly question?: string | number;
}

/** A decision that may ask once more: the same button then says so. */
export function ConfirmButton({
  children,
  onConfirm,
  ask = 'as-set',
  question = '',
  ...rest
}: ConfirmButtonProps): ReactNode {
  const { confirm } = useSettings();
  const [asked, setAsked] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another bid is another question
  useEffect(() => setAsked(false), [question]);
  const asks = ask === 'always' || confirm === 'on';
  const press = (event: MouseEvent): void => {
    const answer = answerTo(event, { asks, asked });
    if (answer === 'wait') return;
    setAsked(answer === 'ask');
    if (answer === 'confirm') onConfirm();
  };
  return (
    <Button
      {...rest}
      onClick={press}
      onKeyDown={ask === 'always' ? neverByEnter : notHeld}
      onBlur={() => setAsked(false)}
    >
      {asked ? t('confirm.again') : children}
    </Button>
  );
}

import { type ReactNode, useEffect, useState } from 'react';
import { useSettings } from '../device/settings.ts';
import { t } from '../words/t.ts';
import { Button, type ButtonProps } from './button.tsx';

export interface ConfirmButtonProps extends Omit<ButtonProps, 'onClick' | 'children'> {
  readonly children: ReactNode;
  readonly onConfirm: () => void;
  /** 'always' asks once more whatever the settings say: for what nobody means to do by chance. */
  readonly ask?: 'as-set' | 'always';
  /** When this changes, the question starts anew. */
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
  const press = (): void => {
    if (asks && !asked) setAsked(true);
    else {
      setAsked(false);
      onConfirm();
    }
  };
  return (
    <Button {...rest} onClick={press} onBlur={() => setAsked(false)}>
      {asked ? t('confirm.again') : children}
    </Button>
  );
}

import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useState } from 'react';
import { useSettings } from '../device/settings.ts';
import { t } from '../words/t.ts';
import { Button, type ButtonProps } from './button.tsx';

export interface ConfirmButtonProps extends Omit<ButtonProps, 'onClick' | 'children'> {
  readonly children: ReactNode;
  readonly onConfirm: () => void;
  /** 'always' asks once more whatever the settings say: for what nobody means to do by chance. */
  readonly ask?: 'as-set' | 'always';
  /** A change of this resets the question. */
  readonly question?: string | number;
}

/** The second press of a double click answers nothing that the first has only just asked. Two taps are two presses. */
export const isDoubled = ({ detail, nativeEvent }: MouseEvent): boolean =>
  detail > 1 && (nativeEvent as PointerEvent).pointerType === 'mouse';

/** A key that is held down presses its button once. */
export const notHeld = (event: KeyboardEvent): void => {
  if (event.repeat && (event.key === 'Enter' || event.key === ' ')) event.preventDefault();
};

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
    if (asks && !asked) setAsked(true);
    else if (!asks || !isDoubled(event)) {
      setAsked(false);
      onConfirm();
    }
  };
  return (
    <Button {...rest} onClick={press} onKeyDown={notHeld} onBlur={() => setAsked(false)}>
      {asked ? t('confirm.again') : children}
    </Button>
  );
}

import { useEffect, useRef } from 'react';

/** A button as somebody saw it who pressed there. */
interface Pressed {
  readonly control: HTMLElement | null;
  readonly says: string | undefined;
  readonly off: boolean;
}

/** Also a card that can be pressed wherever one likes: it says itself whether it is open. */
const CONTROLS = 'button, a[href], [role="button"], [data-open]';
const TYPING = 'input, textarea, select, [contenteditable="true"]';

function pressedAt(target: EventTarget | null): Pressed {
  const control = target instanceof Element ? target.closest<HTMLElement>(CONTROLS) : null;
  return {
    control,
    says: control === null ? undefined : `${control.ariaLabel} ${control.textContent}`,
    off: control?.matches('[aria-disabled="true"], :disabled, [data-open="false"]') === true,
  };
}

/**
 * A press while something moves skips to its end. The press does nothing else, unless on a button
 * that was there: nobody decides what they have not been asked yet.
 */
export function useSkipping(isMoving: boolean, skip: () => void): void {
  const pressed = useRef<Pressed>(undefined);
  useEffect(() => {
    const down = ({ target }: Event): void => {
      pressed.current = isMoving ? pressedAt(target) : undefined;
      if (isMoving) skip();
    };
    const click = (event: MouseEvent): void => {
      const { current: before } = pressed;
      // A key that presses a button sends no pointer before it.
      if (before === undefined || event.detail === 0) return;
      pressed.current = undefined;
      const now = pressedAt(event.target);
      if (!before.off && now.control === before.control && now.says === before.says) return;
      event.preventDefault();
      event.stopPropagation();
    };
    addEventListener('pointerdown', down, { capture: true });
    addEventListener('click', click, { capture: true });
    return () => {
      removeEventListener('pointerdown', down, { capture: true });
      removeEventListener('click', click, { capture: true });
    };
  }, [isMoving, skip]);

  useEffect(() => {
    if (!isMoving) return;
    const key = (event: KeyboardEvent): void => {
      const { target } = event;
      const isTyping = target instanceof Element && target.closest(TYPING) !== null;
      if (!isTyping && (event.key === 'Enter' || event.key === ' ')) {
        // The focus goes to the decision when the table comes to rest, within this press: it is not pressed by it.
        event.preventDefault();
        const { control, off } = pressedAt(target);
        if (!off && !event.repeat) control?.click();
      }
      skip();
    };
    addEventListener('keydown', key, { capture: true });
    return () => removeEventListener('keydown', key, { capture: true });
  }, [isMoving, skip]);
}

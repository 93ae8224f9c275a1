import { useEffect, useRef } from 'react';
import { clickAfter, keyWhileMoving, type Pressed } from './skipping.ts';

/** Also a card that can be pressed wherever one likes: it says itself whether it is open. */
const CONTROLS = 'button, a[href], [role="button"], [data-open]';
const TYPING = 'input, textarea, select, [contenteditable="true"]';

const controlAt = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(CONTROLS) : null;

function pressedAt(target: EventTarget | null): Pressed {
  const control = controlAt(target);
  return {
    control,
    says: control === null ? '' : `${control.ariaLabel} ${control.textContent}`,
    off: control?.matches('[aria-disabled="true"], :disabled, [data-open="false"]') === true,
  };
}

/** Presses and keys on this page, while something moves and just after. */
export function useSkipping(isMoving: boolean, skip: () => void): void {
  const pressed = useRef<Pressed>(undefined);
  useEffect(() => {
    const down = ({ target }: Event): void => {
      pressed.current = isMoving ? pressedAt(target) : undefined;
      if (isMoving) skip();
    };
    const click = (event: MouseEvent): void => {
      const { current: before } = pressed;
      if (event.detail > 0) pressed.current = undefined;
      if (clickAfter(before, pressedAt(event.target), event.detail) === 'count') return;
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
    const down = (event: KeyboardEvent): void => {
      const { target, key, repeat } = event;
      const isTyping = target instanceof Element && target.closest(TYPING) !== null;
      const effect = keyWhileMoving({ key, isHeld: repeat, isTyping, focused: pressedAt(target) });
      // The focus goes to the decision when the table comes to rest, within this press: it is not pressed by it.
      if (effect !== 'pass') event.preventDefault();
      if (effect === 'press') controlAt(target)?.click();
      skip();
    };
    addEventListener('keydown', down, { capture: true });
    return () => removeEventListener('keydown', down, { capture: true });
  }, [isMoving, skip]);
}

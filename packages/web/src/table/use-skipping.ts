import { useEffect, useRef } from 'react';
import { changeSettings, SPEEDS, settings } from '../device/settings.ts';
import { clickAfter, keyWhileMoving, type Pressed } from './skipping.ts';

/** Also a card that can be pressed wherever one likes: it says itself whether it is open. */
const CONTROLS = 'button, a[href], [role="button"], [role="radio"], input, summary, [data-open]';
/** Its buttons go on, skip and set the speed themselves. */
const STAGE = '[data-stage]';
const DECISIONS = '[data-dock]';
const TYPING = 'input:not([type="radio"]), textarea, select, [contenteditable="true"]';

const isIn = (target: EventTarget | null, where: string): boolean =>
  target instanceof Element && target.closest(where) !== null;

function pressedAt(target: EventTarget | null): Pressed {
  const control = target instanceof Element ? target.closest<HTMLElement>(CONTROLS) : null;
  return {
    control,
    says: control === null ? '' : `${control.ariaLabel} ${control.textContent}`,
    off: control?.matches('[aria-disabled="true"], :disabled, [data-open="false"]') === true,
  };
}

const NOTHING: Pressed = { control: null, says: '', off: false };

export interface GoingOn {
  readonly proceed: () => void;
  readonly skip: () => void;
}

/** Presses and keys on this page, while something is played out and just after. */
export function useSkipping(isMoving: boolean, { proceed, skip }: GoingOn): void {
  const pressed = useRef<Pressed>(undefined);
  const proceeded = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    const down = ({ target, timeStamp }: Event): void => {
      pressed.current = isMoving ? pressedAt(target) : undefined;
      if (!isMoving) return;
      const isControl = pressed.current?.control !== null;
      // Outside of the table there is nothing to go on with: a menu, the log, a sheet.
      if (isIn(target, STAGE) || (!isControl && isIn(target, 'main'))) proceeded.current = timeStamp;
      if (!isControl && isIn(target, 'main')) proceed();
    };
    const click = (event: MouseEvent): void => {
      const { current: before } = pressed;
      const { target, detail, timeStamp } = event;
      if (detail > 0) pressed.current = undefined;
      if (isIn(target, STAGE)) return;
      const now = pressedAt(target);
      const decides = isIn(target, DECISIONS) && !isMoving;
      const sinceProceeding = timeStamp - proceeded.current;
      if (clickAfter({ before, now, clicks: detail, decides, sinceProceeding }) === 'count') return;
      event.preventDefault();
      event.stopPropagation();
    };
    addEventListener('pointerdown', down, { capture: true });
    addEventListener('click', click, { capture: true });
    return () => {
      removeEventListener('pointerdown', down, { capture: true });
      removeEventListener('click', click, { capture: true });
    };
  }, [isMoving, proceed]);

  useEffect(() => {
    if (!isMoving) return;
    const down = (event: KeyboardEvent): void => {
      const { target, key, repeat, ctrlKey, metaKey, altKey } = event;
      // A sheet over the table has keys of its own.
      if (ctrlKey || metaKey || altKey || document.querySelector('dialog[open]') !== null) return;
      const focused = isIn(target, STAGE) ? NOTHING : pressedAt(target);
      const effect = keyWhileMoving({ key, isHeld: repeat, isTyping: isIn(target, TYPING), focused });
      if (effect === 'pass') return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (effect === 'proceed') proceed();
      if (effect === 'skip') skip();
      if (effect === 'faster') changeSpeed(1);
      if (effect === 'slower') changeSpeed(-1);
    };
    addEventListener('keydown', down, { capture: true });
    return () => removeEventListener('keydown', down, { capture: true });
  }, [isMoving, proceed, skip]);
}

function changeSpeed(by: 1 | -1): void {
  const { speed } = settings();
  changeSettings({ speed: SPEEDS[SPEEDS.indexOf(speed) + by] ?? speed });
}

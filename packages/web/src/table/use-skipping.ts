import { useEffect, useRef } from 'react';
import { changeSettings, SPEEDS, settings } from '../device/settings.ts';
import { clickAfter, keyWhileMoving, type Pressed } from './skipping.ts';

/** Also a card that can be pressed wherever one likes: it says itself whether it is open. */
const CONTROLS = 'button, a[href], [role="button"], [role="radio"], input, summary, [data-open]';
/** Its buttons go on, skip and set the speed themselves. */
const STAGE = '[data-stage]';
/** A finger that stays there asks what it is: only one that is lifted goes on. */
const EXPLAINED = '[data-explained]';
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
  /** Stops the clock of the step that is shown, or lets it run again. */
  readonly stop: () => void;
}

/** Presses and keys on this page, while something is played out and just after. */
export function useSkipping(isMoving: boolean, { proceed, skip, stop }: GoingOn): void {
  const pressed = useRef<Pressed>(undefined);
  const proceeded = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    const down = ({ target, timeStamp, pointerType }: PointerEvent): void => {
      pressed.current = isMoving ? pressedAt(target) : undefined;
      if (!isMoving) return;
      // Outside of the table there is nothing to go on with: a menu, the log, a sheet.
      const isBoard = pressed.current?.control === null && isIn(target, 'main');
      if (isIn(target, STAGE) || isBoard) proceeded.current = timeStamp;
      if (isBoard && (pointerType === 'mouse' || !isIn(target, EXPLAINED))) proceed();
    };
    const click = (event: MouseEvent): void => {
      const { current: before } = pressed;
      const { target, detail, timeStamp } = event;
      if (detail > 0) pressed.current = undefined;
      if (isIn(target, STAGE)) return;
      const isLifted = isMoving && before?.control === null && isIn(target, EXPLAINED);
      if (isLifted && (event as PointerEvent).pointerType !== 'mouse') proceed();
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
      if (effect === 'stop-clock') stop();
      if (effect === 'faster') changeSpeed(1);
      if (effect === 'slower') changeSpeed(-1);
    };
    addEventListener('keydown', down, { capture: true });
    return () => removeEventListener('keydown', down, { capture: true });
  }, [isMoving, proceed, skip, stop]);
}

function changeSpeed(by: 1 | -1): void {
  const { speed } = settings();
  changeSettings({ speed: SPEEDS[SPEEDS.indexOf(speed) + by] ?? speed });
}

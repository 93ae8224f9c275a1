import { useEffect, useRef } from 'react';
import { choosesCoin, isPress, keyDown, NO_PRESS, pointingBegins, pointingEnds } from './calling-press.ts';

const isOnCoin = ({ target }: Event): boolean => target instanceof Element && target.closest('[data-lying]') !== null;

/** Keeps the press that calls, and a quick second one, from choosing the coin that gets the focus. */
export function useCallingPress(isPointing: boolean): void {
  const state = useRef(NO_PRESS);
  useEffect(() => {
    state.current = isPointing ? pointingBegins(state.current) : pointingEnds(state.current);
    const down = (event: KeyboardEvent): void => {
      state.current = keyDown(state.current, event);
      stop(event);
    };
    // A button is pressed when Space comes up.
    const stop = (event: KeyboardEvent): void => {
      if (isPress(event) && isOnCoin(event) && !choosesCoin(state.current, event)) event.preventDefault();
    };
    addEventListener('keydown', down, { capture: true });
    addEventListener('keyup', stop, { capture: true });
    return () => {
      removeEventListener('keydown', down, { capture: true });
      removeEventListener('keyup', stop, { capture: true });
    };
  }, [isPointing]);
}

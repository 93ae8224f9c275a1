import type { KeyboardEvent, MouseEvent } from 'react';

/** The second press of a double click answers nothing that the first has only just asked. Two taps are two presses. */
export const isDoubled = ({ detail, nativeEvent }: MouseEvent): boolean =>
  detail > 1 && (nativeEvent as PointerEvent).pointerType === 'mouse';

/** A key that is held down presses its button once. */
export const notHeld = (event: KeyboardEvent): void => {
  if (event.repeat && (event.key === 'Enter' || event.key === ' ')) event.preventDefault();
};

/** Neither does Enter press a button that costs something: the pointer or Space does, which nobody holds by chance. */
export const neverByEnter = (event: KeyboardEvent): void => {
  if (event.key === 'Enter') event.preventDefault();
  else notHeld(event);
};

/** What a press does on a button that may ask once more: the second press of a double click answers nothing. */
export function answerTo(
  event: MouseEvent,
  { asks, asked }: { readonly asks: boolean; readonly asked: boolean },
): 'ask' | 'confirm' | 'wait' {
  if (asks && !asked) return 'ask';
  return asks && isDoubled(event) ? 'wait' : 'confirm';
}

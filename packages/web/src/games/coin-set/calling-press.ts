/**
 * The focus goes to a coin within the press that calls. That press chooses no coin, however long the key is held, nor
 * does a quick second one; a coin reached by another key is a deliberate choice.
 */
export interface CallingPress {
  /** 'called': pointing has begun, and no key has been pressed for it yet. */
  readonly stage: 'not-pointing' | 'called' | 'pointing';
  /** When Space or Enter went down last. */
  readonly last: number;
  /** Whether that press was meant for a coin. */
  readonly isMeant: boolean;
}

export interface KeyDown {
  readonly key: string;
  readonly repeat: boolean;
  readonly timeStamp: number;
}

/** Within this time a second press is no choice of what the first one brought the focus to. */
const TWICE = 500;

export const NO_PRESS: CallingPress = { stage: 'not-pointing', last: Number.NEGATIVE_INFINITY, isMeant: true };

/** Whether a key presses the button that has the focus. */
export const isPress = ({ key }: Pick<KeyDown, 'key'>): boolean => key === ' ' || key === 'Enter';

export const pointingBegins = (state: CallingPress): CallingPress => ({ ...state, stage: 'called' });
export const pointingEnds = (state: CallingPress): CallingPress => ({ ...state, stage: 'not-pointing' });

export function keyDown(state: CallingPress, down: KeyDown): CallingPress {
  const { stage, last } = state;
  if (!isPress(down)) return stage === 'called' ? { ...state, stage: 'pointing' } : state;
  if (down.repeat) return state;
  const isMeant = stage === 'pointing' || (stage === 'called' && down.timeStamp - last >= TWICE);
  return { stage: isMeant ? 'pointing' : stage, last: down.timeStamp, isMeant };
}

/** Whether the press that is under way chooses the coin that has the focus. */
export const choosesCoin = ({ stage, isMeant }: CallingPress, press: { readonly repeat: boolean }): boolean =>
  stage === 'not-pointing' || (isMeant && !press.repeat);

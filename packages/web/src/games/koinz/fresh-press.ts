/**
 * A press while something moves skips to its end, and must not decide anything else. All times are in milliseconds
 * since the page was opened.
 */
export interface Presses {
  /** The last press. */
  readonly pressedAt: number;
  /** Since when the decision has been due. */
  readonly dueSince: number;
}

export const NO_PRESS: Presses = { pressedAt: Number.NEGATIVE_INFINITY, dueSince: 0 };

/** Within this time a press and what it sets off belong together. */
const ONE_PRESS = 700;

/** Whether what is being done now was begun after the decision became due. */
export const isFresh = ({ pressedAt, dueSince }: Presses, now: number): boolean =>
  pressedAt >= dueSince || now - pressedAt > ONE_PRESS;

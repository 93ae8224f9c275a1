/** A scrolled region as it was before something was added to it. */
export interface Scrolled {
  readonly scrollTop: number;
  readonly clientHeight: number;
  readonly scrollHeight: number;
}

/** About a line: a scroll that stops there has come to the end. */
const NEAR = 24;

/** Whether its end was in view. */
export const isFollowed = ({ scrollTop, clientHeight, scrollHeight }: Scrolled): boolean =>
  scrollTop + clientHeight >= scrollHeight - NEAR;

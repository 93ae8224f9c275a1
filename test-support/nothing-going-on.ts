/** The members of an `About` at a table whose people are all there and want nothing. */
export const NOTHING_GOING_ON = {
  stopped: null,
  newcomers: 'ask' as const,
  requests: [],
  proposal: null,
  pause: null,
  holidays: [],
  previous: null,
};

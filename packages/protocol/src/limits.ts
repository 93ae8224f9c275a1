/** Size limits. Larger input is refused with a reason. */
export const LIMITS = {
  /** Bytes of a frame or a request body. */
  message: 16 * 1024,
  /** The nesting depth of a command's JSON. */
  depth: 8,
  /** Characters of a name, a word for the draws, a chat message, the reason of a report. */
  name: 24,
  word: 40,
  chat: 280,
  reason: 200,
  /** People whom the host of a table has silenced, and whom they have removed. */
  silenced: 50,
  removed: 50,
  /** The address of a push service or a webhook. */
  address: 1000,
  /** Crests: the colours and shapes of `@pouch/art`. */
  crests: 8,
  /** Changes in one update or one page of a log. */
  told: 500,
} as const;

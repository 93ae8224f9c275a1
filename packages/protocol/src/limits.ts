/** How large things may be. Whoever sends more gets a refusal that says so. */
export const LIMITS = {
  /** Bytes of a frame or of a request's body. */
  message: 16 * 1024,
  /** How deep the JSON of a command is nested. */
  depth: 8,
  /** Characters of a name, a word for the draws, a line of chat. */
  name: 24,
  word: 40,
  chat: 280,
  /** Kinds of crest: the eight colours and shapes of `@pouch/art`. */
  crests: 8,
  /** Changes that one update or one page of a log tells. */
  told: 500,
} as const;

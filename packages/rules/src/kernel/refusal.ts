/** Why input was refused, in words for its sender: a sentence without its full stop. A value, not an exception. */
export class Refusal {
  constructor(readonly reason: string) {}
}

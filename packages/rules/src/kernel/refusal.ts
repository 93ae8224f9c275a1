/** Why input was refused, in words for its sender. A value, not an exception. */
export class Refusal {
  constructor(readonly reason: string) {}
}

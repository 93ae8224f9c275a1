/** Why something from outside was not taken, in words for whoever sent it. A value, not an exception. */
export class Refusal {
  constructor(readonly reason: string) {}
}

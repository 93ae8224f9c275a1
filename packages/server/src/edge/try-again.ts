/** The answer to a client over a rate limit: what there was too much of, and when to try again. */
export const tryAgain = (tooMuch: string, waitSeconds: number): string =>
  `${tooMuch}. Try again in ${waitText(Math.ceil(waitSeconds))}.`;

/** Rounded up: 14 s, a minute, 25 minutes, an hour. */
function waitText(seconds: number): string {
  if (seconds < 60) return `${seconds} s`;
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 60) return minutes === 1 ? 'a minute' : `${minutes} minutes`;
  const hours = Math.ceil(minutes / 60);
  return hours === 1 ? 'an hour' : `${hours} hours`;
}

/** The answer to a client over its rate limit, with the time to wait. */
export const tooManyAttempts = (waitSeconds: number): string =>
  `Too many attempts. Try again in ${waitText(Math.ceil(waitSeconds))}.`;

/** Rounded up: 14 s, a minute, 25 minutes, an hour. */
function waitText(seconds: number): string {
  if (seconds < 60) return `${seconds} s`;
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 60) return minutes === 1 ? 'a minute' : `${minutes} minutes`;
  const hours = Math.ceil(minutes / 60);
  return hours === 1 ? 'an hour' : `${hours} hours`;
}

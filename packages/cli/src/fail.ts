/** Ends the command with one line on standard error: wrong usage, or a file that is not what it should be. */
export class Failure extends Error {
  readonly exitCode = 2;
}

/** The reason of a system or parser error on one line, without the file name: callers add it. */
export const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replaceAll(/\s+/g, ' ').replace(/, [a-z]+ '.*'$/, '');

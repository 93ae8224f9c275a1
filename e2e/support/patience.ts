/** How long anything that should be seen or pressed is waited for, in milliseconds: a hang is told soon. */
export const PATIENCE = 15_000;

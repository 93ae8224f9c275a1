/** The browser that is on this machine: the scripts find or install it, and name it here. */
export const chromium = (): string => process.env.CHROMIUM ?? '/usr/bin/chromium';

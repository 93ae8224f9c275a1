/** A reason as a sentence: those of the rules have no full stop. */
export const sentence = (reason: string): string => (reason.endsWith('.') ? reason : `${reason}.`);

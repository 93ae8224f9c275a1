/** Reasons of the rules have no full stop, those of the server may have one. */
export const sentence = (reason: string): string => (reason === '' || reason.endsWith('.') ? reason : `${reason}.`);

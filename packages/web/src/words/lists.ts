const all = new Intl.ListFormat('en-GB', { type: 'conjunction' });
const any = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** 'Mara, Jonah and Robin' */
export const andList = (words: readonly string[]): string => all.format(words);

/** 'Mara, Jonah or Robin' */
export const orList = (words: readonly string[]): string => any.format(words);

/** Names for players who have none of their own. */
export const NAMES = ['Mara', 'Jonah', 'Ines', 'Robin', 'Ada', 'Noor', 'Felix', 'Iris'] as const;

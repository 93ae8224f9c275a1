/**
 * People who had their data deleted. Their seats stay, because games need them, with an id that stands for nobody: a
 * random guest id begins like this once in 10^18 times.
 */
const FORGOTTEN = 'forgotten-';

/** What a seat without a person is called. */
export const FORMER_PLAYER = 'Former player';

export const isForgotten = (guest: string): boolean => guest.startsWith(FORGOTTEN);

/** An id that takes a guest's place; `random` has at least six letters or digits. */
export const forgottenId = (random: string): string => `${FORGOTTEN}${random.slice(0, 6)}`;

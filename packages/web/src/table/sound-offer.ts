import type { Settings } from '../device/settings.ts';

/** Whether sound is offered at a table: once, to who plays there, and never in a race, where every second counts. */
export const isSoundOffered = (
  { sound, soundOffer }: Pick<Settings, 'sound' | 'soundOffer'>,
  { pace, plays }: { readonly pace: 'turns' | 'race'; readonly plays: boolean },
): boolean => soundOffer === 'open' && sound === 'off' && pace === 'turns' && plays;

/** The settings after a yes or no, or after the sound was switched by itself. */
export const afterAnswer = (sound: Settings['sound']): Partial<Settings> => ({ sound, soundOffer: 'answered' });

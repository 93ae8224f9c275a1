import { t } from '../../words/t.ts';

/** The keys of this table. The words are there once the kit is loaded, so they are read when asked for. */
export const keys = (): readonly { readonly keys: readonly string[]; readonly does: string }[] => [
  { keys: ['P'], does: t('pirate.keys.plunder') },
  { keys: ['S'], does: t('pirate.keys.sally') },
  { keys: ['←', '→'], does: t('pirate.keys.move') },
  { keys: ['Enter'], does: t('pirate.keys.choose') },
  { keys: ['I'], does: t('pirate.keys.why') },
];

import { t } from '../../words/t.ts';

/** Key caps as the dock shows them. */
export const ARROWS = ['←', '↑', '↓', '→'] as const;
export const NEXT_STACK = 'N';
export const ENTER = '↵';
export const SKIP = 'S';

/** The keys of the table, for the list of keys. */
export const keys = (): readonly { readonly keys: readonly string[]; readonly does: string }[] => [
  { keys: ['1', '2', '3'], does: t('koinz.key.take') },
  { keys: ARROWS, does: t('koinz.key.move') },
  { keys: ['Shift'], does: t('koinz.key.move-far') },
  { keys: ['[', ']'], does: t('koinz.key.surface') },
  { keys: [NEXT_STACK], does: t('koinz.key.stack') },
  { keys: [ENTER], does: t('koinz.key.lay') },
  { keys: ['Esc'], does: t('koinz.key.back') },
  { keys: ['1', '…', '6'], does: t('koinz.key.choose') },
];

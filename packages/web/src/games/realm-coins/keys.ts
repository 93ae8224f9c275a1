import type { TableKit } from '../../table/kit.ts';
import { t } from '../../words/t.ts';

/** The keys of this table; read when they are shown, as words come with the table. */
export const keys = (): TableKit['keys'] => [
  { keys: ['1', '2', '3'], does: t('realm.key.realm') },
  { keys: ['Shift', '1'], does: t('realm.key.wild') },
  { keys: ['F'], does: t('realm.key.flip') },
  { keys: ['Delete'], does: t('realm.key.out') },
  { keys: ['Shift', 'Delete'], does: t('realm.key.clear') },
  { keys: ['I'], does: t('realm.key.explain') },
  { keys: ['Enter'], does: t('realm.key.main') },
  { keys: ['Esc'], does: t('realm.key.back') },
];

import type { TableKit } from '../../table/kit.ts';
import { t } from '../../words/t.ts';

export const keys = (): TableKit['keys'] => [
  { keys: [t('coin-set.space')], does: t('coin-set.key.call') },
  { keys: ['1', '…', '8'], does: t('coin-set.key.call-shared') },
  { keys: [...'QWERTASDFG'], does: t('coin-set.key.point') },
  { keys: [...'ZXCVB'], does: t('coin-set.key.more') },
  { keys: ['N'], does: t('coin-set.key.none') },
  { keys: [t('coin-set.enter')], does: t('coin-set.key.turn') },
  { keys: ['Esc'], does: t('coin-set.key.clear') },
  { keys: ['H'], does: t('coin-set.key.guide') },
  { keys: ['P'], does: t('coin-set.key.pause') },
];

import { t } from '../../words/t.ts';

const KB = 1000;
const MB = 1000 * KB;

/** The size of a file as people say it. */
export const sizeWords = (bytes: number): string =>
  bytes < MB
    ? t('kits.size-kb', { size: Math.ceil(bytes / KB) })
    : t('kits.size-mb', { size: (bytes / MB).toFixed(1) });

import { t } from '../../../words/t.ts';

/** What a friend needs, without what only this visit's address has. */
export const linkTo = (table: string): string => new URL(`/table/${table}`, location.href).href;

/** The device's own way to send things, where it has one. */
export const canShare = (): boolean => typeof navigator.share === 'function';

export async function shareTable(link: string, game: string): Promise<void> {
  try {
    await navigator.share({ title: game, text: t('waiting-room.share-text', { game }), url: link });
  } catch {
    // Closing the share sheet is not an error.
  }
}

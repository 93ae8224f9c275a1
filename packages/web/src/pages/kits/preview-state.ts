import type { GameId } from '@pouch/rules';
import type { PagePreview } from '../../kits/make-kit.ts';

/** What the preview of a kit shows while it is drawn, and after that. */
export interface PreviewState {
  readonly kind: 'drawing' | 'drawn' | 'failed';
  readonly game: GameId;
  readonly pages: readonly PagePreview[];
  /** Why it failed. */
  readonly reason?: string;
}

export const firstPreview = (game: GameId): PreviewState => ({ kind: 'drawing', game, pages: [] });

/** Other options keep the pages in sight until the new ones are there; another game does not. */
export const drawing = (was: PreviewState, game: GameId): PreviewState => ({
  kind: 'drawing',
  game,
  pages: was.game === game ? was.pages : [],
});

export const drawn = ({ game }: PreviewState, pages: readonly PagePreview[]): PreviewState => ({
  kind: 'drawn',
  game,
  pages,
});

export const failed = ({ game }: PreviewState, error: unknown): PreviewState => ({
  kind: 'failed',
  game,
  pages: [],
  reason: error instanceof Error ? error.message : String(error),
});

/** While somebody types or goes through choices, only the last one is drawn. */
const REST_MILLIS = 250;

/** Another game and another try come at once. */
export const restBefore = (was: PreviewState, game: GameId): number =>
  was.game === game && was.kind !== 'failed' ? REST_MILLIS : 0;

/** The same page stands twice: the definitions of the larger one get names of their own. */
export const withOwnNames = (svg: string): string => svg.replaceAll(/(id="|url\(#)kit-/g, '$1large-kit-');

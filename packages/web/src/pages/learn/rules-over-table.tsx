import type { GameId } from '@pouch/rules';
import { lazy, type ReactNode, Suspense } from 'react';
import { WaitingLine } from '../../ui/waiting.tsx';
import { t } from '../../words/t.ts';

const RulesChapter = lazy(() => import('./rules-chapter.tsx').catch(() => ({ default: Unloaded })));

const Unloaded = (): ReactNode => <p role="status">{t('table.unloaded')}</p>;

/** A chapter of a game's rules for the sheet over its table, loaded when somebody asks for it. */
export const rulesOverTable =
  (game: GameId) =>
  (chapter: string): ReactNode => (
    <Suspense fallback={<WaitingLine />}>
      <RulesChapter game={game} chapter={chapter} />
    </Suspense>
  );

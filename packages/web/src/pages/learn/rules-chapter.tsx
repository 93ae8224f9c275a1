import type { GameId } from '@pouch/rules';
import { BookOpen } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { WaitingLine } from '../../ui/waiting.tsx';
import learn from '../../words/en/learn.json';
import { addWords, t } from '../../words/t.ts';
import { TextLink } from '../parts/text-link.tsx';
import { Blocks } from './blocks.tsx';
import { type LoadedRules, loadRules } from './load-rules.ts';
import style from './rules-chapter.module.css';

addWords(learn);

export interface RulesChapterProps {
  readonly game: GameId;
  readonly chapter: string;
}

/** One chapter of a game's rules, over its table; the link to all of them leads back there. */
export default function RulesChapter({ game, chapter }: RulesChapterProps): ReactNode {
  const rules = useRules(game);
  if (rules === undefined) return <WaitingLine />;
  if (rules === 'failed') return <p role="status">{t('table.unloaded')}</p>;
  const found = rules.chapters.find(({ id }) => id === chapter) ?? rules.chapters[0];
  return (
    <div className={`stack ${style.chapter}`}>
      {found !== undefined && (
        <>
          <h3>{t(found.title)}</h3>
          <Blocks blocks={found.blocks} kit={rules.kit} />
        </>
      )}
      <TextLink to={`/learn/${game}?from=${location.pathname}#${found?.id ?? ''}`}>
        <BookOpen size={18} aria-hidden="true" /> {t('learn.all-rules')}
      </TextLink>
    </div>
  );
}

function useRules(game: GameId): LoadedRules | 'failed' | undefined {
  const [rules, setRules] = useState<LoadedRules | 'failed'>();
  useEffect(() => {
    let left = false;
    void loadRules(game)
      .catch(() => 'failed' as const)
      .then((found) => {
        if (!left) setRules(found);
      });
    return () => {
      left = true;
    };
  }, [game]);
  return rules;
}

import { isGameId } from '@pouch/rules';
import type { ReactNode } from 'react';
import learn from '../../words/en/learn.json';
import { addWords } from '../../words/t.ts';
import { NotFound } from '../not-found.tsx';
import { Overview } from './overview.tsx';
import { RulesPage } from './rules-page.tsx';

addWords(learn);

export default function Learn({ game }: { readonly game?: string | undefined }): ReactNode {
  if (game === undefined) return <Overview />;
  return isGameId(game) ? <RulesPage key={game} game={game} /> : <NotFound />;
}

import type { ReactNode } from 'react';
import { GAME_IDS } from '../../games/registry.ts';
import learn from '../../words/en/learn.json';
import { addWords } from '../../words/t.ts';
import { NotFound } from '../not-found.tsx';
import { Overview } from './overview.tsx';
import { RulesPage } from './rules-page.tsx';

addWords(learn);

export default function Learn({ game }: { readonly game?: string | undefined }): ReactNode {
  if (game === undefined) return <Overview />;
  const id = GAME_IDS.find((each) => each === game);
  return id === undefined ? <NotFound /> : <RulesPage key={id} game={id} />;
}

import { Clock, Eye, Globe, Lock, type LucideIcon, SlidersHorizontal, Users, UsersRound } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useId, useState } from 'react';
import { optionWords } from '../../../games/option-words.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { t } from '../../../words/t.ts';
import { usePeople } from '../shared/people-context.ts';
import type { AtTable } from './at-table.ts';
import { clockWords } from './facts.ts';
import style from './waiting-room.module.css';

const ChangeSheet = lazy(() => import('./change-sheet.tsx'));

export interface TableFactsProps {
  readonly table: AtTable;
  readonly game: string;
  readonly watchers: number;
}

/** What is played here and how, in words. */
export function TableFacts({ table, game, watchers }: TableFactsProps): ReactNode {
  const { about, isHost } = table;
  const [isChanging, setChanging] = useState(false);
  const heading = useId();
  const people = usePeople();
  const clock = clockWords(about);
  const facts: readonly (readonly [LucideIcon, string])[] = [
    [Users, t('waiting-room.game', { game, seats: about.seats.length })],
    ...optionWords(about.game, about.options).map((words) => [SlidersHorizontal, words] as const),
    ...(clock === undefined ? [] : [[Clock, clock] as const]),
    [about.visibility === 'private' ? Lock : Globe, t(`waiting-room.visibility.${about.visibility}`)],
    [Eye, t('waiting-room.watchers', { count: watchers })],
  ];
  return (
    <section className={`stack ${style.facts}`} aria-labelledby={heading}>
      <h2 id={heading}>{t('waiting-room.table')}</h2>
      <ul className="stack">
        {facts.map(([Icon, words]) => (
          <li key={words} className="row">
            <Icon size={17} aria-hidden="true" />
            {words}
          </li>
        ))}
      </ul>
      <Button onClick={() => people?.all()}>
        <UsersRound size={17} aria-hidden="true" />
        {t('people.title')}
      </Button>
      {isHost && (
        <Button onClick={() => setChanging(true)}>
          <SlidersHorizontal size={17} aria-hidden="true" />
          {t('waiting-room.change-table')}
        </Button>
      )}
      {about.previous !== null && (
        <LinkButton size="small" to={`/table/${about.previous}`}>
          {t('waiting-room.last-game')}
        </LinkButton>
      )}
      {isChanging && (
        <Suspense>
          <ChangeSheet table={table} close={() => setChanging(false)} />
        </Suspense>
      )}
    </section>
  );
}

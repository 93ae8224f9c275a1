import type { About } from '@pouch/protocol';
import { Clock, Eye, Globe, Lock, type LucideIcon, SlidersHorizontal, Users, UsersRound } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { optionWords } from '../../../games/option-words.ts';
import { Button } from '../../../ui/button.tsx';
import { t } from '../../../words/t.ts';
import { usePeople } from '../shared/people-context.ts';
import { clockWords } from './facts.ts';
import style from './waiting-room.module.css';

export interface TableFactsProps {
  readonly about: About;
  readonly game: string;
  readonly watchers: number;
}

/** What is played here and how, in words. */
export function TableFacts({ about, game, watchers }: TableFactsProps): ReactNode {
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
    </section>
  );
}

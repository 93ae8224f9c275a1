import { has } from '@pouch/rules';
import { Check, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { BoardProps } from '../../table/kit.ts';
import { namesOf } from '../../table/names.ts';
import { Crest } from '../../ui/crest.tsx';
import { t } from '../../words/t.ts';
import style from './agreed.module.css';
import { inOrder } from './seating.ts';
import type { Show } from './show.ts';
import type { Types } from './types.ts';
import { youOf } from './words.ts';

export interface AgreedProps extends Pick<BoardProps<Types, Show>, 'view' | 'viewer' | 'players'> {
  /** Of the crests. */
  readonly size: number;
}

/** Who has agreed that there is no set: a tick or a dash on each crest. */
export function Agreed({ view, viewer, players, size }: AgreedProps): ReactNode {
  const names = namesOf(players);
  return (
    <ul className={style.agreed} aria-label={t('coin-set.agreed.title')}>
      {inOrder(players, viewer).map(({ seat, name }) => {
        const answer = has(view.agreed, seat) ? 'yes' : 'no';
        return (
          <li key={seat} className={style.crest} data-answer={answer}>
            <Crest seat={seat} name={name} size={size} />
            <Badge answer={answer} />
            <span className="unseen">{t(`coin-set.agreed.${answer}`, youOf(names, seat))}</span>
          </li>
        );
      })}
    </ul>
  );
}

/** At the edge of a crest: a tick for 'no set', a dash for no answer yet. */
export function Badge({ answer }: { readonly answer: 'yes' | 'no' }): ReactNode {
  const Sign = answer === 'yes' ? Check : Minus;
  return (
    <span className={style.badge} data-answer={answer} aria-hidden="true">
      <Sign size={10} strokeWidth={3.5} />
    </span>
  );
}

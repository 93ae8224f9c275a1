import type { About, Listed } from '@pouch/protocol';
import { GAME_FACTS } from '@pouch/rules';
import { Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import { LinkButton } from '../../ui/button.tsx';
import { Crest } from '../../ui/crest.tsx';
import { andList } from '../../words/lists.ts';
import { type MessageId, t } from '../../words/t.ts';
import { isDue, openSeats, optionWords, othersAt, resultWords, scoreWords, statusOf } from './listing.ts';
import style from './tables.module.css';

const CLOCKS: Readonly<Record<About['clock'], MessageId>> = {
  none: 'tables.clock.none',
  relaxed: 'tables.clock.relaxed',
  brisk: 'tables.clock.brisk',
  slow: 'tables.clock.slow',
};

interface RowProps {
  readonly listed: Listed;
}

/** A table of mine that is not over. */
export function MineRow({ listed }: RowProps): ReactNode {
  const { about, seat } = listed;
  const due = isDue(listed);
  return (
    <>
      <Crests about={about} />
      <div className={style.about}>
        <span className={style.name}>{titleOf(about, seat)}</span>
        <span className={due ? style.due : style.standing}>{statusOf(listed)}</span>
        <Facts about={about} />
      </div>
      <Go to={`/table/${about.id}`} look={due ? 'main' : 'plain'} text={t(due ? 'tables.play' : 'tables.go')}>
        {t('tables.of', { title: titleOf(about, seat) })}
      </Go>
    </>
  );
}

export function FinishedRow({ listed }: RowProps): ReactNode {
  const { about, seat, changedAt } = listed;
  const ended = about.endedAt ?? changedAt;
  return (
    <>
      <span className={style.crests}>
        {(about.result?.winners ?? []).slice(0, 3).map((winner) => {
          const holder = about.seats[winner];
          return (
            <Crest
              key={winner}
              seat={winner}
              name={holder === undefined || holder.kind === 'open' ? '' : holder.name}
              size={34}
            />
          );
        })}
      </span>
      <div className={style.about}>
        <span className={style.name}>{titleOf(about, seat)}</span>
        <span className={style.standing}>{resultWords(about, seat)}</span>
        <span className={style.facts}>
          {scoreWords(about)}
          <time dateTime={new Date(ended).toISOString()}>{dates.format(ended)}</time>
        </span>
      </div>
      <Go to={`/replay/online/${about.id}`} text={t('tables.replay')}>
        {t('tables.of', { title: titleOf(about, seat) })}
      </Go>
    </>
  );
}

/** A table that waits for players. */
export function LobbyRow({ listed: { about } }: RowProps): ReactNode {
  const open = openSeats(about);
  const title = titleOf(about, null);
  return (
    <>
      <Crests about={about} />
      <div className={style.about}>
        <span className={style.name}>{title}</span>
        <span className={style.standing}>{t('tables.open-seats', { count: open })}</span>
        <Facts about={about} />
      </div>
      {open > 0 ? (
        <Go to={`/table/${about.id}?sit`} text={t('tables.sit')}>
          {t('tables.sit-at', { title })}
        </Go>
      ) : (
        <Go to={`/table/${about.id}`} text={t('tables.watch')}>
          {title}
        </Go>
      )}
    </>
  );
}

const dates = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

function titleOf(about: About, mine: number | null): string {
  const { name: game } = GAME_FACTS[about.game];
  const names = othersAt(about, mine).map(({ name }) => name);
  return names.length === 0 ? t('tables.alone', { game }) : t('tables.with', { game, names: andList(names) });
}

/** Every seat, taken or open. */
const Crests = ({ about }: { readonly about: About }): ReactNode => (
  <span className={style.crests}>
    {about.seats.map((holder, seat) => (
      <Crest
        // biome-ignore lint/suspicious/noArrayIndexKey: seats do not change places
        key={seat}
        seat={seat}
        name={holder.kind === 'open' ? '' : holder.name}
        hollow={holder.kind === 'open'}
        size={28}
      />
    ))}
  </span>
);

const Facts = ({ about }: { readonly about: About }): ReactNode => (
  <span className={style.facts}>
    <span className={style.clock}>
      <Clock size={14} aria-hidden="true" /> {t(CLOCKS[about.clock])}
    </span>
    {optionWords(about).map((words) => (
      <span key={words}>{words}</span>
    ))}
  </span>
);

interface GoProps {
  readonly to: string;
  readonly look?: 'main' | 'plain';
  readonly text: string;
  /** Which table, for screen readers. */
  readonly children: string;
}

const Go = ({ to, look = 'plain', text, children }: GoProps): ReactNode => (
  <LinkButton to={to} look={look} size="small" className={style.go}>
    {text}
    <span className="unseen"> {children}</span>
  </LinkButton>
);

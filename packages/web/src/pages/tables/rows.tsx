import type { About, Listed } from '@pouch/protocol';
import { Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import { unusualOptionWords } from '../../games/option-words.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Crest } from '../../ui/crest.tsx';
import { type MessageId, t } from '../../words/t.ts';
import { isDue, openSeats, resultWords, scoreWords, statusOf, titleOf } from './listing.ts';
import style from './rows.module.css';

export const CLOCK_WORDS: Readonly<Record<About['clock'], MessageId>> = {
  none: 'tables.clock.none',
  relaxed: 'tables.clock.relaxed',
  brisk: 'tables.clock.brisk',
  slow: 'tables.clock.slow',
};

const dates = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

interface RowProps {
  readonly listed: Listed;
}

interface OwnRowProps extends RowProps {
  /** What else can be done with it. */
  readonly children: ReactNode;
}

/** When the game started, or the table was made. */
function Since({ about: { madeAt, startedAt } }: { readonly about: About }): ReactNode {
  const at = startedAt ?? madeAt;
  const date = dates.format(at);
  return (
    <time dateTime={new Date(at).toISOString()}>
      {startedAt === null ? t('tables.made-at', { date }) : t('tables.started-at', { date })}
    </time>
  );
}

/** A table of mine that is not over. */
export function MineRow({ listed, children }: OwnRowProps): ReactNode {
  const { about, seat } = listed;
  const title = titleOf(about, seat);
  const due = isDue(listed);
  return (
    <>
      <Crests about={about} />
      <TableWords title={title} standing={statusOf(listed)} due={due}>
        <Facts about={about} />
        <Since about={about} />
      </TableWords>
      <Go to={`/table/${about.id}`} look={due ? 'main' : 'plain'} text={t(due ? 'tables.play' : 'tables.go')}>
        {title}
      </Go>
      {children}
    </>
  );
}

export function FinishedRow({ listed: { about, seat, changedAt }, children }: OwnRowProps): ReactNode {
  const title = titleOf(about, seat);
  const ended = about.endedAt ?? changedAt;
  return (
    <>
      <Winners about={about} />
      <TableWords title={title} standing={resultWords(about, seat)}>
        {scoreWords(about)}
        <time dateTime={new Date(ended).toISOString()}>{dates.format(ended)}</time>
      </TableWords>
      <Go to={`/replay/online/${about.id}`} text={t('tables.replay')}>
        {t('tables.of', { title })}
      </Go>
      {children}
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
      <TableWords title={title} standing={t('tables.open-seats', { count: open })}>
        <Facts about={about} />
        {about.start === 'when-full' && <span>{t('lobby.seeking')}</span>}
      </TableWords>
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

/** A running game, to watch. */
export function RunningRow({ listed: { about, watchers = 0 } }: RowProps): ReactNode {
  const title = titleOf(about, null);
  return (
    <>
      <Crests about={about} />
      <TableWords title={title} standing={t('lobby.watchers', { count: watchers })}>
        <Facts about={about} />
        <Since about={about} />
      </TableWords>
      <Go to={`/table/${about.id}`} text={t('tables.watch')}>
        {title}
      </Go>
    </>
  );
}

interface TableWordsProps {
  readonly title: string;
  readonly standing: string;
  /** It waits for me. */
  readonly due?: boolean;
  readonly children: ReactNode;
}

const TableWords = ({ title, standing, due = false, children }: TableWordsProps): ReactNode => (
  <div className={`stack ${style.about}`}>
    <span className={style.name}>{title}</span>
    <span className={due ? style.due : style.standing}>{standing}</span>
    <span className={`row wrap dim ${style.facts}`}>{children}</span>
  </div>
);

const nameOf = (holder: About['seats'][number] | undefined): string =>
  holder === undefined || holder.kind === 'open' ? '' : holder.name;

/** Every seat, taken or open. */
const Crests = ({ about }: { readonly about: About }): ReactNode => (
  <span className={`row wrap ${style.crests}`}>
    {about.seats.map((holder, seat) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: seats do not change places
      <Crest key={seat} seat={seat} name={nameOf(holder)} hollow={holder.kind === 'open'} size={28} />
    ))}
  </span>
);

const Winners = ({ about: { result, seats } }: { readonly about: About }): ReactNode => (
  <span className={`row wrap ${style.crests}`}>
    {(result?.winners ?? []).slice(0, 3).map((winner) => (
      <Crest key={winner} seat={winner} name={nameOf(seats[winner])} size={34} />
    ))}
  </span>
);

const Facts = ({ about: { clock, game, options } }: { readonly about: About }): ReactNode => (
  <>
    <span className="row">
      <Clock size={14} aria-hidden="true" /> {t(CLOCK_WORDS[clock])}
    </span>
    {unusualOptionWords(game, options).map((words) => (
      <span key={words}>{words}</span>
    ))}
  </>
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

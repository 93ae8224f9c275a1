import { type About, type GuestAbout, type Manners, RequestRefused } from '@pouch/protocol';
import { Ellipsis, Eye } from 'lucide-react';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { isMuted, type Muted } from '../../../device/muted.ts';
import { theServer } from '../../../online/server.ts';
import type { TableConnection } from '../../../online/table-connection.ts';
import type { TableState } from '../../../online/table-state.ts';
import { Chip } from '../../../ui/chip.tsx';
import { Crest } from '../../../ui/crest.tsx';
import { Segment } from '../../../ui/segment.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { t } from '../../../words/t.ts';
import { useErrands } from './errands.ts';
import style from './people.module.css';
import { actionsFor, type Onlooker, othersAt, type Person, seatedPeople } from './people.ts';
import { usePeople } from './people-context.ts';
import { Refusal } from './refusal.tsx';
import { useOnlooker } from './use-onlooker.ts';

export interface PeopleSheetProps {
  readonly connection: TableConnection;
  readonly view: TableState;
  readonly close: () => void;
}

/** Everyone at the table; for the host also those who watch, and those who were silenced or removed. */
export function PeopleSheet({ connection, view, close }: PeopleSheetProps): ReactNode {
  const onlooker = useOnlooker(view);
  const { about, here } = view;
  const watching = useWatching(connection.id, onlooker.isHost, here.watchers);
  if (about === undefined) return null;
  const others = othersAt(about, onlooker.manners, watching ?? []);
  return (
    <Sheet title={t('people.title')} onClose={close}>
      <div className="stack">
        <Group title={t('people.players')} people={seatedPeople(about)} {...{ onlooker, about }} />
        {onlooker.isHost ? (
          <>
            <Group title={t('people.watching')} people={others.watching} {...{ onlooker, about }} />
            {watching === undefined && <p className="dim">{t('people.watching-unknown')}</p>}
            <Group title={t('people.silenced')} people={others.silenced} {...{ onlooker, about }} />
            <Group title={t('people.removed')} people={others.removed} {...{ onlooker, about }} />
            <WatchersChat connection={connection} manners={onlooker.manners} />
          </>
        ) : (
          <p className="dim">{t('people.watchers', { count: here.watchers })}</p>
        )}
        <MutedElsewhere muted={onlooker.muted} />
      </div>
    </Sheet>
  );
}

/** Who watches, as often as their number changes; undefined until the server has said so. */
function useWatching(table: string, isHost: boolean, count: number): readonly GuestAbout[] | undefined {
  const [watching, setWatching] = useState<readonly GuestAbout[]>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another number is another list
  useEffect(() => {
    if (!isHost) return;
    let isOver = false;
    theServer()
      .api.watchers(table)
      .then(
        (answer) => {
          if (!isOver && !(answer instanceof RequestRefused)) setWatching(answer.guests);
        },
        () => {},
      );
    return () => {
      isOver = true;
    };
  }, [table, isHost, count]);
  return watching;
}

interface GroupProps {
  readonly title: string;
  readonly people: readonly Person[];
  readonly onlooker: Onlooker;
  readonly about: About;
}

function Group({ title, people, onlooker, about }: GroupProps): ReactNode {
  const heading = useId();
  const menu = usePeople();
  if (people.length === 0) return null;
  return (
    <section className="stack" aria-labelledby={heading}>
      <h3 id={heading}>{title}</h3>
      <ul className={`stack ${style.menu}`}>
        {people.map((person) => {
          const inside = <Row person={person} onlooker={onlooker} about={about} />;
          const canAct = actionsFor(person, onlooker).length > 0;
          return (
            <li key={person.guest}>
              {canAct ? (
                <button type="button" className="row" onClick={() => menu?.about(person)}>
                  {inside}
                  <Ellipsis size={20} aria-hidden="true" />
                </button>
              ) : (
                <div className="row">{inside}</div>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Row({
  person,
  onlooker,
  about,
}: Pick<GroupProps, 'onlooker' | 'about'> & { readonly person: Person }): ReactNode {
  const { guest, name, seat } = person;
  const { manners, muted, me } = onlooker;
  const has = (people: readonly GuestAbout[]): boolean => people.some(({ id }) => id === guest);
  return (
    <>
      {seat === undefined ? <Eye size={22} aria-hidden="true" /> : <Crest seat={seat} name={name} size={26} />}
      <b className="cut">{name}</b>
      {guest === me && <Chip>{t('people.you')}</Chip>}
      {guest === about.host && <Chip>{t('people.host')}</Chip>}
      {isMuted(muted, guest) && <Chip>{t('people.is-muted')}</Chip>}
      {has(manners.silenced) && <Chip tone="warning">{t('people.is-silenced')}</Chip>}
      {has(manners.removed) && <Chip tone="warning">{t('people.is-removed')}</Chip>}
    </>
  );
}

interface WatchersChatProps {
  readonly connection: TableConnection;
  readonly manners: Manners;
}

function WatchersChat({ connection, manners }: WatchersChatProps): ReactNode {
  const { refused, run } = useErrands();
  return (
    <section className="stack">
      <h3>{t('people.watchers-chat')}</h3>
      <Segment
        label={t('people.watchers-chat')}
        values={(['on', 'off'] as const).map((value) => ({ value, label: t(`people.watchers-chat.${value}`) }))}
        value={manners.watchersChat}
        onChange={(chat) => void run('chat', () => connection.ask({ do: 'watchers-chat', chat }))}
      />
      <Refusal>{refused.get('chat')}</Refusal>
    </section>
  );
}

const MutedElsewhere = ({ muted }: { readonly muted: readonly Muted[] }): ReactNode =>
  muted.length === 0 ? null : <p className="dim">{t('people.muted-count', { count: muted.length })}</p>;

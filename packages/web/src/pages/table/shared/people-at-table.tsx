import { type ReactNode, useMemo, useState } from 'react';
import type { TableConnection } from '../../../online/table-connection.ts';
import type { TableState } from '../../../online/table-state.ts';
import { PersonMenu } from '../../../table/person-menu.ts';
import { type Person, seatedPeople } from './people.ts';
import { type People, PeopleContext } from './people-context.ts';
import { PeopleSheet } from './people-sheet.tsx';
import { PersonSheet } from './person-sheet.tsx';

export interface PeopleProps {
  readonly connection: TableConnection;
  readonly view: TableState;
  readonly children: ReactNode;
}

/** A table whose people can be muted, reported and, by the host, silenced and removed. */
export function PeopleAtTable({ connection, view, children }: PeopleProps): ReactNode {
  const [person, setPerson] = useState<Person>();
  const [isListOpen, setListOpen] = useState(false);
  const { about } = view;
  const people = useMemo((): People => ({ about: setPerson, all: () => setListOpen(true) }), []);
  const ofSeat = useMemo(
    () => (seat: number) => setPerson(about && seatedPeople(about).find((each) => each.seat === seat)),
    [about],
  );
  return (
    <PeopleContext.Provider value={people}>
      <PersonMenu.Provider value={ofSeat}>{children}</PersonMenu.Provider>
      {isListOpen && <PeopleSheet connection={connection} view={view} close={() => setListOpen(false)} />}
      {person !== undefined && (
        <PersonSheet
          key={person.guest}
          connection={connection}
          view={view}
          person={person}
          close={() => setPerson(undefined)}
        />
      )}
    </PeopleContext.Provider>
  );
}

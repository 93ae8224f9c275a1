import { createContext, useContext } from 'react';
import type { Person } from './people.ts';

export interface People {
  /** Opens the menu of somebody. */
  readonly about: (person: Person) => void;
  /** Opens the list of everyone at the table. */
  readonly all: () => void;
}

export const PeopleContext = createContext<People | undefined>(undefined);

/** Undefined outside of a table on the server. */
export const usePeople = (): People | undefined => useContext(PeopleContext);

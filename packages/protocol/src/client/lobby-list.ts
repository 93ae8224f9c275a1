import type { Lobby, LobbyChanges } from '../messages.js';
import type { Listed } from '../table.js';

/** The lobby as a subscriber has it: the whole list once, then what has changed. */
export class LobbyList {
  private tables: ReadonlyMap<string, Listed> | undefined;

  /** The list after a message, newest first; undefined before the whole list is known. */
  after(message: Lobby | LobbyChanges): readonly Listed[] | undefined {
    if (message.kind === 'lobby') this.tables = byId(message.tables);
    else if (this.tables !== undefined) this.tables = changed(this.tables, message);
    return this.tables === undefined ? undefined : [...this.tables.values()].sort(newestFirst);
  }

  /** The next message that counts is a whole list. */
  forget(): void {
    this.tables = undefined;
  }
}

const byId = (tables: readonly Listed[]): ReadonlyMap<string, Listed> =>
  new Map(tables.map((listed) => [listed.about.id, listed]));

function changed(tables: ReadonlyMap<string, Listed>, { changed, gone }: LobbyChanges): ReadonlyMap<string, Listed> {
  const next = new Map([...tables, ...byId(changed)]);
  for (const id of gone) next.delete(id);
  return next;
}

const newestFirst = ({ about: a }: Listed, { about: b }: Listed): number =>
  b.madeAt - a.madeAt || (a.id < b.id ? -1 : 1);

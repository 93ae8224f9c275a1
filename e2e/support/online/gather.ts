import { randomUUID } from 'node:crypto';
import type { GameId } from '@pouch/rules';
import { expect } from '../test.ts';
import type { Person } from './people.ts';
import { readyButton, start } from './tables.ts';

/** Short ways to a table, for tests of what comes after: through the API, as a program makes one. */

export interface Made {
  readonly game?: GameId;
  /** All seats; the maker takes the first open one. */
  readonly seats: readonly ('open' | 'easy' | 'fair' | 'sharp')[];
  readonly clock?: 'none' | 'relaxed' | 'brisk' | 'slow';
  readonly visibility?: 'private' | 'listed';
  readonly options?: Readonly<Record<string, string | number>>;
  readonly start?: 'by-host' | 'at-once';
}

/** Makes a table in the name of somebody, who need not have a page open; gives its path. */
export async function tableOfHost(
  { name, context, url }: Person,
  { game = 'pirate-coins', ...more }: Made,
): Promise<string> {
  const post = async (path: string, data: object): Promise<{ readonly about: { readonly id: string } }> => {
    const answer = await context.request.post(`${url}${path}`, { data });
    expect(answer.ok(), await answer.text()).toBe(true);
    return answer.json();
  };
  await post('/api/guest', { name });
  const { about } = await post('/api/tables', { id: randomUUID(), game, ...more });
  return `/table/${about.id}`;
}

/** A table in a game with those who sit there, the host first, and bots in the seats after them; gives its path. */
export async function gather(people: readonly [Person, ...Person[]], made: Partial<Made> = {}): Promise<string> {
  const [host, ...others] = people;
  const { seats = people.map(() => 'open' as const), ...more } = made;
  const path = await tableOfHost(host, { seats, ...more });
  await host.page.goto(path);
  for (const guest of others) {
    await guest.page.goto(`${path}?sit`);
    await expect(readyButton(guest)).toBeVisible();
  }
  await start(host, people);
  return path;
}

/** What has happened in a game so far, as the server tells everybody. */
export async function stepsTold(person: Person, path: string): Promise<readonly { readonly seat: number | null }[]> {
  const answer = await person.context.request.get(`${person.url}${path.replace('/table/', '/api/tables/')}/log`);
  const { told } = (await answer.json()) as { told: { happened: { what: string; seat: number | null }[] }[] };
  return told.flatMap(({ happened }) => happened).filter(({ what }) => what === 'step');
}

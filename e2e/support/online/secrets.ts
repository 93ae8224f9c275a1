import { expect } from '../test.ts';
import type { Person } from './people.ts';
import { messagesIn, type Received } from './wire.ts';

/** What somebody may learn of a game that goes on, and what not. */

/** Members that count or tell the time: they differ between any two moments. */
const OF_THE_MOMENT: ReadonlySet<string> = new Set(['number', 'since', 'now', 'at', 'step']);

/** Something as it would have been at any other moment. */
const timeless = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (key, each) => (OF_THE_MOMENT.has(key) && typeof each === 'number' ? 0 : each)));

/** The updates among what was received: answers about the time come whenever they like. */
const updatesIn = (received: readonly Received[]) =>
  messagesIn(received)
    .filter(({ kind }) => kind === 'update')
    .map(timeless);

interface PublicChange {
  readonly happened: readonly { readonly what: string; readonly seat?: number | null }[];
}

/** What a watcher gets who asks for all that is known of a game. */
async function askFor<Answer>({ context }: Person, table: string, what: 'log' | 'record'): Promise<Answer> {
  const response = await context.request.get(`/api/tables/${table}/${what}`);
  expect(response.ok()).toBe(true);
  return response.json();
}

/** How often a seat has decided, as everybody is told. */
export async function decisionsOf(watcher: Person, table: string, seat: number): Promise<number> {
  const { told } = await askFor<{ readonly told: readonly PublicChange[] }>(watcher, table, 'log');
  return told.flatMap(({ happened }) => happened).filter((each) => each.what === 'step' && each.seat === seat).length;
}

/** All that somebody who must not know it learns from a decision that is sealed: frames, log and record. */
async function learntFrom(person: Person, table: string, decide: () => Promise<void>) {
  const { wire } = person;
  const moment = wire.now();
  await decide();
  await wire.waitFor(/"kind":"update"/, moment);
  const { told } = await askFor<{ readonly told: readonly PublicChange[] }>(person, table, 'log');
  return {
    updates: updatesIn(await wire.since(moment)),
    log: timeless(told.at(-1)),
    record: await askFor(person, table, 'record'),
  };
}

export interface Sealing {
  readonly table: string;
  /** Those who must not know: somebody who has still to decide, and a watcher. */
  readonly others: { readonly player: Person; readonly watcher: Person };
  /** Seals one thing after the other, in the place of the one before; the last one stays. */
  readonly seals: readonly (() => Promise<void>)[];
  /** How the last of them is written once it may be known. */
  readonly written: string;
}

/** Whatever is sealed, the others receive and see the very same; and what it was has never come in over their lines. */
export async function expectSealed({ table, others: { player, watcher }, seals, written }: Sealing): Promise<void> {
  const [first, ...replacing] = seals;
  if (first === undefined || replacing.length < 2) throw new Error('two are to be compared, after a first one');
  const learn = async (seal: () => Promise<void>) => ({
    received: await allLearn([player, watcher], table, seal),
    seen: await player.page.getByRole('main').ariaSnapshot(),
  });
  await learn(first);
  const one = await learn(replacing[0] as () => Promise<void>);
  for (const seal of replacing.slice(1)) expect(await learn(seal)).toEqual(one);
  for (const { wire } of [player, watcher])
    for (const { text } of await wire.all()) expect(text, 'nothing of it has come in').not.toContain(written);
}

/** One decision, of which each of them learns on their own. */
function allLearn(people: readonly Person[], table: string, decide: () => Promise<void>) {
  let decided: Promise<void> | undefined;
  const once = (): Promise<void> => {
    decided ??= decide();
    return decided;
  };
  return Promise.all(people.map((person) => learntFrom(person, table, once)));
}

/** The seed of the draws came in when the game was over, and not in any word before. */
export async function expectSeedToldAtTheEnd(people: readonly Person[], table: string): Promise<void> {
  for (const { context, wire } of people) {
    const { about } = await (await context.request.get(`/api/tables/${table}`)).json();
    expect(about.fairness.seed).toMatch(/^[0-9a-f]{64}$/);
    const first = (await wire.all()).find(({ text }) => text.includes(about.fairness.seed));
    expect(first?.text, 'what tells the seed').toContain('"phase":"over"');
  }
}

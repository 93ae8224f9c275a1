import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NewTable } from '@pouch/protocol';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { ReportLine } from '../../src/tables/reports.js';
import { type InProcessServer, openStoreInProcess, withServer } from '../clients/in-process-server.js';
import { accepted, Person } from '../clients/person.js';

/** Mute, remove and report over real sockets and HTTP. */

const REMOVED = 'The host removed you from this table. You can’t watch or play here.';

interface Party extends InProcessServer {
  readonly table: string;
  readonly code: string;
  /** The host, who sits; a player; a watcher. All of them have the table open. */
  readonly mara: Person;
  readonly jonah: Person;
  readonly wren: Person;
}

const withParty = (
  use: (party: Party) => Promise<void>,
  { settings = {}, ...asked }: Partial<NewTable> & { readonly settings?: Readonly<Record<string, string>> } = {},
): Promise<void> =>
  withServer(
    async (server) => {
      const arrive = async (name: string): Promise<Person> => {
        const person = await Person.arrives(server.base, name);
        onTestFinished(() => person.socket.close());
        return person;
      };
      const [mara, jonah, wren] = await Promise.all([arrive('Mara'), arrive('Jonah'), arrive('Wren')]);
      const seats: NewTable['seats'] = ['open', 'open', 'open'];
      const { about } = accepted(await mara.api.makeTable({ game: 'pirate-coins', seats, ...asked }));
      const { id: table, code } = about;
      await jonah.ask({ do: 'sit', table });
      await Promise.all([mara, jonah, wren].map((each) => each.watch(table)));
      await use({ ...server, table, code: code ?? '', mara, jonah, wren });
    },
    { openStore: openStoreInProcess, settings },
  );

const start = async ({ mara, table }: Party): Promise<void> => {
  await mara.ask({ do: 'seat-bot', table, seat: 2, level: 'easy' });
  expect(await mara.ask({ do: 'start', table })).toBeUndefined();
};

describe('removing', () => {
  test('a player before the game frees the seat, and they cannot come back by link or code', () =>
    withParty(async ({ table, code, mara, jonah, wren }) => {
      expect(await jonah.ask({ do: 'remove', table, guest: wren.guest.id })).toBe('Only the host can do this.');
      expect(await mara.ask({ do: 'remove', table, guest: jonah.guest.id })).toBeUndefined();
      await jonah.until(() => jonah.refusals.length > 0);
      expect(jonah.refusals).toEqual([REMOVED]);
      // The last that they hear is that they were removed.
      expect(jonah.events().slice(-2)).toEqual([
        { what: 'removed', who: jonah.guest, by: mara.guest },
        { what: 'cleared', seat: 1 },
      ]);
      await wren.sees('removed');
      expect(wren.about.seats[1]).toEqual({ kind: 'open' });
      expect(wren.manners()?.removed).toEqual([jonah.guest]);

      expect(accepted(await jonah.api.findCode(code)).table).toBe(table);
      await jonah.watch(table);
      expect(jonah.refusals).toEqual([REMOVED, REMOVED]);
      for (const command of [{ do: 'sit' }, { do: 'say', text: 'Let me in' }, { do: 'ready' }] as const)
        expect(await jonah.ask({ ...command, table })).toBe(REMOVED);
      for (const read of [jonah.api.log, jonah.api.record] as const)
        expect(await read(table)).toMatchObject({ status: 403, reason: REMOVED });
      expect(accepted(await jonah.api.myTables()).tables).toEqual([]);

      expect(await mara.ask({ do: 'readmit', table, guest: jonah.guest.id })).toBeUndefined();
      expect(await jonah.ask({ do: 'sit', table })).toBeUndefined();
    }));

  test('a player during the game has a bot play on, and is not at the rematch', () =>
    withParty(async (party) => {
      const { table, mara, jonah, wren } = party;
      await start(party);
      expect(await mara.ask({ do: 'remove', table, guest: jonah.guest.id })).toBeUndefined();
      await jonah.until(() => jonah.refusals.length > 0);
      await mara.sees('removed');
      expect(mara.about.seats[1]).toMatchObject({ kind: 'person', guest: jonah.guest.id, plays: 'bot' });
      expect(await jonah.ask({ do: 'return', table })).toBe(REMOVED);
      expect(accepted(await jonah.api.myTables()).tables).toEqual([]);

      await mara.ask({ do: 'leave', table });
      await wren.until(() => wren.about.phase === 'over');
      expect(await jonah.ask({ do: 'rematch', table })).toBe(REMOVED);
      expect(await mara.ask({ do: 'rematch', table })).toBeUndefined();
      await wren.sees('next');
      const next = wren.about.next ?? '';
      await wren.watch(next);
      expect(wren.about.seats.map(({ kind }) => kind)).toEqual(['person', 'open', 'bot']);
      expect(wren.manners()?.removed).toEqual([jonah.guest]);
      expect(await jonah.ask({ do: 'sit', table: next })).toBe(REMOVED);
      // The record of the game is theirs, too.
      expect(accepted(await jonah.api.record(table)).steps.length).toBeGreaterThan(0);
    }));

  test('a watcher ends what they see, and the host finds them without a word from them', () =>
    withParty(async (party) => {
      const { table, mara, jonah, wren } = party;
      await start(party);
      expect(await wren.api.watchers(table)).toMatchObject({ status: 403, reason: 'Only the host can do this.' });
      expect(accepted(await mara.api.watchers(table)).guests).toEqual([wren.guest]);
      expect(await mara.ask({ do: 'remove', table, guest: wren.guest.id })).toBeUndefined();
      await wren.until(() => wren.refusals.length > 0);
      const seen = wren.updates.length;
      await jonah.ask({ do: 'say', table, text: 'Who was that?' });
      await mara.sees('said');
      await wren.watch(table);
      expect(wren.updates.length).toBe(seen);
      expect(wren.refusals).toEqual([REMOVED, REMOVED]);
      expect(await wren.ask({ do: 'sit', table })).toBe(REMOVED);
      expect(accepted(await mara.api.watchers(table)).guests).toEqual([]);
    }));

  test('is for the host of the moment, and never of themselves or of nobody', () =>
    withParty(async ({ table, mara, wren }) => {
      expect(await mara.ask({ do: 'remove', table, guest: mara.guest.id })).toMatch(/can’t remove yourself/);
      expect(await mara.ask({ do: 'remove', table, guest: 'nobody-at-all-00' })).toMatch(/doesn’t exist/);
      expect(await mara.ask({ do: 'readmit', table, guest: wren.guest.id })).toBe('This person isn’t removed.');
      await mara.ask({ do: 'remove', table, guest: wren.guest.id });
      expect(await mara.ask({ do: 'remove', table, guest: wren.guest.id })).toBe('Wren is already removed.');
    }));
});

describe('silence', () => {
  test('keeps a person from chatting until the host lifts it, and everyone knows', () =>
    withParty(async ({ table, mara, jonah }) => {
      await mara.ask({ do: 'silence', table, guest: jonah.guest.id });
      await jonah.sees('silenced');
      expect(jonah.manners()?.silenced).toEqual([jonah.guest]);
      for (const command of [
        { do: 'say', text: 'Hello' },
        { do: 'word', word: 'hello' },
      ] as const)
        expect(await jonah.ask({ ...command, table })).toBe('The host has silenced you at this table.');
      expect(await jonah.ask({ do: 'ready', table })).toBeUndefined();
      await mara.ask({ do: 'unsilence', table, guest: jonah.guest.id });
      expect(await jonah.ask({ do: 'say', table, text: 'Hello' })).toBeUndefined();
    }));

  test('of all watchers is an option of the table that the host can change', () =>
    withParty(
      async ({ table, mara, jonah, wren }) => {
        expect(wren.manners()?.watchersChat).toBe('off');
        expect(await wren.ask({ do: 'say', table, text: 'Hello' })).toBe('Only players can chat at this table.');
        expect(await jonah.ask({ do: 'say', table, text: 'Hello' })).toBeUndefined();
        expect(await wren.ask({ do: 'watchers-chat', table, chat: 'on' })).toBe('Only the host can do this.');
        await mara.ask({ do: 'watchers-chat', table, chat: 'on' });
        await wren.sees('watchers-chat');
        expect(await wren.ask({ do: 'say', table, text: 'Hello' })).toBeUndefined();
        await mara.ask({ do: 'watchers-chat', table, chat: 'off' });
        // Who stands up watches, and Jonah is the host.
        await mara.ask({ do: 'rise', table });
        expect(await mara.ask({ do: 'say', table, text: 'Hello' })).toBe('Only players can chat at this table.');
      },
      { watchersChat: 'off' },
    ));
});

test('the operator’s words are kept out of names, messages and words for the draws', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pouch-words-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'words.txt');
  await writeFile(file, '# Not here\nrotter\n');
  await withParty(
    async ({ base, table, mara, jonah }) => {
      expect(await Person.arrives(base, 'A RÖTTER').catch((error: Error) => error.message)).toBe(
        'This name isn’t allowed on this server. Choose another one.',
      );
      expect(await jonah.api.changeGuest({ name: 'rotter' })).toMatchObject({ status: 400 });
      expect(await jonah.ask({ do: 'say', table, text: 'You rotter!' })).toMatch(/wasn’t sent/);
      expect(await jonah.ask({ do: 'word', table, word: 'rotter' })).toMatch(/isn’t allowed/);
      expect(await jonah.ask({ do: 'say', table, text: 'You rotters!' })).toBeUndefined();
      await mara.sees('said');
    },
    { settings: { POUCH_WORDS: file } },
  );
});

describe('reports', () => {
  const linesOf = (report: { readonly lines: string }) => JSON.parse(report.lines) as ReportLine[];

  test('give the operator the last messages, who said them, and why', () =>
    withParty(async ({ table, mara, jonah, wren, store }) => {
      for (let number = 1; number <= 23; number++)
        await (number % 2 === 0 ? mara : jonah).ask({ do: 'say', table, text: `Line ${number}` });
      await wren.until(() => wren.events().filter(({ what }) => what === 'said').length === 23);
      const said = wren.updates.flatMap(({ told }) => told).filter(({ happened }) => happened[0]?.what === 'said');
      const [first, third] = [said[0]?.number, said[2]?.number];
      const report = { guest: jonah.guest.id, reason: 'Rude', id: 'report-number-1' };
      expect(accepted(await wren.api.report(table, report))).toBeUndefined();
      // The answer was lost: the same again.
      expect(accepted(await wren.api.report(table, report))).toBeUndefined();
      const [stored, ...others] = await store.reports(9);
      expect(others).toEqual([]);
      expect(stored).toMatchObject({ table, reporter: wren.guest.id, reported: jonah.guest.id, reason: 'Rude' });
      expect(stored).toMatchObject({ state: 'open' });
      const lines = linesOf(stored as { lines: string });
      expect(lines.slice(0, 2)).toMatchObject([
        { what: 'reported', who: jonah.guest },
        { what: 'reporter', who: wren.guest },
      ]);
      expect(lines.slice(2).map((line) => line.what === 'said' && [line.who.name, line.text])).toEqual(
        Array.from({ length: 20 }, (_, index) => [index % 2 === 0 ? 'Mara' : 'Jonah', `Line ${index + 4}`]),
      );

      // An older message goes along, marked.
      expect(accepted(await wren.api.report(table, { guest: jonah.guest.id, reason: 'This', change: third ?? 0 })));
      const [second] = (await store.reports(9)).filter(({ reason }) => reason === 'This');
      const marked = linesOf(second as { lines: string }).filter((line) => line.what === 'said' && line.isReported);
      expect(marked).toMatchObject([{ number: third, text: 'Line 3', who: jonah.guest }]);
      expect(linesOf(second as { lines: string })).toHaveLength(2 + 20);
      const notTheirs = { guest: mara.guest.id, reason: 'This', change: first ?? 0 };
      expect(await wren.api.report(table, notTheirs)).toMatchObject({
        status: 409,
        reason: 'This message isn’t there.',
      });
    }));

  test('are of people of the table, and by those whom the host removed, too', () =>
    withParty(async ({ base, table, mara, jonah, store }) => {
      const stranger = await Person.arrives(base, 'Ines');
      onTestFinished(() => stranger.socket.close());
      await mara.ask({ do: 'remove', table, guest: jonah.guest.id });
      expect(accepted(await jonah.api.report(table, { guest: mara.guest.id, reason: 'Unfair' }))).toBeUndefined();
      for (const [guest, reason] of [
        [jonah.guest.id, /can’t report yourself/],
        [stranger.guest.id, /isn’t at this table/],
      ] as const)
        expect(await jonah.api.report(table, { guest, reason: 'x' })).toMatchObject({
          status: 409,
          reason: expect.stringMatching(reason),
        });
      expect(await jonah.api.report('no-such-table-00', { guest: mara.guest.id, reason: 'x' })).toMatchObject({
        status: 404,
      });
      expect(await jonah.api.report(table, { guest: mara.guest.id, reason: 'x\ny' })).toMatchObject({ status: 400 });
      expect(await store.reports(9)).toHaveLength(1);
    }));

  test('are bounded for a guest and for an address', () =>
    withParty(
      async ({ table, mara, jonah, wren, store, metrics }) => {
        const report = (by: Person) => by.api.report(table, { guest: mara.guest.id, reason: 'x' });
        expect([await report(jonah), await report(jonah)]).toEqual([undefined, undefined]);
        expect(await report(jonah)).toMatchObject({ status: 429, retryAfter: 1800 });
        expect(await report(wren)).toBeUndefined();
        expect(await report(wren)).toMatchObject({ status: 429 });
        expect(await store.reports(9)).toHaveLength(3);
        const text = await metrics.text();
        for (const limit of ['reportsPerGuest', 'reportsPerAddress'])
          expect(text).toContain(`pouch_limited_total{limit="${limit}"} 1`);
      },
      { settings: { POUCH_LIMIT_GUEST_REPORTS: '2', POUCH_LIMIT_ADDRESS_REPORTS: '4' } },
    ));
});

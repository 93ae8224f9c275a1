import type { NewTable } from '@pouch/protocol';
import { expect, onTestFinished, test } from 'vitest';
import { openStoreInProcess, withServer } from '../clients/in-process-server.js';
import { accepted, Person } from '../clients/person.js';

/** Hosts, newcomers, rematches, pauses and resigning over real sockets. What takes minutes has tests with fake time. */

interface Party {
  readonly table: string;
  readonly code: string;
  /** The first is the host; all have a seat, and the table open. */
  readonly players: readonly Person[];
  arrive(name: string): Promise<Person>;
}

const withPlayers = (
  names: readonly string[],
  use: (party: Party) => Promise<void>,
  asked: Partial<NewTable> = {},
): Promise<void> =>
  withServer(
    async ({ base }) => {
      const arrive = async (name: string): Promise<Person> => {
        const person = await Person.arrives(base, name);
        onTestFinished(() => person.socket.close());
        return person;
      };
      const players = await Promise.all(names.map(arrive));
      const [host, ...others] = players as [Person, ...Person[]];
      const seats: NewTable['seats'] = names.map(() => 'open');
      const { about } = accepted(await host.api.makeTable({ game: 'pirate-coins', seats, ...asked }));
      const { id: table, code } = about;
      for (const [index, other] of others.entries())
        expect(await other.ask({ do: 'sit', table, seat: index + 1 })).toBeUndefined();
      for (const player of players) await player.watch(table);
      await use({ table, code: code ?? '', players, arrive });
    },
    { openStore: openStoreInProcess },
  );

test('the host stands up before the game, and the next one starts it', () =>
  withPlayers(['Mara', 'Jonah', 'Ines'], async ({ table, players: [mara, jonah, ines] }) => {
    await mara?.ask({ do: 'rise', table });
    await ines?.sees('host');
    expect(ines?.about.host).toBe(jonah?.guest.id);
    expect(await ines?.ask({ do: 'start', table })).toBe('Only the host can do this.');
    expect(await jonah?.ask({ do: 'seat-bot', table, seat: 0, level: 'easy' })).toBeUndefined();
    expect(await jonah?.ask({ do: 'start', table })).toBeUndefined();
  }));

test('the host leaves during the game: the role passes on, and a bot plays', () =>
  withPlayers(['Mara', 'Jonah'], async ({ table, players: [mara, jonah] }) => {
    await mara?.ask({ do: 'start', table });
    await mara?.ask({ do: 'leave', table });
    await jonah?.sees('host');
    expect(jonah?.about.host).toBe(jonah?.guest.id);
    expect(jonah?.about.seats[0]).toMatchObject({ plays: 'bot', standIn: 'left' });
  }));

test('with two players resigning ends the game; one joins the rematch, or declines it', () =>
  withPlayers(['Mara', 'Jonah'], async ({ table, players: [mara, jonah] }) => {
    await mara?.ask({ do: 'start', table });
    expect(await jonah?.ask({ do: 'resign', table })).toBeUndefined();
    await mara?.sees('resigned');
    expect(mara?.about).toMatchObject({ phase: 'over', result: null, stopped: { how: 'resigned', winners: [0] } });
    expect(await mara?.ask({ do: 'rematch', table })).toBeUndefined();
    await jonah?.sees('next');
    expect(jonah?.about.seats[1]).not.toHaveProperty('ready', true);
    expect(await jonah?.ask({ do: 'decline-rematch', table })).toBeUndefined();
    await mara?.sees('rematch-declined');
    const next = mara?.about.next ?? '';
    await mara?.watch(next);
    await mara?.sees('not-coming');
    expect(mara?.about.seats[1]).toEqual({ kind: 'open' });
  }));

test('with three players a bot plays on for the one who resigned, and the others call the game off', () =>
  withPlayers(['Mara', 'Jonah', 'Ines'], async ({ table, players: [mara, jonah, ines] }) => {
    await mara?.ask({ do: 'start', table });
    await jonah?.ask({ do: 'resign', table });
    await ines?.sees('resigned');
    expect(ines?.about.phase).toBe('playing');
    await mara?.ask({ do: 'propose', table, what: 'call-off' });
    await ines?.sees('proposed');
    expect(await ines?.ask({ do: 'agree', table, what: 'call-off' })).toBeUndefined();
    await mara?.sees('called-off');
    expect(mara?.about).toMatchObject({ phase: 'over', result: null, stopped: { how: 'called-off' } });
  }));

test('a late friend comes by the code and gets a bot’s seat from the host', () =>
  withPlayers(['Mara', 'Jonah'], async ({ table, code, players: [mara, jonah], arrive }) => {
    await mara?.ask({ do: 'start', table });
    await jonah?.ask({ do: 'leave', table });
    await mara?.sees('left');
    const wren = await arrive('Wren');
    expect(accepted(await wren.api.findCode(code)).table).toBe(table);
    await wren.watch(table);
    expect(wren.about.phase).toBe('playing');
    // The seat of a player who may come back is kept.
    expect(await wren.ask({ do: 'sit', table })).toBe('All seats are taken.');
  }));

test('a newcomer asks the host for a bot’s seat', () =>
  withPlayers(['Mara', 'Jonah', 'Ines'], async ({ table, players: [mara, jonah, ines], arrive }) => {
    await ines?.ask({ do: 'rise', table });
    await mara?.ask({ do: 'seat-bot', table, seat: 2, level: 'easy' });
    await mara?.ask({ do: 'start', table });
    const wren = await arrive('Wren');
    await wren.watch(table);
    expect(await wren.ask({ do: 'sit', table })).toBeUndefined();
    await mara?.sees('asked');
    expect(await jonah?.ask({ do: 'answer-seat', table, guest: wren.guest.id, answer: 'accept' })).toMatch(/host/);
    expect(await mara?.ask({ do: 'answer-seat', table, guest: wren.guest.id, answer: 'accept' })).toBeUndefined();
    await jonah?.until(() => jonah.about.seats[2]?.kind === 'person');
    expect(jonah?.about.seats[2]).toMatchObject({ name: 'Wren' });
  }));

test('all agree to a pause, and one resumes', () =>
  withPlayers(
    ['Mara', 'Jonah'],
    async ({ table, players: [mara, jonah] }) => {
      await mara?.ask({ do: 'start', table });
      await mara?.ask({ do: 'propose', table, what: 'pause' });
      await jonah?.ask({ do: 'agree', table, what: 'pause' });
      await mara?.sees('paused');
      expect(mara?.updates.at(-1)?.deadlines?.seats).toEqual([null, null]);
      expect(await jonah?.ask({ do: 'resume', table })).toBeUndefined();
      await mara?.sees('resumed');
      expect(mara?.about.pause).toBeNull();
    },
    { clock: 'brisk' },
  ));

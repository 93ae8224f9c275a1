import type { GuestAbout, TableCommand } from '@pouch/protocol';
import { botName, type Level, Refusal, type Seat } from '@pouch/rules';
import type { ChangeDraft } from './change-draft.js';
import { passHostOn, refuseUnlessHost } from './host.js';
import { openRequests } from './people.js';
import { startGame } from './play.js';
import { seatOf, type Table } from './table.js';

/** Who gets a seat, and gives it up: before the game, and in place of a bot while it runs. */

const MINUTE_MS = 60_000;
/** How long a request waits for the host, and how long a newcomer who was declined waits. */
const REQUEST_MS = 5 * MINUTE_MS;
const TURNED_AWAY_MS = 10 * MINUTE_MS;
/** How many newcomers can wait at once. */
const MOST_REQUESTS = 8;

const ALL_TAKEN = new Refusal('All seats are taken.');

export function sit(draft: ChangeDraft, who: GuestAbout, wanted: Seat | undefined): Refusal | undefined {
  const { table } = draft;
  const own = seatOf(table, who.id);
  if (own !== undefined && table.phase === 'waiting' && wanted !== undefined) return sitAgain(draft, who, own, wanted);
  if (own !== undefined) return new Refusal('You already have a seat at this table.');
  switch (table.phase) {
    case 'waiting':
      return sitDown(draft, who, wanted);
    case 'playing':
      return replaceBot(draft, who, wanted);
    case 'over':
      return new Refusal('The game is over.');
  }
}

function sitDown(draft: ChangeDraft, who: GuestAbout, wanted: Seat | undefined): Refusal | undefined {
  const seat = wanted ?? seatFor(draft.table, who);
  const refusal = seat === undefined ? ALL_TAKEN : whyTaken(draft.table, who, seat);
  if (refusal !== undefined || seat === undefined) return refusal;
  draft.add({ what: 'sat', seat, who });
  if (draft.table.start === 'when-full') draft.add({ what: 'ready', seat });
  startIfFull(draft);
  return undefined;
}

export function standUp(
  draft: ChangeDraft,
  who: Pick<GuestAbout, 'id'>,
  isHere: (guest: string) => boolean,
): Refusal | undefined {
  const { phase, host } = draft.table;
  const seat = seatOf(draft.table, who.id);
  if (phase !== 'waiting') return new Refusal('The game has already started. You can leave it instead.');
  if (seat === undefined) return new Refusal('You don’t have a seat at this table.');
  draft.add({ what: 'cleared', seat });
  if (host === who.id) passHostOn(draft, isHere);
  return undefined;
}

/** Bots for all open seats. Where nobody has to start the game, everyone who waits may have it begin like that. */
export function fillWithBots(draft: ChangeDraft, sender: GuestAbout, level: Level): Refusal | undefined {
  const { table } = draft;
  if (table.phase !== 'waiting') return new Refusal('The game has already started.');
  const mayFill = table.start === 'when-full' && seatOf(table, sender.id) !== undefined;
  const refusal = mayFill ? undefined : refuseUnlessHost(table, sender);
  if (refusal !== undefined) return refusal;
  table.seats.forEach(({ kind }, seat) => {
    if (kind === 'open') draft.add({ what: 'bot-sat', seat, level, name: botName(seat) });
  });
  startIfFull(draft);
  return undefined;
}

function startIfFull(draft: ChangeDraft): void {
  const { start, seats } = draft.table;
  if (start === 'when-full' && seats.every(({ kind }) => kind !== 'open')) startGame(draft);
}

function whyTaken({ seats }: Table, { id }: GuestAbout, seat: Seat): Refusal | undefined {
  const holder = seats[seat];
  if (holder === undefined) return noSeat(seat);
  if (holder.kind !== 'open') return new Refusal('This seat is taken.');
  return holder.keptFor === undefined || holder.keptFor.id === id
    ? undefined
    : new Refusal(`This seat is kept for ${holder.keptFor.name}.`);
}

/** Moves to another seat, or takes the same one under a new name. What the player has said comes along. */
function sitAgain(draft: ChangeDraft, who: GuestAbout, own: Seat, wanted: Seat): Refusal | undefined {
  const { words, seats } = draft.table;
  const before = seats[own];
  if (wanted !== own) {
    const refusal = whyTaken(draft.table, who, wanted);
    if (refusal !== undefined) return refusal;
    draft.add({ what: 'cleared', seat: own });
  }
  draft.add({ what: 'sat', seat: wanted, who });
  const word = words[own] ?? null;
  if (word !== null && wanted !== own) draft.add({ what: 'word', seat: wanted, word });
  if (before?.kind === 'person' && before.ready) draft.add({ what: 'ready', seat: wanted });
  return undefined;
}

/** The seat that is kept for a guest, otherwise the first that is free for anyone. */
function seatFor({ seats }: Table, { id }: GuestAbout): Seat | undefined {
  const kept = seats.findIndex((each) => each.kind === 'open' && each.keptFor?.id === id);
  const seat = kept >= 0 ? kept : seats.findIndex((each) => each.kind === 'open' && each.keptFor === undefined);
  return seat < 0 ? undefined : seat;
}

/** A bot's own seat, or that of a player who has resigned. */
const isForNewcomers = (holder: Table['seats'][number] | undefined): boolean =>
  holder?.kind === 'bot' || (holder?.kind === 'person' && holder.standIn === 'resigned');

/** During a game a newcomer may take over from a bot, if the table allows it. */
function replaceBot(draft: ChangeDraft, who: GuestAbout, wanted: Seat | undefined): Refusal | undefined {
  const { table, at } = draft;
  const { newcomers, resigned } = table.people;
  if (resigned.includes(who.id)) return new Refusal('You’ve resigned from this game.');
  const found = wanted ?? table.seats.findIndex(isForNewcomers);
  if (wanted !== undefined && table.seats[wanted] === undefined) return noSeat(wanted);
  if (!isForNewcomers(table.seats[found])) return wanted === undefined ? ALL_TAKEN : new Refusal('This seat is taken.');
  if (table.host === who.id || newcomers === 'anyone') {
    draft.add({ what: 'sat', seat: found, who });
    return undefined;
  }
  if (newcomers === 'nobody') return new Refusal('This table takes no new players during the game. You can watch.');
  return askHost(draft, who, found, at);
}

function askHost(draft: ChangeDraft, who: GuestAbout, seat: Seat, at: number): Refusal | undefined {
  const { people } = draft.table;
  const requests = openRequests(people, at);
  if (requests.some((each) => each.who.id === who.id)) return new Refusal('The host hasn’t answered you yet.');
  if (people.turnedAway.some(({ guest, until }) => guest === who.id && until > at))
    return new Refusal('The host has declined. You can ask again in a few minutes.');
  if (requests.length >= MOST_REQUESTS)
    return new Refusal('Many people are asking for a seat. Try again in a few minutes.');
  draft.add({ what: 'asked', who, seat, until: at + REQUEST_MS });
  return undefined;
}

export function answerNewcomer(
  draft: ChangeDraft,
  sender: GuestAbout,
  { guest, answer }: Extract<TableCommand, { do: 'answer-seat' }>,
): Refusal | undefined {
  const { table, at } = draft;
  const refusal = refuseUnlessHost(table, sender);
  if (refusal !== undefined) return refusal;
  const request = openRequests(table.people, at).find(({ who }) => who.id === guest);
  if (table.phase !== 'playing' || request === undefined) return new Refusal('They aren’t asking any more.');
  if (answer === 'decline') {
    draft.add({ what: 'turned-away', guest, until: at + TURNED_AWAY_MS });
    return undefined;
  }
  // Another newcomer may have that seat by now.
  const seat = isForNewcomers(table.seats[request.seat]) ? request.seat : table.seats.findIndex(isForNewcomers);
  if (seat < 0) return ALL_TAKEN;
  draft.add({ what: 'sat', seat, who: request.who });
  return undefined;
}

export const noSeat = (seat: Seat): Refusal => new Refusal(`There’s no seat ${seat}.`);

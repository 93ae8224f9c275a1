import type { GuestAbout, TableCommand } from '@pouch/protocol';
import { botName, type Json, type Level, Refusal, type Seat } from '@pouch/rules';
import type { CallTime, Shown } from './call-timing.js';
import type { ChangeDraft } from './change-draft.js';
import { decide, startGame } from './play.js';
import { decider, gameOf, guestOf, personAt, seatOf, type Table } from './table.js';

/** What commands need to know besides the table. */
export interface CommandContext {
  /** When the sender's call in a race was made. */
  callTime(table: Table, seat: Seat, shown: Shown | undefined): CallTime;
  /** The table of the rematch, which is created before anyone is sent there; undefined if there is none. */
  readonly nextTable: string | undefined;
}

const NOT_SEATED = new Refusal('You don’t have a seat at this table.');
const HAS_BEGUN = new Refusal('The game has already started.');
const NOT_PLAYING = new Refusal('No game is in progress.');

/** Adds what a command means to a draft, or says why it is refused. */
export function perform(
  draft: ChangeDraft,
  sender: GuestAbout,
  command: TableCommand,
  context: CommandContext,
): Refusal | undefined {
  const { table } = draft;
  const seat = seatOf(table, sender.id);
  switch (command.do) {
    case 'sit':
      return takeSeat(draft, sender, command.seat);
    case 'rise':
      return standUp(draft, seat);
    case 'fill':
      return fillWithBots(draft, sender, command.level);
    case 'seat-bot': {
      const holder = seatForHost(table, sender, command.seat);
      if (holder instanceof Refusal) return holder;
      if (holder.kind === 'person') return new Refusal(`${holder.name} has that seat.`);
      draft.add({ what: 'bot-sat', seat: command.seat, level: command.level, name: botName(command.seat) });
      return undefined;
    }
    case 'clear': {
      const holder = seatForHost(table, sender, command.seat);
      if (holder instanceof Refusal) return holder;
      if (holder.kind === 'open') return new Refusal('This seat is already open.');
      draft.add({ what: 'cleared', seat: command.seat });
      return undefined;
    }
    case 'word':
      if (table.phase !== 'waiting') return new Refusal('The game has already started, so you can’t add a word.');
      if (seat === undefined) return new Refusal('Take a seat to add a word.');
      draft.add({ what: 'word', seat, word: command.word });
      return undefined;
    case 'ready':
      return beReady(draft, seat);
    case 'start': {
      const refusal = refuseUnlessHost(table, sender);
      if (refusal !== undefined) return refusal;
      if (table.seats.some(({ kind }) => kind === 'open')) return new Refusal('Some seats are still open.');
      startGame(draft);
      return undefined;
    }
    case 'decide': {
      if (seat === undefined) return new Refusal('You’re not playing at this table.');
      if (decider(table, seat) === 'left') return new Refusal('A bot is playing for you. Take your seat back first.');
      const decision = readDecision(table, command.step, seat);
      if (decision instanceof Refusal) return decision;
      return decide(draft, decision, 'player', () => context.callTime(table, seat, command.shown));
    }
    case 'say': {
      // Players keep the name they sat down with.
      const player = seat === undefined ? undefined : personAt(table, seat);
      const who = player === undefined ? sender : guestOf(player);
      draft.add({ what: 'said', who, seat: seat ?? null, text: command.text });
      return undefined;
    }
    case 'leave':
      if (table.phase !== 'playing') return NOT_PLAYING;
      if (seat === undefined) return NOT_SEATED;
      if (decider(table, seat) === 'left') return new Refusal('A bot is already playing for you.');
      draft.add({ what: 'left', seat });
      return undefined;
    case 'return':
      if (table.phase !== 'playing') return NOT_PLAYING;
      if (seat === undefined) return new Refusal('You don’t have a seat at this table.');
      if (decider(table, seat) === 'player') return new Refusal('You’re already playing.');
      draft.add({ what: 'back', seat });
      return undefined;
    case 'rematch':
      if (table.phase !== 'over') return new Refusal('The game isn’t over yet.');
      if (seat === undefined) return new Refusal('Only the players of this game can ask for a rematch.');
      // This process has only just read that the game ended elsewhere.
      if (table.next === null && context.nextTable === undefined)
        return new Refusal('The game has only just ended. Try again.');
      if (personAt(table, seat)?.ready !== true) draft.add({ what: 'rematch', seat });
      if (table.next === null && context.nextTable !== undefined) draft.add({ what: 'next', table: context.nextTable });
      return undefined;
  }
}

/** The player in a seat is ready; the game starts when everybody is. */
export function beReady(draft: ChangeDraft, seat: Seat | undefined): Refusal | undefined {
  const { table } = draft;
  if (table.phase !== 'waiting') return HAS_BEGUN;
  if (seat === undefined) return NOT_SEATED;
  if (personAt(table, seat)?.ready !== true) draft.add({ what: 'ready', seat });
  if (table.seats.every((each) => each.kind === 'bot' || (each.kind === 'person' && each.ready))) startGame(draft);
  return undefined;
}

export function standUp(draft: ChangeDraft, seat: Seat | undefined): Refusal | undefined {
  if (draft.table.phase !== 'waiting') return new Refusal('The game has already started. You can leave it instead.');
  if (seat === undefined) return NOT_SEATED;
  draft.add({ what: 'cleared', seat });
  return undefined;
}

/** Bots for all open seats. Where nobody has to start the game, everyone who waits may have it begin like that. */
function fillWithBots(draft: ChangeDraft, sender: GuestAbout, level: Level): Refusal | undefined {
  const { table } = draft;
  const mayFill = table.start === 'when-full' && seatOf(table, sender.id) !== undefined;
  const refusal = mayFill && table.phase === 'waiting' ? undefined : refuseUnlessHost(table, sender);
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

export function takeSeat(draft: ChangeDraft, who: GuestAbout, wanted: Seat | undefined): Refusal | undefined {
  const { table } = draft;
  if (seatOf(table, who.id) !== undefined) return new Refusal('You already have a seat at this table.');
  if (table.phase === 'over') return new Refusal('The game is over.');
  // During a game a newcomer may take over from a bot.
  const free = table.phase === 'waiting' ? 'open' : 'bot';
  const seat = wanted ?? table.seats.findIndex(({ kind }) => kind === free);
  const holder = table.seats[seat];
  if (holder?.kind === free) {
    draft.add({ what: 'sat', seat, who });
    if (table.phase === 'waiting' && table.start === 'when-full') {
      draft.add({ what: 'ready', seat });
      startIfFull(draft);
    }
    return undefined;
  }
  if (wanted === undefined) return new Refusal('All seats are taken.');
  return holder === undefined ? noSeat(wanted) : new Refusal('This seat is taken.');
}

const noSeat = (seat: Seat): Refusal => new Refusal(`There’s no seat ${seat}.`);

function refuseUnlessHost(table: Table, sender: GuestAbout): Refusal | undefined {
  if (table.host !== sender.id) return new Refusal('Only the host can do this.');
  return table.phase === 'waiting' ? undefined : HAS_BEGUN;
}

/** The seat that the host wants to change before the game. */
const seatForHost = (table: Table, sender: GuestAbout, seat: Seat): Table['seats'][number] | Refusal =>
  refuseUnlessHost(table, sender) ?? table.seats[seat] ?? noSeat(seat);

function readDecision(table: Table, json: Json, seat: Seat) {
  const step = gameOf(table).notation.readStep({ ...json, seat });
  if (step instanceof Refusal) return step;
  return step.do === undefined
    ? new Refusal('You can only send decisions: the server handles chance and clocks.')
    : step;
}

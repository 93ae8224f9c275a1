import type { GuestAbout, TableCommand } from '@pouch/protocol';
import { botName, type Json, Refusal, type Seat } from '@pouch/rules';
import type { Absences } from './absences.js';
import { agree, decline, propose, resume } from './agreements.js';
import type { CallTime, Shown } from './call-timing.js';
import type { ChangeDraft } from './change-draft.js';
import { changeTable } from './change-table.js';
import { handOver, passHostOn, refuseUnlessHost } from './host.js';
import { asSeated, performManners, whyNotHere } from './manners.js';
import { answerNewcomer, fillWithBots, noSeat, sit, standUp } from './newcomers.js';
import { decide, startGame } from './play.js';
import { backByActing, resign, standInForAbsent, takeDaysOff } from './stand-ins.js';
import { decider, gameOf, personAt, seatOf, type Table } from './table.js';

/** What commands need to know besides the table. */
export interface CommandContext {
  /** When the sender's call in a race was made. */
  callTime(table: Table, seat: Seat, shown: Shown | undefined): CallTime;
  /** The table of the rematch, which is created before anyone is sent there; undefined if there is none. */
  readonly nextTable: string | undefined;
  /** Whom a command about a person names; undefined if there is nobody. */
  readonly person: GuestAbout | undefined;
  /** Who is away. */
  readonly absences: Pick<Absences, 'of'>;
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
  const notHere = whyNotHere(table, sender, command);
  if (notHere !== undefined) return notHere;
  const seat = seatOf(table, sender.id);
  const isHere = (guest: string): boolean => guest !== sender.id && context.absences.of(guest) === undefined;
  // What they say to their own seat, they say there.
  if (seat !== undefined && command.do !== 'return' && command.do !== 'leave') backByActing(draft, seat);
  switch (command.do) {
    case 'sit':
      return sit(draft, sender, command.seat);
    case 'rise':
      return standUp(draft, sender, isHere);
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
      if (holder.kind === 'open' && holder.keptFor === undefined) return new Refusal('This seat is already open.');
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
      const refusal = refuseUnlessHostWaits(table, sender);
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
    case 'say':
      draft.add({ what: 'said', who: asSeated(table, sender), seat: seat ?? null, text: command.text });
      return undefined;
    case 'leave':
      if (table.phase !== 'playing') return NOT_PLAYING;
      if (seat === undefined) return NOT_SEATED;
      if (decider(table, seat) === 'left') return new Refusal('A bot is already playing for you.');
      draft.add({ what: 'left', seat });
      if (table.host === sender.id) passHostOn(draft, isHere);
      return undefined;
    case 'return':
      if (table.phase !== 'playing') return NOT_PLAYING;
      if (seat === undefined) return new Refusal('You don’t have a seat at this table.');
      if (decider(table, seat) === 'player') return new Refusal('You’re already playing.');
      if (personAt(table, seat)?.standIn === 'resigned') return new Refusal('You’ve resigned from this game.');
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
    case 'silence':
    case 'unsilence':
    case 'remove':
    case 'readmit':
    case 'watchers-chat':
      return performManners(draft, sender, command, context.person);
    case 'decline-rematch':
      if (table.next === null) return new Refusal('Nobody is asking for a rematch.');
      if (seat === undefined) return NOT_SEATED;
      if (personAt(table, seat)?.stays !== true) draft.add({ what: 'rematch-declined', seat });
      return undefined;
    case 'hand-over':
      return handOver(draft, sender, command.seat);
    case 'change-table':
      return changeTable(draft, sender, command);
    case 'answer-seat':
      return answerNewcomer(draft, sender, command);
    case 'stand-in':
      return seat === undefined ? NOT_SEATED : standInForAbsent(draft, command.seat, context.absences);
    case 'propose':
      return withVoice(table, seat, (own) => propose(draft, own, command.what, context.absences));
    case 'agree':
      return withVoice(table, seat, (own) => agree(draft, own, command.what));
    case 'decline':
      return withVoice(table, seat, (own) => decline(draft, own, command.what));
    case 'resume':
      return seat === undefined ? NOT_SEATED : resume(draft, seat);
    case 'holiday':
      return seat === undefined ? NOT_SEATED : takeDaysOff(draft, seat, command.days);
    case 'resign':
      return seat === undefined ? NOT_SEATED : resign(draft, seat, isHere);
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

/** Only who plays decides together with the others. */
function withVoice(
  table: Table,
  seat: Seat | undefined,
  act: (seat: Seat) => Refusal | undefined,
): Refusal | undefined {
  if (seat === undefined) return NOT_SEATED;
  return decider(table, seat) === 'left'
    ? new Refusal('A bot is playing for you. Take your seat back first.')
    : act(seat);
}

const refuseUnlessHostWaits = (table: Table, sender: GuestAbout): Refusal | undefined =>
  refuseUnlessHost(table, sender) ?? (table.phase === 'waiting' ? undefined : HAS_BEGUN);

/** The seat that the host wants to change before the game. */
const seatForHost = (table: Table, sender: GuestAbout, seat: Seat): Table['seats'][number] | Refusal =>
  refuseUnlessHostWaits(table, sender) ?? table.seats[seat] ?? noSeat(seat);

function readDecision(table: Table, json: Json, seat: Seat) {
  const step = gameOf(table).notation.readStep({ ...json, seat });
  if (step instanceof Refusal) return step;
  return step.do === undefined
    ? new Refusal('You can only send decisions: the server handles chance and clocks.')
    : step;
}

import { earliest } from '@pouch/bots';
import { drawOutcome, type GuestAbout, type TableCommand } from '@pouch/protocol';
import { type Decision, Refusal, type Seat, type Step, whyNot } from '@pouch/rules';
import { type By, inOrder, type Making } from './entries.js';
import { decider, gameOf, personAt, seatOf, turnOf, whoIs } from './table.js';

/** What can be done at a table: each deed adds its entries to a change in the making, or says why not. */

type Refused = Refusal | undefined;

/** Coin Set: when a caller pressed, and how long others of the same moment may still come in. */
export interface Pressed {
  readonly at: number;
  readonly until: number;
}

const BOT_NAMES = ['Ottilie', 'Barnaby', 'Cosima', 'Ludo', 'Henrike', 'Fabian', 'Tilda', 'Casper'] as const;

export const botName = (seat: Seat): string => BOT_NAMES[seat % BOT_NAMES.length] as string;

/** Everything but decisions, which also need to know when somebody pressed. */
export function obey(making: Making, who: GuestAbout, command: Exclude<TableCommand, { do: 'decide' }>): Refused {
  const { table } = making;
  const seat = seatOf(table, who.id);
  switch (command.do) {
    case 'sit':
      return sit(making, who, command.seat);
    case 'rise':
      if (table.phase !== 'waiting') return new Refusal('The game has begun: leave it instead');
      if (seat === undefined) return new Refusal('You do not sit at this table');
      making.add({ what: 'cleared', seat });
      return undefined;
    case 'seat-bot': {
      const refused = hostsWork(making, who);
      if (refused !== undefined) return refused;
      const holder = table.seats[command.seat];
      if (holder === undefined) return noSeat(command.seat);
      if (holder.kind === 'person') return new Refusal(`${holder.name} sits there`);
      making.add({ what: 'bot-sat', seat: command.seat, level: command.level, name: botName(command.seat) });
      return undefined;
    }
    case 'clear': {
      const refused = hostsWork(making, who);
      if (refused !== undefined) return refused;
      const holder = table.seats[command.seat];
      if (holder === undefined) return noSeat(command.seat);
      if (holder.kind === 'open') return new Refusal('This seat is open already');
      making.add({ what: 'cleared', seat: command.seat });
      return undefined;
    }
    case 'word':
      if (table.phase !== 'waiting') return new Refusal('The draws have begun: words come before the game');
      if (seat === undefined) return new Refusal('Only those who sit at the table add a word');
      making.add({ what: 'word', seat, word: command.word });
      return undefined;
    case 'ready':
      if (table.phase !== 'waiting') return new Refusal('The game has begun');
      if (seat === undefined) return new Refusal('You do not sit at this table');
      if (personAt(table, seat)?.ready !== true) making.add({ what: 'ready', seat });
      if (making.table.seats.every((each) => each.kind === 'bot' || (each.kind === 'person' && each.ready)))
        start(making);
      return undefined;
    case 'start': {
      const refused = hostsWork(making, who);
      if (refused !== undefined) return refused;
      if (table.seats.some(({ kind }) => kind === 'open')) return new Refusal('Some seats are still open');
      start(making);
      return undefined;
    }
    case 'say': {
      // Whoever sits is called as when they sat down.
      const holder = seat === undefined ? undefined : personAt(table, seat);
      making.add({
        what: 'said',
        who: holder === undefined ? who : whoIs(holder),
        seat: seat ?? null,
        text: command.text,
      });
      return undefined;
    }
    case 'leave':
      if (table.phase !== 'playing') return new Refusal('No game is going on');
      if (seat === undefined) return new Refusal('You do not sit at this table');
      if (personAt(table, seat)?.plays === 'bot') return new Refusal('A bot plays for you already');
      making.add({ what: 'left', seat });
      return undefined;
    case 'return':
      if (table.phase !== 'playing') return new Refusal('No game is going on');
      if (seat === undefined) return new Refusal('You have no seat here');
      if (personAt(table, seat)?.plays === 'self') return new Refusal('You play already');
      making.add({ what: 'back', seat });
      return undefined;
    case 'rematch':
      if (table.phase !== 'over') return new Refusal('The game is not over');
      if (seat === undefined) return new Refusal('Only those who played can ask for a rematch');
      if (personAt(table, seat)?.ready !== true) making.add({ what: 'rematch', seat });
      return undefined;
  }
}

const noSeat = (seat: Seat): Refusal => new Refusal(`There is no seat ${seat}`);

function hostsWork({ table }: Making, who: GuestAbout): Refused {
  if (table.host !== who.id) return new Refusal('Only the host can do this');
  return table.phase === 'waiting' ? undefined : new Refusal('The game has begun');
}

function sit(making: Making, who: GuestAbout, asked: Seat | undefined): Refused {
  const { table } = making;
  if (seatOf(table, who.id) !== undefined) return new Refusal('You sit at this table already');
  if (table.phase === 'over') return new Refusal('The game is over');
  // During a game a newcomer may take over from a bot.
  const free = table.phase === 'waiting' ? 'open' : 'bot';
  const seat = asked ?? table.seats.findIndex(({ kind }) => kind === free);
  const holder = table.seats[seat];
  if (holder?.kind === free) {
    making.add({ what: 'sat', seat, who });
    return undefined;
  }
  if (asked === undefined) return new Refusal('All seats are taken');
  return holder === undefined ? noSeat(asked) : new Refusal('This seat is taken');
}

/** Begins the game; whoever calls this has seen that no seat is open. */
export function start(making: Making): void {
  making.add({ what: 'started' });
  letChanceDecide(making);
}

/** A decision, whoever took it for the seat, and the chance that follows. */
export function decide(making: Making, decision: Step, by: By, pressed: Pressed): Refused {
  const { table } = making;
  const turn = turnOf(table);
  if (turn === undefined) return new Refusal(table.phase === 'over' ? 'The game is over' : 'The game has not begun');
  const reason = whyNot(gameOf(table), table.state, decision, turn);
  if (reason !== undefined) return new Refusal(reason);
  if (table.race.until !== null && decision.do !== 'call') return new Refusal('Somebody has called');
  if (decision.do === 'call') return call(making, decision, by, pressed);
  making.play(decision, by);
  letChanceDecide(making);
  return undefined;
}

/** Why a person cannot decide for a seat just now. */
export function whyNotDecide({ table }: Making, seat: Seat | undefined): Refused {
  if (seat === undefined) return new Refusal('You do not play at this table');
  return decider(table, seat) === 'left' ? new Refusal('A bot plays for you: take your seat back first') : undefined;
}

/**
 * Coin Set: the first call by the players' own displays counts. If another that is on its way could still have been
 * earlier, the call waits for it.
 */
function call(making: Making, decision: Decision, by: By, pressed: Pressed): Refused {
  const { table, at } = making;
  const { race } = table;
  const wait = Math.round(1000 * earliest(race.clocks, decision, at / 1000)) - at;
  if (wait > 0) return new Refusal(`Your last call failed: you can call again in ${Math.ceil(wait / 1000)} s`);
  if (race.claims.some(({ seat }) => seat === decision.seat)) return new Refusal('You have called already');
  if (race.until === null && pressed.until <= at) making.play(decision, by);
  else
    making.add({
      what: 'claim',
      claim: { seat: decision.seat, at: pressed.at, by },
      until: race.until ?? pressed.until,
    });
  return undefined;
}

/** Coin Set: nobody else can have been earlier any more. */
export function judge(making: Making): Refused {
  const { race } = making.table;
  const [first] = inOrder(race.claims);
  if (race.until === null || first === undefined) return new Refusal('Nobody has called');
  if (making.at < race.until) return new Refusal('Others may have called earlier');
  making.play({ do: 'call', seat: first.seat } as Decision, first.by);
  return undefined;
}

/** A clock of the game has run out. */
export function strike(making: Making, clock: string): Refused {
  const { table, at } = making;
  const { deadline } = table.race.clocks;
  if (deadline === null || at < 1000 * deadline || table.race.until !== null)
    return new Refusal('The clock still runs');
  const step: Step = { clock };
  const reason = whyNot(gameOf(table), table.state, step);
  if (reason !== undefined) return new Refusal(reason);
  making.play(step, 'clock');
  letChanceDecide(making);
  return undefined;
}

/** Every outcome that is due, from the table's seed and the players' words. */
function letChanceDecide(making: Making): void {
  while (making.turn()?.kind === 'chance') {
    const { table } = making;
    making.play(drawOutcome(gameOf(table), table.state, table.seed, table.words, table.steps), 'chance');
  }
}

/** The seats of a rematch: everybody who has not left, whoever asks for it, and the bots. */
export function seatAgain(making: Making, old: Making['table'], asks: GuestAbout): void {
  old.seats.forEach((holder, seat) => {
    if (holder.kind === 'bot') making.add({ what: 'bot-sat', seat, level: holder.level, name: holder.name });
    if (holder.kind === 'person' && (holder.plays === 'self' || holder.guest === asks.id))
      making.add({ what: 'sat', seat, who: whoIs(holder) });
  });
}

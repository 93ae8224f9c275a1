import { randomUUID } from 'node:crypto';
import { isSlow } from '@pouch/protocol';
import { andList, type Seat, seatsIn } from '@pouch/rules';
import type { Message, StoredWebhook, Telling, ToldTurn } from '../store/alert-store.js';
import { decider, gameOf, personAt, type Table, turnOf } from '../tables/table.js';
import type { PushBody } from './push-message.js';

/** What players and a group chat are to be told about a table as it is now. */

/** How long push services keep a message for a browser that is off. */
const TURN_MS = 3 * 24 * 3600 * 1000;
const DONE_MS = 24 * 3600 * 1000;
/** How long a group chat is tried. */
const CHAT_MS = 24 * 3600 * 1000;

/** The turn that a webhook is told of last. */
export const GAME_OVER = 2 ** 31 - 1;
const NOTHING_TOLD = -1;

interface Waiting {
  readonly seat: Seat;
  readonly guest: string;
  readonly name: string;
  readonly turn: number;
}

/** The players that a table waits for, and the number of each one's turn. */
function waitingFor(table: Table): readonly Waiting[] {
  const turn = turnOf(table);
  if (turn?.kind !== 'decide') return [];
  return seatsIn(turn.awaited).flatMap((seat) => {
    const person = personAt(table, seat);
    if (person === undefined || decider(table, seat) !== 'player') return [];
    return { seat, guest: person.guest, name: person.name, turn: table.awaited[seat]?.step ?? table.steps };
  });
}

export interface Audience {
  readonly told: readonly ToldTurn[];
  readonly webhook: StoredWebhook | undefined;
  /** Whether a guest asked to be told. */
  wantsToKnow(guest: string): boolean;
  /** Whether a guest has the table before their eyes. */
  isLooking(guest: string): boolean;
  /** Whether a guest, or the chats of one, may be told one thing more. */
  mayTell(whom: string): boolean;
}

export interface Plan extends Telling {
  /** Somebody looks at the table: they are told if they go without having played. */
  readonly isLookedAt: boolean;
}

export function planAlerts(
  table: Table,
  { told, webhook, wantsToKnow, isLooking, mayTell }: Audience,
  now: number,
): Plan {
  const waiting = isSlow(table) ? waitingFor(table) : [];
  const untold = waiting.filter(
    ({ guest, turn }) => wantsToKnow(guest) && !told.some((each) => each.guest === guest && each.turn >= turn),
  );
  const looking = untold.filter(({ guest }) => isLooking(guest));
  const message = (kind: PushBody['kind'], turn: number, until: number) => {
    const body: PushBody = { kind, table: table.id, game: gameOf(table).name, turn };
    return { turn, id: randomUUID(), body: JSON.stringify(body), until: now + until };
  };
  return {
    isLookedAt: looking.length > 0,
    turns: untold
      .filter((each) => !looking.includes(each) && mayTell(each.guest))
      .map(({ guest, turn }) => ({ guest, ...message('turn', turn, TURN_MS) })),
    takenBack: told
      .filter((each) => each.shown && !waiting.some(({ guest, turn }) => guest === each.guest && turn === each.turn))
      .map(({ guest, turn }) => ({ guest, ...message('done', turn, DONE_MS) })),
    webhook: webhook && chatMessage(table, webhook, waiting, mayTell, now),
  };
}

/** By whom the messages to group chats are limited: all that one guest has set. */
export const chatsOf = (guest: string): string => `chats of ${guest}`;

/** The turn of the table as a whole: the latest of those that it waits for. */
const turnOfAll = (waiting: readonly Waiting[]): number => Math.max(NOTHING_TOLD, ...waiting.map(({ turn }) => turn));

/** What a new webhook need not be told any more. */
export const toldAlready = (table: Table): number =>
  table.phase === 'waiting' ? NOTHING_TOLD : Math.max(0, turnOfAll(isSlow(table) ? waitingFor(table) : []));

function chatMessage(
  table: Table,
  { told, site, state, guest }: StoredWebhook,
  waiting: readonly Waiting[],
  mayTell: Audience['mayTell'],
  now: number,
): Telling['webhook'] {
  if (state !== 'on' || table.phase === 'waiting' || told === GAME_OVER) return undefined;
  const say = (event: ChatEvent['event']) => newMessage(chatBody(table, event, site, namesOf(waiting)), now);
  if (table.phase === 'over') return { told: GAME_OVER, message: say('over') };
  const turn = Math.max(0, turnOfAll(waiting));
  if (told === NOTHING_TOLD) return { told: turn, message: say('started') };
  if (turn <= told || waiting.length === 0) return undefined;
  return { told: turn, message: mayTell(chatsOf(guest)) ? say('turn') : undefined };
}

/** The first message to a group chat, which shows that its address is right. */
export const linkedMessage = (table: Table, site: string, now: number): Message =>
  newMessage(chatBody(table, 'linked', site, namesOf(isSlow(table) ? waitingFor(table) : [])), now);

const namesOf = (waiting: readonly Waiting[]): readonly string[] => waiting.map(({ name }) => name);

const newMessage = (event: ChatEvent, now: number): Message => ({
  id: randomUUID(),
  body: JSON.stringify(event),
  until: now + CHAT_MS,
});

/** What is posted to a group chat: docs/operating.md describes it. */
interface ChatEvent {
  readonly event: 'linked' | 'started' | 'turn' | 'over';
  readonly game: string;
  readonly table: string;
  /** The players whose turn it is at a slow table, or who have won. */
  readonly names: readonly string[];
  /** The same as a sentence, under the names that chats expect. */
  readonly content: string;
  readonly text: string;
  /** Discord: names must not call anybody. */
  readonly allowed_mentions: { readonly parse: readonly never[] };
}

function chatBody(table: Table, event: ChatEvent['event'], site: string, waiting: readonly string[]): ChatEvent {
  const game = gameOf(table).name;
  const link = `${site}/table/${table.id}`;
  const names = event === 'over' ? winnersOf(table) : waiting;
  const content = `${sentences(event, game, names)} ${link}`;
  return { event, game, table: link, names, content, text: content, allowed_mentions: { parse: [] } };
}

function sentences(event: ChatEvent['event'], game: string, names: readonly string[]): string {
  const plain = names.map(withoutMarkup);
  const turn = plain.length === 0 ? '' : ` ${andList(plain)} to play.`;
  switch (event) {
    case 'linked':
      return `This chat will hear about a game of ${game}.${turn}`;
    case 'started':
      return `A game of ${game} has started.${turn}`;
    case 'turn':
      return `${game}:${turn}`;
    case 'over':
      return plain.length === 0 ? `${game} is over.` : `${game} is over: ${andList(plain)} won.`;
  }
}

/** A name must not become a link, a mention or a format of the chat. */
const withoutMarkup = (name: string): string => name.replaceAll(/[<>@`*_~|[\]()\\/]/g, ' ').trim() || '?';

function winnersOf(table: Table): readonly string[] {
  const turn = gameOf(table).turn(table.state);
  if (turn.kind !== 'over') return [];
  return seatsIn(turn.winners).flatMap((seat) => {
    const holder = table.seats[seat];
    return holder === undefined || holder.kind === 'open' ? [] : [holder.name];
  });
}

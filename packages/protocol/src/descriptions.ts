import type * as z from 'zod/mini';
import { HOLIDAY_DAYS } from './fields.js';
import { LIMITS } from './limits.js';
import type { RouteName } from './routes.js';
import type { SCHEMAS } from './schemas.js';

/**
 * What schemas, members and routes mean, for the OpenAPI document and docs/api.md. Apart from the schemas, so that pages
 * do not load these texts. A missing description is a type error.
 */

/** The description of every member. Members of nested objects are written `outer.inner`. */
type MemberTexts<T> = { readonly [Name in keyof T as string extends Name ? never : Name]-?: string } & {
  readonly [nested: `${string}.${string}`]: string;
};

interface ObjectText<T> {
  readonly description: string;
  readonly members: MemberTexts<T>;
}

interface UnionText<T, Tag extends keyof T> {
  readonly description: string;
  /** The members that all variants have. */
  readonly members: MemberTexts<Pick<T, keyof T>>;
  readonly variants: {
    readonly [Variant in T as `${Variant[Tag] & (string | boolean)}`]: ObjectText<Omit<Variant, keyof T>>;
  };
}

type TextOf<Schema> =
  Schema extends z.ZodMiniDiscriminatedUnion<infer _Options, infer Tag>
    ? UnionText<z.input<Schema>, Tag & keyof z.input<Schema>>
    : Schema extends z.ZodMiniObject
      ? ObjectText<z.input<Schema>>
      : string;

const text = <T>(description: string, members: MemberTexts<T>): ObjectText<T> => ({ description, members });

const atTable = <Members extends object>(description: string, members: Members) => ({
  description,
  members: { table: 'The table.', ...members },
});

const OPTIONS = "The game's options.";
const NOW = "The server's time when it sent this message.";
const KIND = 'The kind of message.';
const singleLine = (most: number) =>
  `A single line of 1 to ${most} characters, in Unicode NFC, without control characters, invisible characters or piled-up marks.`;

export const DESCRIPTIONS: { readonly [Name in keyof typeof SCHEMAS]: TextOf<(typeof SCHEMAS)[Name]> } = {
  Name: `The name of a guest or a bot. ${singleLine(LIMITS.name)}`,
  Word: `Text that a player adds to the draws. ${singleLine(LIMITS.word)}`,
  ChatText: `A chat message. ${singleLine(LIMITS.chat)}`,
  Reason: `Why somebody is reported. ${singleLine(LIMITS.reason)}`,
  Crest: 'One of eight crests, each with its own colour and shape.',
  TableId: 'Identifies a table. Anyone who knows it may watch, unless the host has removed them.',
  DeviceId: 'The id of a signed-in device. It says nothing about its secret.',
  GuestId: 'Identifies a guest.',
  SeatCount: 'A number of seats.',
  CommandId: 'Chosen by the sender: random, and never used for a different command.',
  SecretText: 'A secret: 32 random bytes in base64url.',
  PushKey: 'A public key: a point of the curve P-256, uncompressed, in base64url.',
  PushSecret: '16 random bytes in base64url.',
  Address: `A web address of at most ${LIMITS.address} characters.`,
  Code: 'A short code for joining a table, without easily confused characters. Not case-sensitive.',
  SeatNumber: 'Seats are numbered from 0.',
  ChangeNumber: 'The number of a change of a table.',
  Millis: "A duration in milliseconds, or a time in milliseconds since 1970, by the server's clock.",
  GameName: 'A game.',
  BotLevel: 'How well a bot plays.',
  ClockName: 'How much time a player has for a decision.',
  Visibility: 'Whether the lobby lists a table.',
  OnOff: 'On or off.',
  Newcomers: "Who may take over a bot's seat in a running game: those the host accepts, anyone, or nobody.",
  ProposalName:
    'What the players of a running game decide together: to call it off, or to stop its clocks for a while.',

  GuestAbout: text('A guest, as others see them.', {
    id: "The guest's id.",
    name: "The guest's name.",
    crest: "The guest's crest.",
  }),
  SeatAbout: {
    description: 'A seat and its occupant.',
    members: { kind: 'Who has the seat.' },
    variants: {
      open: text('Nobody has the seat.', {
        keptFor: 'The player of the last game that the seat is kept for. Only they can take it.',
      }),
      person: text('A guest has the seat.', {
        guest: "The guest's id.",
        name: "The player's name.",
        crest: "The player's crest.",
        plays: '`self` if the player decides, `bot` if a bot stands in.',
        standIn:
          'Why a bot stands in: the player left, ran out of time twice in a row (`late`), was away while the others waited (`absent`), or resigned. They can take the seat back unless they resigned.',
        ready: 'Before the game: whether the player is ready. After the game: whether they want a rematch.',
        stays: 'After the game: the player declined the rematch.',
      }),
      bot: text('A bot has the seat.', {
        name: "The bot's name.",
        crest: "The bot's crest.",
        level: 'How well it plays.',
      }),
    },
  },
  Fairness: text('What the outcomes of chance are derived from.', {
    commitment: 'The SHA-256 of the seed in hexadecimal, published before the first step.',
    words: "The players' words by seat, null for seats without one. They are mixed into every outcome.",
    seed: 'The seed in hexadecimal, published when the game is over; null until then.',
  }),
  Result: text('How a game ended.', {
    winners: 'The seats that won.',
    scores: 'The final score of each seat.',
    ending: 'How it ended, as one of the `endings` of the game in the rules library.',
  }),
  Stopped: {
    description: 'Why a game ended before its rules ended it. Its record has the steps up to then.',
    members: { how: 'How it was stopped.' },
    variants: {
      'called-off': text('The players agreed to call it off. Nobody wins.', {}),
      resigned: text('A player of a game for two resigned.', { seat: 'Their seat.', winners: 'The seats that won.' }),
    },
  },
  Proposal: text('Something that a player has proposed. It counts when all who were asked agree.', {
    what: 'What it is about.',
    seat: 'Who proposed it.',
    asked: 'The seats that have to agree.',
    agreed: 'The seats that have agreed.',
    until: 'When it lapses.',
  }),
  Pause: text('A pause.', { since: 'When it began.', until: 'When play resumes by itself.' }),
  SeatRequest: text('A newcomer who asks for a seat.', {
    who: 'The guest.',
    seat: 'The seat.',
    until: 'When the request lapses.',
  }),
  Holiday: text('Days off in a slow game: they are added to every deadline that they overlap.', {
    seat: 'The seat.',
    from: 'When they begin.',
    until: 'When they end.',
  }),
  About: text('What anyone with the link may know about a table.', {
    id: "The table's id.",
    game: 'The game that is played.',
    options: `${OPTIONS} All of them are present.`,
    clock: 'The time for a decision.',
    visibility: 'Whether the lobby lists the table.',
    start: 'Present at a table of people who look for each other: the game starts as soon as no seat is open.',
    phase: 'Whether the game has not started, is running or is over.',
    host: 'The guest who may seat bots, clear seats, change the table, start the game and let newcomers in. The role passes on when they leave, or are away for a minute.',
    seats: 'The seats in order.',
    code: 'The short code for joining or watching; null once the game is over.',
    fairness: 'What the outcomes of chance are derived from.',
    madeAt: 'When the table was created.',
    startedAt: 'When the game started; null before.',
    endedAt: 'When the game ended; null before.',
    result: 'The result by the rules; null before the game is over, and if it was stopped or ended without one.',
    ended: 'Present if the operator has ended the table: who did, and why if they said so.',
    'ended.by': 'Who ended it.',
    'ended.why': 'The reason they gave; null if none.',
    stopped: 'Why the game ended before its rules ended it; null otherwise.',
    newcomers: "Who may take over a bot's seat in the running game.",
    requests: 'Newcomers who wait for the host to answer.',
    proposal: 'What the players are deciding together; null if nothing.',
    pause: 'The pause that all clocks stand still for; null if there is none.',
    holidays: 'Days that players of a slow game have taken off.',
    previous: 'The table of the last game, if this is a rematch; null otherwise.',
    next: 'The table of the rematch; null if there is none.',
  }),
  Manners: text('What the host of a table has decided about people. The table of a rematch takes it over.', {
    silenced: 'Guests who may not chat.',
    removed: 'Guests who may neither watch nor sit down.',
    watchersChat: 'Whether spectators may chat. The host always may.',
  }),
  NewTable: text('A table to create. The maker takes the first open seat.', {
    id: 'Works like the id of a command: repeating the request with the same id does not create a second table.',
    game: 'The game to play.',
    options: `${OPTIONS} Those left out take their defaults.`,
    seats: 'One entry for each seat: open to anyone, or a bot of this level.',
    clock: 'The time for a decision.',
    visibility: 'Whether the lobby lists the table.',
    newcomers: "Who may take over a bot's seat once the game runs.",
    maker: 'Whether the maker takes a seat or only watches.',
    start: 'Whether the host starts the game, or it starts at once if no seat is open.',
    watchersChat: 'Whether spectators may chat. The host can change it at any time.',
  }),
  Listed: text("A table in a list: in the lobby, or among a guest's own tables.", {
    about: 'The table.',
    seat: "The guest's seat in a list of their own tables; null in the lobby.",
    awaits: 'In a list of own tables: the seats that a running game is waiting for.',
    changedAt: 'The time of the last change.',
    watchers: 'In the lobby: how many watch a running game.',
  }),
  TableEvent: {
    description: 'An event at a table, as everyone may see it.',
    members: { what: 'The kind of event.' },
    variants: {
      made: text('The table was created.', { by: 'Its maker.' }),
      sat: text('A guest took a seat.', { seat: 'The seat.', who: 'The guest.' }),
      'bot-sat': text('A bot was given a seat, or another level.', {
        seat: 'The seat.',
        level: "The bot's level.",
        name: "The bot's name.",
      }),
      cleared: text('A seat is open again: its player left it, or the host cleared it.', { seat: 'The seat.' }),
      word: text('A player added a word to the draws.', { seat: 'The seat.', word: 'The word.' }),
      ready: text('A player is ready.', { seat: 'The seat.' }),
      started: text('The game started.', {}),
      step: text('A step of the game.', {
        step: 'Its number in the record, from 0.',
        by: 'Who decided: the player, a bot in its own seat, a bot because the player ran out of time (`late`) or left (`left`), chance, or a deadline of the game (`clock`).',
        seat: 'The seat that decided; null for chance and deadlines.',
        events:
          'What happened by the rules, as events of the rules library. For a sealed decision they only say that it was made.',
        'events.event': 'The name of the event.',
        known:
          'The steps that become public with this one, as in a record. Sealed steps come with the step that reveals them.',
      }),
      verdict: text('Coin Set: calls that arrived at nearly the same time.', {
        calls: 'The calls, starting with the one that counts.',
        'calls.seat': 'The seat that called.',
        'calls.ms': 'Milliseconds between showing the coins and the call.',
      }),
      left: text('A player left the running game; a bot plays on.', { seat: 'The seat.' }),
      back: text('A player returned to their seat.', { seat: 'The seat.' }),
      said: text('A chat message.', {
        who: 'The guest who sent it.',
        seat: 'Their seat; null for spectators.',
        text: 'The message; empty if it was removed.',
        removed: 'Present if it was removed: by the operator, or with the data of its author.',
      }),
      unsaid: text('The operator removed chat messages. Pages of the log have them without their text from then on.', {
        number: 'The change with the message; null for all messages before this one.',
      }),
      forgot: text('The data of a person was deleted. A bot plays on in their seat; the log has no name of theirs.', {
        seat: 'Their seat; null if they had none.',
        guest: 'The id that they had. Later it is replaced too.',
        as: 'The id that stands for nobody, and takes its place.',
        words: 'Seats whose word for the draws had the name: it is gone, so these draws can no longer be checked.',
      }),
      ended: text('The operator ended the table. A running game has no result.', {
        by: 'Who ended it.',
        why: 'The reason; null if none was given.',
      }),
      webhook: text('A group chat is told about the game from now on, or not any more.', {
        is: '`set` or `removed` by the host, or `failed`: it could not be reached too often.',
        host: 'The host of its address, and nothing more of it.',
      }),
      over: text('The game is over.', {}),
      rematch: text('A player asked for a rematch.', { seat: 'The seat.' }),
      next: text('The table of the rematch was created.', { table: 'The new table.' }),
      silenced: text('The host silenced a guest: they may not chat.', { who: 'The guest.', by: 'The host.' }),
      unsilenced: text('The host lets a silenced guest chat again.', { who: 'The guest.', by: 'The host.' }),
      removed: text(
        'The host removed a guest. Before the game their seat is cleared, during it a bot plays on, in the same change; their subscriptions end with `closed`.',
        { who: 'The guest.', by: 'The host.' },
      ),
      readmitted: text('The host lets a removed guest watch and sit down again.', {
        who: 'The guest.',
        by: 'The host.',
      }),
      'watchers-chat': text('The host turned the chat of spectators on or off.', {
        chat: 'Whether spectators may chat.',
        by: 'The host.',
      }),
      'rematch-declined': text('A player declined the rematch.', { seat: 'The seat.' }),
      'rematch-withdrawn': text('Everybody left the table of the rematch.', {}),
      kept: text('A seat of a rematch is kept for a player of the last game.', {
        seat: 'The seat.',
        who: 'The player.',
      }),
      'not-coming': text('A player of the last game declined; their seat is open to anyone.', { who: 'The player.' }),
      host: text('Another guest is the host.', { guest: 'The new host.', why: 'Why the role passed on.' }),
      changed: text('The host changed the table. Nobody is ready any more.', {
        kept: 'By new seat: the seat it was before, null for one that was added.',
        options: OPTIONS,
        clock: 'The time for a decision.',
        visibility: 'Whether the lobby lists the table.',
        newcomers: "Who may take over a bot's seat once the game runs.",
      }),
      asked: text('A newcomer asked the host for a seat.', {
        who: 'The guest.',
        seat: 'The seat.',
        until: 'When the request lapses.',
      }),
      'turned-away': text('The host declined a newcomer.', {
        guest: 'The guest.',
        until: 'When they may ask again.',
      }),
      'stand-in': text('A bot took over a seat until its player acts.', {
        seat: 'The seat.',
        why: 'The player ran out of time twice in a row (`late`), or was away while the others waited (`absent`).',
      }),
      proposed: text('A player proposed something. It counts when all who were asked agree.', {
        proposal: 'What it is about.',
        seat: 'Who proposed it.',
        asked: 'The seats that have to agree.',
        until: 'When it lapses.',
      }),
      agreed: text('A player agreed to the proposal.', { seat: 'The seat.' }),
      declined: text('A player declined the proposal, or took it back.', { seat: 'The seat.' }),
      paused: text('All clocks stand still, and nobody can decide.', { until: 'When play resumes by itself.' }),
      resumed: text('Play goes on.', { seat: 'Who ended the pause; null if its time was over.' }),
      holiday: text('A player of a slow game takes days off.', {
        seat: 'The seat.',
        from: 'When they begin.',
        until: 'When they end.',
      }),
      resigned: text('A player resigned. With two seats the game is over; otherwise a bot plays on for good.', {
        seat: 'The seat.',
      }),
      'called-off': text('The players called the game off.', {}),
    },
  },
  PublicChange: text('A change of a table. All of its events happened at once.', {
    number: 'The number of the change.',
    at: 'When it happened.',
    happened: 'Its events in order.',
  }),

  Command: {
    description: 'A command from a client. Each gets exactly one answer.',
    members: { id: 'Identifies the command. Use the same id to send it again.', do: 'The name of the command.' },
    variants: {
      sit: atTable(
        'Take a seat. Before the game, with a seat of your own: move to that one, or take your own again under a new name. During a game: take over the seat of a bot, or ask the host for it, as `newcomers` of the table says.',
        {
          seat: 'The seat; any open one if left out.',
        },
      ),
      rise: atTable('Give up your seat before the game.', {}),
      'seat-bot': atTable('For the host: put a bot in an open seat, or change the level of a bot.', {
        seat: 'The seat.',
        level: "The bot's level.",
      }),
      fill: atTable(
        'For the host: put bots in all open seats. At a table that starts when it is full everyone seated may do so, and the game starts.',
        { level: 'The level of the bots.' },
      ),
      clear: atTable('For the host: clear a seat before the game.', { seat: 'The seat.' }),
      word: atTable('Add a word to the draws, before the game.', { word: 'The word.' }),
      ready: atTable('Say that you are ready. The game starts when no seat is open and all players are ready.', {}),
      start: atTable('For the host: start the game. No seat may be open.', {}),
      decide: atTable('Decide for your seat. A sealed decision can be replaced until it is revealed.', {
        step: 'The decision as in a record, without `seat`.',
        'step.do': 'The name of the decision.',
        shown: 'Coin Set: what the player saw when they called.',
        'shown.number': 'The number of the update that brought the coins.',
        'shown.ms': 'How long they had been shown, in milliseconds.',
      }),
      say: atTable('Send a chat message to everyone at the table, spectators included.', { text: 'The message.' }),
      leave: atTable('Leave a running game. A bot plays on.', {}),
      return: atTable('Take your seat back.', {}),
      silence: atTable(
        'Host: stop a guest from chatting. They do not have to be at the table. Everyone learns of it, them included.',
        { guest: 'The guest.' },
      ),
      unsilence: atTable('Host: let a silenced guest chat again.', { guest: 'The guest.' }),
      remove: atTable(
        'Host: remove a guest, who may then neither watch nor sit down, at this table and its rematches. Before the game their seat is cleared, during it a bot plays on.',
        { guest: 'The guest.' },
      ),
      readmit: atTable('Host: let a removed guest watch and sit down again.', { guest: 'The guest.' }),
      'watchers-chat': atTable('Host: let spectators chat, or not.', { chat: 'Whether spectators may chat.' }),
      rematch: atTable(
        'After the game: ask for another one, or accept the invitation. You get your seat at the table `next` of `about`; the seats of the others are kept for them.',
        {},
      ),
      'decline-rematch': atTable('After the game: decline the rematch. Your seat is open to anyone.', {}),
      'hand-over': atTable('For the host: make another player the host.', { seat: 'Their seat.' }),
      'change-table': atTable(
        'For the host, before the game: change the table. Code and link stay. What is left out stays as it is. With fewer seats, open ones go first, then bots.',
        {
          seats: 'The number of seats.',
          options: `${OPTIONS} Those left out take their defaults.`,
          clock: 'The time for a decision.',
          visibility: 'Whether the lobby lists the table.',
          newcomers: "Who may take over a bot's seat once the game runs.",
        },
      ),
      'answer-seat': atTable('For the host: answer a newcomer who asks for a seat.', {
        guest: 'The newcomer.',
        answer: 'Whether they get the seat.',
      }),
      'stand-in': atTable(
        'At a table without a clock: let a bot play for a player who has been away for two minutes while the game waits for them, until they come back.',
        { seat: 'Their seat.' },
      ),
      propose: atTable(
        'Propose to call the game off, or to pause it. It counts when all players agree; those who have been away for two minutes are not asked, except at a slow table.',
        { what: 'The proposal.' },
      ),
      agree: atTable('Agree to what is proposed.', { what: 'The proposal.' }),
      decline: atTable('Decline what is proposed, or take your own proposal back.', { what: 'The proposal.' }),
      resume: atTable('End the pause.', {}),
      holiday: atTable(
        `At a slow table: take days off, at most ${HOLIDAY_DAYS} in a game. Your deadlines come that much later.`,
        { days: 'How many days, from now on or after those you have taken.' },
      ),
      resign: atTable('Resign. With two seats the other one wins; otherwise a bot plays on for good.', {}),
      open: atTable('Subscribe to a table.', {
        since:
          'The last change you have seen: the first update has the changes after it. If left out, it has as many as fit.',
        form: 'The form of the views; `record` if left out.',
      }),
      look: atTable(
        'For pages: say whether somebody has the table before their eyes. They are not told of their turn elsewhere then.',
        { page: 'Whether the page is visible. A new subscription counts as hidden.' },
      ),
      close: atTable('Unsubscribe from a table.', {}),
      'open-lobby': text('Subscribe to the lobby. The whole list is sent first, and then what changes.', {}),
      'close-lobby': text('Unsubscribe from the lobby.', {}),
      seek: text(
        'Look for others who want the same game with as many seats now. You get a seat at a table that starts when it is full; `seeking` messages say how it stands. It ends with the connection, and a guest can look for one game at a time.',
        {
          game: 'The game, with its default options.',
          seats: 'How many play.',
          clock: 'The time for a decision; brisk if left out, or none in a game that has clocks of its own.',
        },
      ),
      'stop-seeking': text('Stop looking for others, and give up the seat.', {}),
      time: text("Ask for the server's time.", {}),
    },
  },

  Message: 'A message from the server.',
  Hello: text('The first message of every connection.', {
    kind: KIND,
    guest: 'The guest you are connected as.',
    now: NOW,
  }),
  Answer: {
    description: 'The answer to a command.',
    members: {
      kind: KIND,
      ok: 'Whether the command was accepted.',
      id: 'The id of the command; null if a refused frame had no valid id.',
    },
    variants: {
      false: text('The command was refused.', { reason: 'Why, as human-readable text.' }),
      true: text('The command was accepted, and its change, if any, is stored.', {
        number: "The change that the command made, or the table's last change; null for commands without a table.",
        now: NOW,
      }),
    },
  },
  Deadlines: text("When the clocks of a table run out, by the server's time.", {
    seats:
      'By seat: when a bot will decide for it; null if no clock runs. What happened last is shown to everyone before the clock starts, at the full time before this: until then more than that is left.',
    race: 'Coin Set: the deadline to point or to agree; null if there is none.',
    laid: 'Coin Set: when the coins become visible to everyone. Do not show them before. At the start of the game, when the first ones will be: count down to it.',
    barred: 'Coin Set: by seat, when it may call again after a failed call; null if it may call now.',
  }),
  Update: text('What is new at a table, in one message even after a long absence.', {
    kind: KIND,
    table: 'The table.',
    number: 'The last change included.',
    since: '`told` has all changes after this one.',
    now: NOW,
    told: 'The changes, oldest first.',
    about: 'The table. Present in the first update and whenever it may have changed.',
    manners: 'What the host has decided about people. Present whenever `about` is.',
    deadlines: 'The running clocks. Present if anything is timed.',
    seat: 'Your seat; null for spectators.',
    view: 'What you may see of the game, in the form requested by `open`; null before the game.',
  }),
  Closed: text('Your subscription to a table has ended, because the host removed you.', {
    kind: KIND,
    table: 'The table.',
    reason: 'Why, as human-readable text.',
  }),
  Here: text('Who is connected to a table.', {
    kind: KIND,
    table: 'The table.',
    guests: 'The seated players who are connected.',
    away: 'The seated players who are not.',
    'away.guest': 'The player.',
    'away.since': 'Since when this server has missed them.',
    watchers: 'The number of spectators.',
  }),
  Lobby: text('For subscribers to the lobby: listed tables that are waiting for players, and running games.', {
    kind: KIND,
    tables: 'The tables.',
  }),
  LobbyChanges: text('For subscribers to the lobby: what has changed in the list since the last message about it.', {
    kind: KIND,
    changed: 'Tables that are new or have changed, each as a whole. The list is sorted by `madeAt`, newest first.',
    gone: 'Tables that are no longer in the list.',
  }),
  Seeking: {
    description: 'For those who look for others to play with: how it stands.',
    members: { kind: KIND, state: 'What has happened.' },
    variants: {
      waiting: text('You wait at a table. It may change while you wait.', {
        table: 'The table where you have a seat.',
        seats: 'How many seats it has.',
        taken: 'How many of them are taken, yours included.',
        since: 'Since when you look.',
      }),
      found: text('The game has started.', { table: 'The table.' }),
      stopped: text('You look for others on another connection now.', {}),
    },
  },
  Bye: text('The server is shutting down. Reconnect later; nothing is lost.', {
    kind: KIND,
    after: 'How long to wait before reconnecting.',
  }),

  NewGuest: text('A guest to create.', { name: 'The name.', crest: 'The crest; a random one if left out.' }),
  ChangedGuest: text('Changes to a guest.', {
    name: 'The new name; unchanged if left out.',
    crest: 'The new crest; unchanged if left out.',
  }),
  Me: text('The current guest.', { guest: 'The guest; null if there is none.' }),
  DeviceLink: text('A link that signs another device in as the same guest, once.', {
    url: 'The link. The secret is in its fragment, which is never sent to a server.',
    secret: 'The secret alone.',
    until: 'When the link expires.',
  }),
  Device: text('A device or program that is signed in as you.', {
    id: 'Identifies it in this list.',
    kind: 'A browser with a cookie, or a program with your bot token.',
    since: 'When it signed in.',
    current: 'Whether this request came from it.',
  }),
  Devices: text('Where you are signed in.', { devices: 'The devices, the newest first.' }),
  Redeem: text('A device link to redeem.', { secret: 'The part of the link after `#`.' }),
  BotToken: text('A bot token. It is shown once and revokes the previous one.', {
    token: 'The token, for the header `Authorization: Bearer …`.',
  }),
  AlertsAbout: text('What this server can tell players outside the page.', {
    key: "The server's public key, for the browser's `pushManager.subscribe` (VAPID).",
    webhookHosts: 'The hosts of group chats that webhooks may lead to; if there are none, tables have no webhooks.',
  }),
  NewSubscription: text("A browser's push subscription, as `PushSubscription.toJSON()` has it.", {
    endpoint: 'Where its push service takes messages.',
    keys: 'The keys that messages are encrypted for.',
    'keys.p256dh': "The browser's public key.",
    'keys.auth': "The browser's secret.",
  }),
  EndedSubscription: text('A push subscription to end.', { endpoint: 'Its endpoint.' }),
  WebhookAbout: text('The webhook of a table.', {
    host: 'The host of its address.',
    url: 'Its address, for the guest who set it; null for a later host.',
    state: 'Whether messages are sent there, or it has failed too often.',
  }),
  NewWebhook: text('The webhook that a table shall have.', {
    url: 'The address of a group chat, which takes messages as JSON; null for none.',
  }),
  WebhookAnswer: text('The webhook of a table.', { webhook: 'The webhook; null if there is none.' }),
  CodeQuestion: text('A short code to look up.', { code: 'The code.' }),
  CodeAnswer: text('The table with a short code.', { table: 'The table.' }),
  Made: text('A table.', { about: 'The table.' }),
  Tables: text('A list of tables.', { tables: 'The tables.' }),
  Log: text('A page of the public log of a table.', {
    told: `The changes, oldest first, at most ${LIMITS.told}.`,
    number: "The table's last change, which may be on a later page.",
  }),
  Watchers: text('Who is watching a table.', { guests: 'The spectators who are connected, at most 100.' }),
  NewReport: text(
    "A report to the server's operator. It contains the last 20 chat messages of the table with their senders, and the names of both of you.",
    {
      id: 'Works like the id of a command: repeating the request with the same id does not report twice.',
      guest: 'Who is reported: somebody who is at the table or has chatted there.',
      change: 'The change with the message that is reported; left out if no single message is.',
      reason: 'Why.',
    },
  ),
  RecordAnswer: text(
    'A game record: see rules/record.md. Before the game is over it only has what the caller may see.',
    {
      format: 'The version of the format.',
      game: 'The game.',
      seats: 'The number of seats.',
      options: OPTIONS,
      steps: 'The steps.',
    },
  ),
  Failed: text('A refused request.', { error: 'Why, as human-readable text.' }),
};

export const PARAMETERS: Readonly<Record<string, string>> = {
  table: 'The table.',
  after: 'Only changes after this one.',
  guest: 'The guest.',
  report: 'The report.',
  from: 'How many rows to skip.',
  limit: 'How many rows to return.',
  sort: 'What to sort by, the newest first.',
  phase: 'Only tables in this phase.',
  find: 'Only rows with this text in a name or an id.',
  'finished-until': 'Only tables whose game is over and that have not changed since this time, newest first.',
};

export const ROUTE_SUMMARIES: Readonly<Record<RouteName, string>> = {
  makeGuest: 'Become a guest: a name and a crest, no account. Has no effect if you are already one.',
  me: 'Return the current guest; `guest` is null if there is none.',
  changeGuest: 'Change your name or crest.',
  signOut: 'Sign out on this device. Other devices stay signed in.',
  devices: 'List the devices and programs that are signed in as you. Not for bot tokens.',
  signOutOthers:
    'Sign out all your other devices at once, and revoke links that have not been used. Your bot token stays valid.',
  linkDevice: 'Create a link that signs another device in as you. It works once and expires soon.',
  redeemLink: 'Become the guest who created a device link.',
  makeBotToken: 'Create a token for your programs. It is shown once and revokes the previous token.',
  endBotToken: 'Revoke your bot token.',
  makeTable: 'Create a table. Repeating the request with the same id returns the same table.',
  table: 'Return what anyone with the link may know about a table.',
  log: `Return the changes of a table after a given one: at most ${LIMITS.told}, oldest first.`,
  record:
    'Return the game record. When the game is over it is complete and has the fairness data; until then it has what the caller may see.',
  watchers: 'Return who is watching a table. Only for its host.',
  report: "Report a person, or one of their messages, to the server's operator. Rate-limited.",
  webhook: 'For the host: return the webhook of a table. Refused if this server has no webhooks.',
  setWebhook:
    'For the host: set or remove the webhook of a table, which is then told that the game has started, whose turn it is at a slow table, and who has won. Everyone at the table sees that there is one.',
  alerts: 'Return what a browser needs to be told of turns, and where webhooks may lead.',
  subscribe:
    'Have this browser told of your turns at slow tables, as long as it is signed in. Repeating it has no effect. Not for bot tokens.',
  unsubscribe: 'End that.',
  findCode: 'Find a table by its short code. A code is valid until the game is over; guessing is rate-limited.',
  lobby: 'Return the listed tables that are waiting for players, newest first, and then running games to watch.',
  myTables:
    'Return your tables: those where you have or had a seat, and those you created until they are over. The finished ones come last, and only some of them: ask for the others by time.',
  hideTable: 'Remove a table from your list, on all your devices. It comes back if you take a seat there.',
  myData: 'Return everything that the server has about you, as a download. Not for bot tokens.',
  deleteMe:
    'Delete your data: your name, your chat messages and everything that links you to games. It is gone within a minute; games stay, without your name. Not for bot tokens.',
  deskTables: 'List tables with their dates and sizes.',
  deskGuests: 'List guests with their dates and numbers.',
  endTable: 'End a table: a running game has no result, and everybody there is told why.',
  removeChat: 'Remove the text of one chat message, or of all messages of a table.',
  deskBans: 'List the bans that have not expired, those that last longest first.',
  ban: 'Ban a guest, an address or a network for a time. It replaces a ban of the same subject.',
  unban: 'Lift a ban.',
  forgetGuest: 'Delete the data of a guest, as they can themselves.',
  prune: 'Count or delete finished games that have not changed for some days.',
  deskReports: 'List what players have reported, open reports first.',
  closeReport: 'Close a report.',
  audit: 'List what operators did, the newest first.',
  openapi: 'Return these routes as an OpenAPI 3.1 document.',
  health: 'Report whether the process is running.',
  readiness: 'Report whether the process should receive traffic: its database responds, and it is not shutting down.',
  metrics: 'Return metrics for Prometheus, for operators.',
};

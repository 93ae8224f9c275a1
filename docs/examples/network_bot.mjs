#!/usr/bin/env node
/**
 * A network bot for a Pouch server: see docs/api.md.
 *
 *     node docs/examples/network_bot.mjs --code K7QX            joins the table with this code
 *     node docs/examples/network_bot.mjs --table ID             joins a table by its id, the last part of its link
 *     node docs/examples/network_bot.mjs --game pirate-coins    creates a table with a bot of the server
 *
 * --url selects another server, and --token an existing guest. It plays Pirate Coins by a simple rule, and the other
 * games with the bots of Pouch. Put your own ideas into `think`.
 */
import { parseArgs } from 'node:util';
import { newMemory, observe, plan } from '@pouch/bots';
import { connect, PouchApi, RequestRefused } from '@pouch/protocol';
import { GAMES, has, randomFrom, stateJson } from '@pouch/rules';
import WebSocket from 'ws';

const { values: asked } = parseArgs({
  options: {
    url: { type: 'string', default: 'http://localhost:8080' },
    token: { type: 'string' },
    name: { type: 'string', default: 'Salty' },
    code: { type: 'string' },
    table: { type: 'string' },
    game: { type: 'string' },
  },
});

/** Returns the answer, or exits if it is a refusal. */
async function must(answer) {
  const got = await answer;
  if (got instanceof RequestRefused || got?.ok === false) {
    console.error(got.reason);
    process.exit(1);
  }
  return got;
}

/** Creates a guest and its token. Store the token if you want to use it again: it is shown only once. */
async function newToken(url, name) {
  const api = new PouchApi({ url });
  await must(api.makeGuest({ name }));
  return (await must(api.makeBotToken())).token;
}

async function findTable(api, { table, code, game }) {
  if (table !== undefined) return table;
  if (code !== undefined) return (await must(api.findCode(code))).table;
  const made = await must(api.makeTable({ game: game ?? 'pirate-coins', seats: ['open', 'fair'], start: 'at-once' }));
  return made.about.id;
}

const VALUE = { copper: 1, silver: 2, gold: 3 };
const worth = (coins) => Object.entries(coins).reduce((sum, [metal, count]) => sum + VALUE[metal] * count, 0);

/** Pirate Coins: plunder when the loot, if nobody else plunders this turn, outweighs the gain from staying. */
function pirate({ loot, fortune, monsters, aboard }) {
  const danger = (monsters[fortune] ?? 0) === 2;
  return { do: 'choose', side: worth(loot) >= (danger ? 1 : 3 + aboard.length) ? 'monster' : 'skull' };
}

const random = randomFrom({ next: () => crypto.getRandomValues(new Uint32Array(1))[0] });

/** The step and in how many seconds to send it; undefined if there is nothing to decide. */
function think(game, view, memory) {
  if (game.id === 'pirate-coins') return { step: pirate(stateJson(game, view)), after: 0 };
  const { decision, after = Number.POSITIVE_INFINITY } = plan(view, memory, { level: 'fair', random }) ?? {};
  return Number.isFinite(after) ? { step: game.notation.step(decision), after } : undefined;
}

const token = asked.token ?? (await newToken(asked.url, asked.name));
const api = new PouchApi({ url: asked.url, token });
const table = await findTable(api, asked);
const socket = connect({
  url: asked.url,
  token,
  WebSocket,
  onStatus: ({ status }) => console.log(`(${status})`),
});

let { about } = await must(api.table(table));
const { guest } = await must(api.me());
if (!about.seats.some((seat) => seat.guest === guest.id)) await must(socket.ask({ do: 'sit', table }));
if (about.phase === 'waiting') await must(socket.ask({ do: 'ready', table }));
console.log(`At table ${table} as ${guest.name}: ${GAMES[about.game].name}`);

let latest;
let memory;
let next;
let isAsking = false;
/** When the latest view becomes visible: in Coin Set everyone sees new coins at the same time. */
let shownAt = 0;
/** The change that the last decision made: earlier views are out of date. */
let decided = 0;

socket.open(table, { form: 'view', onUpdate, onRefused: (reason) => must({ ok: false, reason }) });

function onUpdate(update) {
  latest = update;
  shownAt = Date.now() + Math.max(0, (update.deadlines?.laid ?? 0) - update.now);
  about = update.about ?? about;
  const { notation } = GAMES[about.game];
  const nameOf = (seat) => about.seats[seat]?.name ?? `seat ${seat}`;
  for (const { happened } of update.told)
    for (const { events = [] } of happened) for (const event of events) console.log(notation.narrate(event, nameOf));
  if (update.view !== null && update.seat !== null)
    memory = observe(
      memory ?? newMemory(about.game, update.seat),
      update.view,
      Math.max(update.now, update.deadlines?.laid ?? 0) / 1000,
    );
  if (about.phase === 'over') finish(about.result);
  else consider();
}

/** Plans a decision if the latest view asks for one. */
function consider() {
  // The earlier plan was for another position.
  clearTimeout(next);
  const { seat, view, number } = latest;
  if (isAsking || view === null || seat === null || number < decided) return;
  const game = GAMES[about.game];
  const turn = game.turn(view);
  if (turn.kind !== 'decide' || !has(turn.awaited, seat)) return;
  const thought = think(game, view, memory);
  if (thought === undefined) return;
  const untilShown = Math.max(0, shownAt - Date.now());
  next = setTimeout(() => decide(thought.step, number), untilShown + thought.after * 1000);
}

async function decide({ seat: _, ...step }, number) {
  // Coin Set compares calls by how long the coins have been visible.
  const shown = step.do === 'call' ? { number, ms: Math.max(0, Date.now() - shownAt) } : undefined;
  isAsking = true;
  const answer = await socket.ask({ do: 'decide', table, step, shown });
  isAsking = false;
  if (about.phase === 'over') return;
  if (answer.ok) {
    decided = answer.number;
    consider();
  } else {
    console.log(`RequestRefused: ${answer.reason}`);
    next = setTimeout(consider, 1000);
  }
}

function finish({ winners, scores }) {
  console.log(`Over: ${scores.join(' to ')}, won by ${winners.map((seat) => about.seats[seat].name).join(' and ')}`);
  socket.close();
}

// After leaving a running game a bot of the server plays on.
process.once('SIGINT', async () => {
  await socket.ask({ do: 'leave', table });
  socket.close();
  process.exit(0);
});

import {
  andList,
  type Decision,
  type GameId,
  has,
  lowestSeat,
  only,
  type SeatSet,
  seatCount,
  seatsIn,
  stateJson,
  type Turn,
} from '@pouch/rules';
import { BOARDS } from '../show/board.js';
import { type Dialogue, type Sight, say } from './dialogue.js';
import { koinzDialogue } from './koinz.js';
import type { Opponents } from './opponents.js';
import { pirateDialogue } from './pirate-coins.js';
import { Left, type Prompter } from './prompter.js';
import { race } from './race.js';
import { realmDialogue } from './realm-coins.js';
import type { News, Session } from './session.js';
import { sentences } from './text.js';

type Deciding = Extract<Turn, { kind: 'decide' }>;

const DIALOGUES: Readonly<Record<Exclude<GameId, 'coin-set'>, Dialogue>> = {
  'realm-coins': realmDialogue,
  'pirate-coins': pirateDialogue,
  koinz: koinzDialogue,
};

/** That somebody has decided goes without saying; what they have decided is shown with all the rest. */
const UNTOLD: readonly string[] = ['bid-in', 'chosen'];
const HEADINGS: readonly string[] = ['round-begun', 'over'];

/** Plays a game to its end, or until the player leaves. */
export async function playGame(session: Session, opponents: Opponents, prompter: Prompter): Promise<void> {
  if (session.id === 'coin-set') await race(session, opponents, prompter);
  else await takeTurns(session, opponents, prompter, DIALOGUES[session.id]);
  tellResult(session, prompter);
}

async function takeTurns(
  session: Session,
  opponents: Opponents,
  prompter: Prompter,
  dialogue: Dialogue,
): Promise<void> {
  let isOut = false;
  for (;;) {
    const { turn } = session;
    if (turn.kind === 'over') return;
    opponents.look();
    let news: News[];
    if (turn.kind === 'chance') news = session.playChance();
    else if (has(turn.awaited, session.seat)) news = await playerDecides(session, prompter, dialogue, turn);
    else
      news = await othersDecide(
        session,
        opponents,
        prompter,
        dialogue.secret.includes(turn.phase) ? turn.awaited : only(lowestSeat(turn.awaited)),
      );
    tellNews(news, session, prompter);
    if (!isOut && isPlayerOut(session)) {
      isOut = true;
      await watchOrLeave(prompter);
    }
  }
}

/** Those who decide in secret think at the same time: none of them knows what another has decided. */
async function othersDecide(
  session: Session,
  opponents: Opponents,
  prompter: Prompter,
  deciding: SeatSet,
): Promise<News[]> {
  const seats = seatsIn(deciding);
  const words = `${andList(seats.map(session.name))} ${seats.length === 1 ? 'thinks' : 'think'}`;
  const plans = await prompter.during(words, Promise.all(seats.map((seat) => opponents.plan(seat))));
  return plans.flatMap(({ decision }) => session.play(decision));
}

/** Asks until a decision stands. One made in secret is sealed first, and can be taken back until the others' are in. */
async function playerDecides(
  session: Session,
  prompter: Prompter,
  dialogue: Dialogue,
  turn: Deciding,
): Promise<News[]> {
  const { game, seat, name } = session;
  showTable(session, prompter);
  const isSecret = dialogue.secret.includes(turn.phase);
  const othersAwaited = (turn.awaited & ~only(seat)) !== 0;
  let before: Decision | undefined;
  for (;;) {
    const sight: Sight = { game, view: session.view(), seat, name, prompter, before };
    const decision = await dialogue.decide(sight);
    const reason = session.whyNot(decision);
    if (reason !== undefined) {
      say(sight, `${reason}.`);
      continue;
    }
    if (!isSecret) return session.play(decision);
    if (othersAwaited) session.play(decision);
    const isSure = await prompter.pick({
      question: `Sealed: ${dialogue.words(decision)}`,
      options: [
        { value: true, label: 'Reveal' },
        { value: false, label: 'Take it back' },
      ],
    });
    if (isSure) return othersAwaited ? [] : session.play(decision);
    before = decision;
  }
}

function showTable(session: Session, prompter: Prompter): void {
  const { look } = prompter;
  const board = BOARDS[session.id].board(stateJson(session.game, session.view()), session.name, look);
  prompter.print(session.id === 'koinz' ? board : sentences(board, look));
}

function tellNews(news: readonly News[], session: Session, prompter: Prompter): void {
  const { look } = prompter;
  const lines = news.flatMap((item) => {
    if ('table' in item) return BOARDS[session.id].board(item.table, session.name, look);
    if (UNTOLD.includes(item.event)) return [];
    const told = sentences([item.text], look);
    return HEADINGS.includes(item.event) ? ['', ...told.map(look.paint.strong)] : told;
  });
  if (lines.length > 0) prompter.print(lines);
}

/** Whether the player has been put out of a game that goes on. */
function isPlayerOut(session: Session): boolean {
  const { out, active, status } = stateJson(session.game, session.view());
  if (status === 'over') return false;
  return Array.isArray(out) ? out.includes(session.seat) : Array.isArray(active) && !active.includes(session.seat);
}

async function watchOrLeave(prompter: Prompter): Promise<void> {
  const stays = await prompter.pick({
    question: 'You are out.',
    options: [
      { value: true, label: 'See how it ends' },
      { value: false, label: 'Leave the game' },
    ],
  });
  if (!stays) throw new Left();
}

function tellResult(session: Session, prompter: Prompter): void {
  const { turn } = session;
  if (turn.kind !== 'over') return;
  if (session.id !== 'koinz') showTable(session, prompter);
  const scores = turn.scores.map((score, seat) => `${session.name(seat)} ${score}`).join(', ');
  prompter.print(sentences([`${verdict(session, turn.winners)} ${scores}.`.trim()], prompter.look));
}

function verdict({ seats, seat }: Session, winners: SeatSet): string {
  if (seats === 1) return '';
  if (!has(winners, seat)) return 'You have not won this time.';
  return seatCount(winners) === 1 ? 'You have won!' : 'You share the win!';
}

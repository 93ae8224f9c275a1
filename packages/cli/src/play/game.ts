import {
  actingSeats,
  andList,
  type Decision,
  type DecisionTurn,
  has,
  lowestSeat,
  only,
  type SeatSet,
  seatCount,
  seatsIn,
  sentence,
} from '@pouch/rules';
import { TERMINAL_GAMES } from '../games/index.js';
import { boardLines } from './board.js';
import { confirmed, type Dialogue, type Situation, say } from './dialogue.js';
import type { Opponents } from './opponents.js';
import { PlayerLeft, type Prompter } from './prompter.js';
import { race } from './race.js';
import type { Announcement, Session } from './session.js';
import { sentences } from './text.js';

/** Plays a game to its end, or until the player leaves. */
export async function playGame(session: Session, opponents: Opponents, prompter: Prompter): Promise<void> {
  const { dialogue } = TERMINAL_GAMES[session.id];
  if (dialogue.kind === 'race') await race(session, opponents, prompter, dialogue);
  else await takeTurns(session, opponents, prompter, dialogue);
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
    opponents.observe();
    let news: Announcement[];
    if (turn.kind === 'chance') news = session.playChance();
    else if (has(turn.awaited, session.seat)) news = await playerDecides(session, prompter, dialogue, turn);
    else news = await othersDecide(session, opponents, prompter, turn);
    announce(news, session, prompter);
    if (!isOut && isPlayerOut(session)) {
      isOut = true;
      const stays = await confirmed({ prompter }, 'You’re out.', 'Keep watching', 'Leave the game');
      if (!stays) throw new PlayerLeft();
    }
  }
}

/** Bots with secret decisions plan at the same time: none of them knows what another has decided. */
async function othersDecide(
  session: Session,
  opponents: Opponents,
  prompter: Prompter,
  turn: DecisionTurn,
): Promise<Announcement[]> {
  const acting = actingSeats(turn);
  const seats = seatsIn(turn.secret ? acting : only(lowestSeat(acting)));
  const words = `${andList(seats.map(session.name))} ${seats.length === 1 ? 'is' : 'are'} thinking`;
  const plans = await prompter.during(words, Promise.all(seats.map((seat) => opponents.plan(seat))));
  return plans.flatMap(({ decision }) => session.play(decision));
}

/** Asks until a decision is final. A secret one can be taken back until the player reveals it. */
async function playerDecides(
  session: Session,
  prompter: Prompter,
  dialogue: Dialogue,
  turn: DecisionTurn,
): Promise<Announcement[]> {
  const { game, seat, name } = session;
  prompter.print(boardLines(session, prompter.style));
  const othersAwaited = (turn.awaited & ~only(seat)) !== 0;
  let before: Decision | undefined;
  for (;;) {
    const situation: Situation = { game, view: session.view(), seat, name, prompter, before };
    const decision = await dialogue.decide(situation);
    const reason = session.whyNot(decision);
    if (reason !== undefined) {
      say(situation, sentence(reason));
      continue;
    }
    if (!turn.secret) return session.play(decision);
    if (othersAwaited) session.play(decision);
    const question = `Your choice: ${dialogue.words?.(decision) ?? decision.do}`;
    const isSure = await confirmed(situation, question, 'Reveal', 'Change it');
    if (isSure) return othersAwaited ? [] : session.play(decision);
    before = decision;
  }
}

function announce(news: readonly Announcement[], session: Session, prompter: Prompter): void {
  const { style } = prompter;
  const { headings, untold } = TERMINAL_GAMES[session.id];
  const lines = news.flatMap((item) => {
    if ('table' in item) return boardLines(session, style, item.table);
    if (untold.includes(item.event)) return [];
    const text = sentences([item.text], style);
    const isHeading = Object.values(headings).includes(item.event);
    return isHeading ? ['', ...text.map(style.paint.strong)] : text;
  });
  if (lines.length > 0) prompter.print(lines);
}

/** Whether the player is out of a game that the others still play. */
const isPlayerOut = (session: Session): boolean =>
  session.turn.kind !== 'over' && !has(session.game.active(session.view()), session.seat);

function tellResult(session: Session, prompter: Prompter): void {
  const { turn } = session;
  if (turn.kind !== 'over') return;
  // A table that scoring cleared has been shown already.
  if (TERMINAL_GAMES[session.id].scoring === undefined) prompter.print(boardLines(session, prompter.style));
  const scores = turn.scores.map((score, seat) => `${session.name(seat)} ${score}`).join(', ');
  prompter.print(sentences([`${verdict(session, turn.winners)} ${scores}.`.trim()], prompter.style));
}

function verdict({ seats, seat }: Session, winners: SeatSet): string {
  if (seats === 1) return '';
  if (!has(winners, seat)) return 'You didn’t win this time.';
  return seatCount(winners) === 1 ? 'You win!' : 'You share the win!';
}

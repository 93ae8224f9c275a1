import { type GameId, type GameRecord, type Json, plural, replay, StepRefusal, stateJson } from '@pouch/rules';
import { TERMINAL_GAMES } from '../games/index.js';
import { recordsIn } from '../input.js';
import { LineWriter } from '../output.js';
import { type Paint, plain } from './paint.js';
import { painted } from './painted.js';

/** Prints the records of a file as readable playthroughs. Returns the exit code. */
export async function showFile(file: string, options: { color?: boolean }): Promise<number> {
  const paint = (options.color ?? hasColour()) ? painted : plain;
  const out = new LineWriter(process.stdout);
  let exitCode = 0;
  try {
    for await (const record of recordsIn(file)) if (!(await showRecord(record, out, paint))) exitCode = 1;
  } finally {
    await out.flush();
  }
  return exitCode;
}

const hasColour = (): boolean => process.stdout.isTTY === true && process.stdout.hasColors() && !process.env.NO_COLOR;

/** Prints one record; false if a step in it is not allowed. */
export async function showRecord(record: GameRecord, out: LineWriter, paint: Paint): Promise<boolean> {
  const { game, seats } = record;
  const name = namesOf(record);
  const { board, boardAfter, headings, scoring } = TERMINAL_GAMES[game.id as GameId];
  const options = Object.entries(record.options).map(([option, value]) => `${option} ${value}`);
  const printBoard = async (state: Json): Promise<void> => {
    for (const line of board(state, name)) await out.line(`        ${paint.coins(line)}`);
  };

  await out.line(paint.strong([game.name, plural(seats, 'seat'), ...options].join(', ')));
  let number = -1;
  let before: Json = {};
  for (const frame of replay(record)) {
    if (frame instanceof StepRefusal) {
      await out.line(paint.strong(`Step ${frame.step} is not allowed: ${frame.reason}`));
      return false;
    }
    const state = stateJson(game, frame.state);
    if (frame.step === undefined) await printBoard(state);
    const words = frame.events.map((event) => ({ event: event.event, text: game.notation.narrate(event, name) }));
    // A table that scoring clears is shown before.
    if (scoring !== undefined && words.some(({ event }) => event === scoring.event))
      await printBoard(scoring.stateBefore(before, game.notation.step(frame.step as never), words));
    for (const [index, { event, text }] of words.entries()) {
      if (event === headings.round) await out.line('');
      const margin = index === 0 ? String(number).padStart(5) : '     ';
      const line = event === headings.round || event === headings.end ? paint.strong(text) : paint.coins(text);
      await out.line(`${paint.quiet(margin)}   ${line}`);
    }
    if (words.some(({ event }) => boardAfter.includes(event))) await printBoard(state);
    before = state;
    number++;
  }
  const { status } = before;
  if (status !== 'over') await out.line(paint.quiet(`        Unfinished after ${plural(number, 'step')}`));
  await out.line('');
  return true;
}

function namesOf(record: GameRecord): (seat: number) => string {
  const { players } = record.json;
  return (seat) => {
    const name = Array.isArray(players) ? players[seat] : undefined;
    return typeof name === 'string' && name !== '' ? printable(name) : `Seat ${seat}`;
  };
}

/** A name from a file must not control the terminal. */
const printable = (text: string): string => text.replaceAll(/\p{C}/gu, '').slice(0, 40);

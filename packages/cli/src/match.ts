import { type GameId, plural } from '@pouch/rules';
import { playRun, type RunOptions, readRun } from './play-run.js';
import { type Lineup, readEntrants, wholeRotations } from './players.js';
import { distinctNames, figure, headLines, percent, shareText } from './summary.js';
import { interval, type Summary, summarise, type Tally } from './tally.js';

export interface MatchOptions extends RunOptions {
  readonly players: string;
  readonly json?: boolean;
}

/** A tournament: every deal is played in all rotations, which evens out seats and luck. */
export async function playMatch(id: GameId, args: MatchOptions): Promise<void> {
  const lineup: Lineup = { entrants: readEntrants(args.players), seating: 'rotating', think: args.think };
  const run = readRun(id, args, { seats: lineup.entrants.length, lineup, records: false });
  const tally = await playRun(run, wholeRotations(lineup, args.games), args.threads);
  const summary = summarise(run, tally);
  const text = args.json === true ? JSON.stringify(matchJson(summary)) : matchText(summary, tally, args.games);
  process.stdout.write(`${text}\n`);
}

function matchJson({ game, games, players = [], wins: all }: Summary): object {
  const results = all.map(({ wins, share, low, high }, at) => ({ name: players[at], games, wins, share, low, high }));
  return { game, games, players: results };
}

function matchText(summary: Summary, tally: Tally, requested: number): string {
  const { games, wins } = summary;
  const names = distinctNames(summary.players ?? []);
  const width = Math.max(6, ...names.map(({ length }) => length));
  const lines = [
    ...headLines(summary, 'in all rotations', requested),
    '',
    `  ${'player'.padEnd(width)}   games       won    share   95 % interval`,
    ...wins.map(
      (win, place) =>
        `  ${(names[place] as string).padEnd(width)}  ${String(games).padStart(6)}  ${figure(win.wins).padStart(8)}  ${shareText(win)}`,
    ),
    ...decidedLines(names, tally),
  ];
  return lines.join('\n');
}

/** Between two players: the games that one of them won alone. */
function decidedLines([one, two]: readonly string[], { wins }: Tally): string[] {
  const [[first = 0] = [], [second = 0] = []] = wins;
  if (wins.length !== 2 || first + second === 0) return [];
  const decided = first + second;
  const { share, low, high } = interval(first, decided);
  const spread = `${percent(share)} (${percent(low)} to ${percent(high)})`;
  return ['', `  Of ${plural(decided, 'decided game')}, ${one} won ${spread} and ${two} ${percent(1 - share)}.`];
}

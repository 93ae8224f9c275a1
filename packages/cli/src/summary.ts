import { GAMES, plural } from '@pouch/rules';
import type { Share, Spread, Summary } from './tally.js';

export const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
export const figure = (value: number): string => value.toFixed(Number.isInteger(value) ? 0 : 2);

export const shareText = ({ share, low, high }: Share): string =>
  `${percent(share).padStart(7)}  ${percent(low).padStart(6)} to ${percent(high).padStart(6)}`;

const spreadText = ({ mean, sd, least, most }: Spread): string =>
  `${mean.toFixed(1).padStart(7)} ± ${sd.toFixed(1).padStart(5)}   from ${least} to ${most}`;

const LONGEST_NAME = 40;

/** The players' names, shortened, and numbered where they repeat: fair, fair (2). */
export function distinctNames(names: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return names.map((name) => {
    const many = (seen.get(name) ?? 0) + 1;
    seen.set(name, many);
    const line = name.replaceAll(/\s+/g, ' ');
    const short = line.length > LONGEST_NAME ? `${line.slice(0, LONGEST_NAME - 1)}…` : line;
    return many === 1 ? short : `${short} (${many})`;
  });
}

/** Which game was played, by whom, how often and with which options. */
export function headLines({ game, seats, options, games, seed }: Summary, whose: string, requested: number): string[] {
  const chosen = Object.entries(options).map(([name, value]) => `${name} ${value}`);
  return [
    `${GAMES[game].name}, ${plural(seats, 'seat')}, ${plural(games, 'game')} ${whose}, seed ${seed}`,
    ...(chosen.length > 0 ? [`  ${chosen.join(', ')}`] : []),
    ...(games === requested ? [] : [`  ${requested} requested, rounded up to whole rotations`]),
  ];
}

export function summaryText(summary: Summary, requested: number): string {
  const game = GAMES[summary.game];
  const names = summary.players && distinctNames(summary.players);
  const labels = summary.wins.map(({ seat }, place) =>
    seat === undefined ? `${names?.[place]}` : `seat ${seat}${names === undefined ? '' : ` ${names[place]}`}`,
  );
  const width = Math.max(6, ...labels.map(({ length }) => length));
  const line = (label: string, text: string): string => `  ${label.padEnd(width)} ${text}`;
  const head = (label: string, text: string): string => `${label.padEnd(width + 3)} ${text}`;
  const rotated = summary.wins.some(({ player }) => player !== undefined) ? ' in all rotations' : '';
  const lines = [
    ...headLines(summary, `with ${names?.join(', ') ?? 'random players'}${rotated}`, requested),
    '',
    head('wins', 'share   95 % interval'),
    ...summary.wins.map((win, place) => line(labels[place] as string, `${shareText(win)}   ${figure(win.wins)} won`)),
    '',
    head('length', 'mean ± SD'),
    ...(summary.rounds === null ? [] : [line('rounds', spreadText(summary.rounds))]),
    ...(summary.steps === null ? [] : [line('steps', spreadText(summary.steps))]),
    '',
    head('scores', 'mean ± SD'),
    ...summary.scores.flatMap((spread, place) =>
      spread === null ? [] : [line(labels[place] as string, spreadText(spread))],
    ),
    '',
    'how games ended',
    ...Object.entries(summary.endings).map(
      ([ending, count]) =>
        `  ${percent(summary.games === 0 ? 0 : count / summary.games).padStart(7)}  ${game.endings[ending]} (${count})`,
    ),
  ];
  return lines.join('\n');
}

import type { Game } from '@pouch/rules';
import type { Spread, Summary } from './tally.js';

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const figure = (value: number): string => value.toFixed(Number.isInteger(value) ? 0 : 2);

const spreadText = ({ mean, sd, least, most }: Spread): string =>
  `${mean.toFixed(1).padStart(7)} ± ${sd.toFixed(1).padStart(5)}   from ${least} to ${most}`;

/** The summary of a simulation for people. */
export function summaryText(game: Game, summary: Summary): string {
  const options = Object.entries(summary.options).map(([name, value]) => `${name} ${value}`);
  const lines = [
    `${game.name}, ${summary.seats} seats, ${summary.games} games of random players, seed ${summary.seed}`,
    ...(options.length > 0 ? [`  ${options.join(', ')}`] : []),
    '',
    'wins      share   95 % interval',
    ...summary.wins.map(
      ({ seat, wins, share, low, high }) =>
        `  seat ${seat}  ${percent(share).padStart(6)}  ${percent(low).padStart(6)} to ${percent(high).padStart(6)}   ${figure(wins)} won`,
    ),
    '',
    'length    mean ± spread',
    ...(summary.rounds === null ? [] : [`  rounds ${spreadText(summary.rounds)}`]),
    ...(summary.steps === null ? [] : [`  steps  ${spreadText(summary.steps)}`]),
    '',
    'scores    mean ± spread',
    ...summary.scores.flatMap((spread, seat) => (spread === null ? [] : [`  seat ${seat} ${spreadText(spread)}`])),
    '',
    'how games ended',
    ...Object.entries(summary.endings).map(
      ([ending, count]) =>
        `  ${percent(summary.games === 0 ? 0 : count / summary.games).padStart(7)}  ${game.endings[ending]} (${count})`,
    ),
  ];
  return lines.join('\n');
}

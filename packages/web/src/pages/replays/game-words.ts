import type { SaveHead } from '../../device/save.ts';
import { andList } from '../../words/lists.ts';
import { t } from '../../words/t.ts';

/** A kept game in the words of its row. */

/** 'With Mara and Tallow': whom a single person plays with; where several share the device, all of them. */
export function withWords({ players }: SaveHead): string {
  if (players.length === 1) return t('replays.alone');
  const people = players.filter(({ kind }) => kind === 'person');
  const others = players.filter((player) => people.length !== 1 || player !== people[0]);
  return t('replays.with', { names: andList(others.map(({ name }) => name)) });
}

/** 'Mara won', from what is kept with the game: the table need not be loaded for a list. */
export function resultWords({ players, result }: SaveHead): string {
  if (result === undefined) return '';
  if (players.length === 1) return t('replays.alone');
  const names = result.winners.map((seat) => players[seat]?.name ?? t('seat.number', { number: seat + 1 }));
  if (names.length !== 1) return t('replays.shared', { names: andList(names) });
  const [name = ''] = names;
  return name === t('me.unnamed') ? t('replays.you-won') : t('replays.won', { names: name });
}

export const scoreWords = ({ players, result }: SaveHead): string =>
  players.map(({ name }, seat) => t('replays.score', { name, score: result?.scores[seat] ?? 0 })).join(' · ');

import { GAME_FACTS, type Seat } from '@pouch/rules';
import { type Bests, type LastGame, mySeat } from '../../device/bests.ts';
import type { SaveHead, SaveResult } from '../../device/save.ts';
import { clockTime } from '../../words/clock-time.ts';
import { andList } from '../../words/lists.ts';
import { t } from '../../words/t.ts';
import { titleWith } from './waiting.ts';

/** The game that was finished last, as home tells it. */
export interface ToldGame {
  readonly head: SaveHead;
  /** 'You won, 42 to 39' */
  readonly result: string;
  /** 'Realm Coins with Ines and Jonah' */
  readonly title: string;
  /** Whose crest stands for it: mine, or the winner's where several people played. */
  readonly seat: Seat;
  readonly won: boolean;
  /** Once it has been drawn up, and if there is enough to draw. */
  readonly chart: Pick<LastGame, 'values' | 'goal'> | undefined;
}

const NO_RESULT: SaveResult = { winners: [], scores: [], ending: '' };

/** Nothing if no game has been finished, or none is kept. */
export function lastGame(games: readonly SaveHead[], { last }: Pick<Bests, 'last'>): ToldGame | undefined {
  const head = games.find(({ finished, result }) => finished && result !== undefined);
  if (head === undefined) return undefined;
  const me = mySeat(head);
  const known = last?.id === head.id ? last : undefined;
  const winners = head.result?.winners ?? [];
  const others = head.players.filter((_, seat) => seat !== me).map(({ name }) => name);
  return {
    head,
    result: resultOf(head, known),
    title: titleWith(head.game, others),
    seat: me ?? winners[0] ?? 0,
    won: me !== undefined && winners.includes(me) && head.players.length > 1,
    chart: known?.values.some((line) => line.length > 1) ? known : undefined,
  };
}

function resultOf(head: SaveHead, known: LastGame | undefined): string {
  const { players, result } = head;
  const { winners, scores } = result ?? NO_RESULT;
  const me = mySeat(head);
  if (players.length === 1)
    return known === undefined
      ? GAME_FACTS[head.game].name
      : t('home.last-alone', { result: known.title, time: clockTime(head.seconds) });
  if (me === undefined) return namedResult(head);
  const mine = scores[me] ?? 0;
  const others = scores.filter((_, seat) => seat !== me);
  if (!winners.includes(me)) {
    // A tie that was broken: winners are ahead of me, whatever the figures say.
    const ahead = scores.filter((score, seat) => seat !== me && (score > mine || winners.includes(seat))).length;
    return t('home.last-place', { place: ahead + 1, mine, best: Math.max(...others) });
  }
  if (winners.length > 1) return t('home.last-shared', { mine });
  return t('home.last-won', { mine, best: Math.max(...others) });
}

/** Where several people shared the device. */
function namedResult({ players, result }: SaveHead): string {
  const { winners, scores } = result ?? NO_RESULT;
  const names = andList(winners.map((seat) => players[seat]?.name ?? ''));
  if (winners.length !== 1) return t('home.last-names-shared', { names });
  const best = scores[winners[0] ?? 0] ?? 0;
  const next = Math.max(...scores.filter((_, seat) => !winners.includes(seat)));
  return t('home.last-name-won', { names, best, next });
}

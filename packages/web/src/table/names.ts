import { t } from '../words/t.ts';
import type { Names } from './kit.ts';
import type { PlayerAbout } from './source.ts';

/** How the table speaks of its players: to 'you' where one person of this device looks on. */
export function namesOf(players: readonly PlayerAbout[]): Names {
  const mine = players.filter((player) => player.mine);
  const you = mine.length === 1 ? mine[0]?.seat : undefined;
  return {
    of: (seat) => players[seat]?.name ?? t('seat.number', { number: seat + 1 }),
    isYou: (seat) => seat === you,
  };
}

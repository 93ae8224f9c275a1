import { countOf, pirateInternals, type Seat, seatsIn } from '@pouch/rules';
import type { Names, Reader } from '../../table/kit.ts';
import type { Moment } from '../../table/source.ts';
import { t } from '../../words/t.ts';
import { gainOf, lackOf } from './split.ts';
import { type PlayedTurn, splitOf, turnsOf } from './turns.ts';
import type { Types } from './types.ts';
import { lackWords, metalWord, monsterWord, signed, youOrName } from './words.ts';

const { ATTACK } = pirateInternals;

/** What the last turn brought, or after its last turn the round; nothing once the next choices are shown. */
export function lastResult(moments: readonly Moment<Types>[], { viewer, names }: Reader): string | undefined {
  const turns = turnsOf(moments);
  const now = turns.at(-1);
  const done = turns.findLast((turn) => turn.flip !== undefined || turn.end !== undefined);
  // The stage tells the rest of a turn whose choices are shown.
  if (done === undefined || (now !== done && now?.revealed !== undefined)) return undefined;
  const me = viewer === 'table' ? undefined : viewer;
  if (done.end === undefined) return t('pirate.last.turn', { what: turnWords(done, me, names) });
  const round = turns.filter((turn) => turn.round === done.round);
  return t('pirate.last.round', { what: roundWords(round, done, me, names) });
}

/** 'Ines +5, angler 2 of 3' */
function turnWords(turn: PlayedTurn, me: Seat | undefined, names: Names): string {
  const gains = gainWords([turn], me, names);
  return [...(gains.length === 0 ? [stayedWords(turn, names)] : gains), ...flipWords(turn)].join(', ');
}

function stayedWords({ aboard }: PlayedTurn, names: Names): string {
  const [first, second] = seatsIn(aboard);
  return first === undefined || second !== undefined
    ? t('pirate.last.stayed')
    : t('pirate.last.one-stayed', { name: youOrName(first, names) });
}

function flipWords({ flip, monsters }: PlayedTurn): readonly string[] {
  if (flip === undefined) return [];
  if (flip.side === 'skull') return [t('pirate.last.skull', { metal: metalWord(flip.coin) })];
  const place = countOf(monsters, flip.coin) + 1;
  return [t('pirate.last.monster', { monster: monsterWord(flip.coin), place, most: ATTACK })];
}

/** 'you +5, Ines +3'; with the reason if there was nothing for you, or for anyone. */
function roundWords(round: readonly PlayedTurn[], last: PlayedTurn, me: Seat | undefined, names: Names): string {
  const gains = gainWords(round, me, names);
  const iStayed = me !== undefined && !round.some(({ taken }) => taken.has(me));
  const why = endWords(last);
  if (why === undefined) return gains.join(', ');
  if (iStayed) return [t('pirate.last.nothing', { why }), ...gains].join(', ');
  return gains.length === 0 ? t('pirate.last.nobody', { why }) : gains.join(', ');
}

/** Why those who were still aboard got nothing. */
function endWords({ end }: PlayedTurn): string | undefined {
  if (end?.event === 'attacked') return t('pirate.last.attacked', { monster: monsterWord(end.metal) });
  return end?.event === 'pouch-empty' ? t('pirate.last.pouch-empty') : undefined;
}

/** What each plunderer got, the viewer first. */
function gainWords(turns: readonly PlayedTurn[], me: Seat | undefined, names: Names): readonly string[] {
  const all = turns.flatMap((turn) => [...turn.taken.values()].map((taken) => ({ turn, taken })));
  const mineFirst = [...all.filter(({ taken }) => taken.seat === me), ...all.filter(({ taken }) => taken.seat !== me)];
  return mineFirst.map(({ turn, taken }) => {
    const gain = gainOf(taken);
    const lack = lackOf(splitOf(turn), taken);
    if (taken.seat === me && gain === 0 && lack !== undefined)
      return t('pirate.last.nothing', { why: lackWords(lack, 'yours') });
    return t('pirate.last.gain', { name: youOrName(taken.seat, names), gain: signed(gain) });
  });
}

import {
  countOf,
  has,
  type Metal,
  only,
  pirateInternals,
  type Seat,
  seatCount,
  seatsIn,
  type Viewer,
} from '@pouch/rules';
import type { Names, Narration, Reader } from '../../table/kit.ts';
import { andList } from '../../words/lists.ts';
import { t } from '../../words/t.ts';
import { metalName } from './metals.ts';
import { narratePlunder } from './plunder-words.ts';
import type { Show } from './show.ts';
import type { EventOf, View } from './types.ts';
import { doer, doers, metalWord, monsterName, monsterWord } from './words.ts';

export { hurry } from './hurry.ts';
export { lastResult } from './last-result.ts';

const { ATTACK, chosen, GOAL, ROUNDS, worthOf } = pirateInternals;

/** What one plays for. */
export const goal = (_view: View): string => t('pirate.goal', { goal: GOAL });

/** Where skipping leads. */
export function skipTo(view: View, viewer: Viewer): string {
  if (view.phase === 'over') return t('pirate.skip.result');
  const isMine = view.phase === 'choose' && viewer !== 'table' && has(view.aboard & ~chosen(view), viewer);
  return t(isMine ? 'pirate.skip.choice' : 'stage.skip');
}

/** What the stage says. */
export function narrate(show: Show, view: View, { viewer, names }: Reader): Narration {
  const { happening } = show;
  switch (happening.event) {
    case 'rest':
    case 'chosen':
      return resting(show, view, viewer, names);
    case 'starter':
      return {
        headline: t('pirate.stage.starter', doer(happening.seat, names)),
        why: t('pirate.stage.starter.why'),
        lead: happening.seat,
      };
    case 'stacked':
      return {
        headline: t('pirate.stage.stacked', { rounds: ROUNDS }),
        why: t('pirate.stage.stacked.why'),
        lead: 'none',
      };
    case 'round-begun':
      return {
        headline: t('pirate.stage.round', { round: happening.round }),
        why: t('pirate.stage.round.why', { metal: metalWord(happening.coin) }),
        lead: 'none',
      };
    case 'fortune':
      return {
        headline: t('pirate.stage.drawn', { ...doer(happening.seat, names), metal: metalWord(happening.coin) }),
        why: t('pirate.fortune.rule', { metal: metalName(happening.coin) }),
        lead: happening.seat,
      };
    case 'revealed':
      return revealed(happening, names);
    case 'plundered':
      return narratePlunder(happening, show, names);
    case 'tossed':
      return flipping(happening.coin, show);
    case 'flipped':
      return flipped(happening, show);
    case 'attacked':
      return {
        headline: t('pirate.stage.attacked', { monster: monsterWord(happening.metal) }),
        why: t('pirate.stage.lost', { worth: worthOf(happening.lost) }),
        lead: 'none',
      };
    case 'pouch-empty':
      return {
        headline: t('pirate.stage.pouch-empty'),
        why: t('pirate.stage.lost', { worth: worthOf(happening.lost) }),
        lead: 'none',
      };
    case 'deck-empty':
      return {
        headline: t('pirate.stage.deck-empty'),
        why: t('pirate.stage.deck-empty.why', { metal: metalWord(show.fortune ?? 0) }),
        lead: 'none',
      };
    case 'over':
      return over(happening, show, names);
  }
}

/** Nothing moves: somebody is awaited, or the next coin is about to be drawn or flipped. */
function resting(show: Show, view: View, viewer: Viewer, names: Names): Narration {
  const isAshore = viewer !== 'table' && show.starter !== null && !show.over && !has(show.aboard, viewer);
  const ashore = isAshore ? t('pirate.stage.ashore') : undefined;
  const awaited = seatsIn(view.aboard & ~chosen(view));
  if (show.choosing && awaited.length > 0 && show.fortune !== null)
    return {
      headline: t('pirate.stage.waiting', { names: andList(awaited.map(names.of)) }),
      why: ashore ?? t('pirate.fortune.rule', { metal: metalName(show.fortune) }),
      lead: 'none',
    };
  if (show.over) return { headline: t('pirate.stage.over'), lead: 'none' };
  if (show.fortune !== null) return flipping(show.fortune, show);
  return { headline: t('pirate.stage.to-draw'), why: ashore ?? t('pirate.stage.to-draw.why'), lead: 'none' };
}

/** The coin is in the air: what it may bring. */
function flipping(coin: Metal, { monsters }: Show): Narration {
  const place = countOf(monsters, coin) + 1;
  return {
    headline: t('pirate.stage.tossed', { metal: metalWord(coin) }),
    why: t('pirate.stage.tossed.why', {
      attacks: place === ATTACK ? 'yes' : 'no',
      monster: monsterWord(coin),
      place,
      most: ATTACK,
    }),
    lead: 'none',
  };
}

/** Who plunders and who stays: one who does it alone leads the line. */
function revealed({ plunder, sally }: EventOf<'revealed'>, names: Names): Narration {
  if (plunder === 0)
    return {
      headline: seatCount(sally) > 1 ? t('pirate.stage.all-stay') : t('pirate.stage.stay', { ...doers(sally, names) }),
      why: t('pirate.stage.all-stay.why'),
      lead: aloneIn(sally),
    };
  return {
    headline:
      sally === 0 && seatCount(plunder) > 1
        ? t('pirate.stage.all-plunder')
        : t('pirate.stage.plunder', { ...doers(plunder, names) }),
    why: sally === 0 ? t('pirate.stage.all-plunder.why') : t('pirate.stage.stay.why', { ...doers(sally, names) }),
    lead: aloneIn(plunder),
  };
}

function aloneIn(seats: number): Seat | 'none' {
  const [first, second] = seatsIn(seats);
  return first !== undefined && second === undefined ? first : 'none';
}

function flipped({ coin, side }: EventOf<'flipped'>, { loot, monsters }: Show): Narration {
  if (side === 'skull')
    return {
      headline: t('pirate.stage.skull', { metal: metalWord(coin) }),
      why: t('pirate.stage.skull.why', { worth: worthOf(loot) }),
      lead: 'none',
    };
  const place = countOf(monsters, coin);
  return {
    headline: t('pirate.stage.monster', { monster: monsterName(coin), place, most: ATTACK }),
    why: t('pirate.stage.monster.why', { left: ATTACK - place, monster: monsterWord(coin) }),
    lead: 'none',
  };
}

function over({ ending, winners }: EventOf<'over'>, { booty }: Show, names: Names): Narration {
  const reached = booty.reduce((set, coins, seat) => (worthOf(coins) >= GOAL ? set | only(seat) : set), 0);
  return {
    headline: t('pirate.stage.over'),
    why:
      ending === 'twenty-five'
        ? t('pirate.stage.over.goal', { ...doers(reached, names), goal: GOAL })
        : t('pirate.stage.over.rounds', { rounds: ROUNDS }),
    lead: aloneIn(winners),
  };
}

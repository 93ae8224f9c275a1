import { COPPER, EMPTY, GOLD, NOBODY, only, pirateInternals, type SeatSet } from '@pouch/rules';
import type { Names, Narration } from '../../table/kit.ts';
import { t } from '../../words/t.ts';
import type { Plundering, Show } from './show.ts';
import { gainOf, lackOf, type Taken } from './split.ts';
import type { Metals } from './types.ts';
import { coinWords, doer, doers, youOrName } from './words.ts';

const { owedEach, worthOf } = pirateInternals;

/** More names than this do not fit into a headline: the rows have them. */
const MOST_NAMES = 2;

/** Who leaves with what, and by which rule. */
export function narratePlunder(happening: Plundering, show: Pick<Show, 'loot' | 'aboard'>, names: Names): Narration {
  const { all } = happening;
  const [first] = all;
  return {
    headline: headlineOf(all, show, names),
    why: whyWords(happening, show.loot, names),
    lead: first !== undefined && all.length === 1 ? first.seat : 'none',
  };
}

function headlineOf(all: readonly Taken[], { aboard }: Pick<Show, 'aboard'>, names: Names): string {
  const [first] = all;
  const gain = first === undefined ? 0 : gainOf(first);
  if (first !== undefined && all.length === 1) return t('pirate.stage.leaves', { ...doer(first.seat, names), gain });
  const isSame = all.every((taken) => gainOf(taken) === gain);
  if (all.length > MOST_NAMES) {
    const who = t(aboard === NOBODY ? 'pirate.stage.everyone' : 'pirate.stage.players', { count: all.length });
    return isSame ? t('pirate.stage.leave-each', { names: who, gain }) : t('pirate.stage.leave', { who });
  }
  if (isSame) return t('pirate.stage.leave-each', { names: doers(seatsOf(all), names).names, gain });
  // The one that is not you comes first: 'Ines leaves with 5, you with 3'.
  const [one, other] = [...all].sort((a, b) => Number(names.isYou(a.seat)) - Number(names.isYou(b.seat)));
  if (one === undefined || other === undefined) return '';
  return t('pirate.stage.leave-both', {
    name: names.of(one.seat),
    gain: gainOf(one),
    other: youOrName(other.seat, names),
    otherGain: gainOf(other),
  });
}

const seatsOf = (all: readonly Taken[]): SeatSet => all.reduce((set, { seat }) => set | only(seat), NOBODY);

function whyWords({ split, all }: Plundering, left: Metals, names: Names): string {
  const { fortune, loot, plunderers } = split;
  if (loot === EMPTY) return t('pirate.stage.why.empty');
  if (plunderers === 1) return t('pirate.stage.why.alone');
  if (fortune === GOLD) return t('pirate.stage.why.gold');
  if (fortune !== COPPER) {
    const [first] = all;
    return first === undefined || first.take === EMPTY
      ? t('pirate.stage.why.silver-none')
      : t('pirate.stage.why.silver', { coins: coinWords(first.take), left: worthOf(left) });
  }
  const owed = owedEach(loot, plunderers);
  if (owed === 0) return t('pirate.stage.why.copper-none', { worth: worthOf(loot) });
  const short = all.filter((taken) => lackOf(split, taken) === 'no-change');
  if (short.length === 0) return t('pirate.stage.why.copper', { owed, left: worthOf(left) });
  return t('pirate.stage.why.no-change', { owed, ...doers(seatsOf(short), names) });
}

import { COPPER, EMPTY, GOLD, NOBODY, only, pirateInternals, type SeatSet } from '@pouch/rules';
import type { Names, Narration } from '../../table/kit.ts';
import { andList } from '../../words/lists.ts';
import { t } from '../../words/t.ts';
import type { Plundering, Show } from './show.ts';
import { gainOf, lackOf, type Taken } from './split.ts';
import type { Metals } from './types.ts';
import { coinWords, doer, doers, youOrName } from './words.ts';

const { owedEach, worthOf } = pirateInternals;

/** Who leaves with what, and by which rule. */
export function narratePlunder(happening: Plundering, { loot: left }: Pick<Show, 'loot'>, names: Names): Narration {
  const { all } = happening;
  const gains = all.map(gainOf);
  const [first] = all;
  const [gain = 0] = gains;
  const isSame = gains.every((each) => each === gain);
  const why = whyWords(happening, left, names);
  if (first !== undefined && all.length === 1)
    return { headline: t('pirate.stage.leaves', { ...doer(first.seat, names), gain }), why, lead: first.seat };
  return {
    headline: isSame
      ? t('pirate.stage.leave-each', { ...doers(seatsOf(all), names), gain })
      : t('pirate.stage.leave', {
          gains: andList(
            all.map((taken) => t('pirate.stage.gain', { name: youOrName(taken.seat, names), gain: gainOf(taken) })),
          ),
        }),
    why,
    lead: 'none',
  };
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

import { GOLD, type Metal, pirateInternals, type Seat, SILVER, seatsIn } from '@pouch/rules';
import type { Names } from '../../table/kit.ts';
import type { Explanation } from '../../ui/explain.tsx';
import { andList, orList } from '../../words/lists.ts';
import { t } from '../../words/t.ts';
import { metalName } from './metals.ts';
import { othersAboard, type Share, type ShareLine, shareLines } from './shares.ts';
import type { View } from './types.ts';
import { coinWords, signed } from './words.ts';

const { owedEach, worthOf } = pirateInternals;

/** A line under Plunder: with whom, what the booty gains, the coins, and why. */
export interface ShareRow {
  readonly key: string;
  readonly who: string;
  readonly gain: string;
  /** The exact coins; undefined where they depend on who plunders. */
  readonly share: Share | undefined;
  /** Silver leaves coins in the hold. */
  readonly left: string | undefined;
  readonly words: string;
  readonly why: Explanation;
}

export function shareRows(view: View, seat: Seat, names: Names): readonly ShareRow[] {
  const { fortune } = view;
  if (fortune === null) return [];
  const others = othersAboard(view, seat);
  const lines = shareLines(view, seat).filter((line) => isShown(line.others, others, fortune));
  return lines.map((line) => {
    const named = lines.filter((each) => each.others === line.others).length > 1;
    return rowOf(view, line, whoOf(line, others, fortune, named, names), names);
  });
}

/** A gold fortune is the same with anyone; of many others not every number has a line. */
const isShown = (count: number, others: number, fortune: Metal): boolean =>
  fortune === GOLD ? count < 2 : others < 4 || count !== 3;

function whoOf(line: ShareLine, others: number, fortune: Metal, named: boolean, names: Names): string {
  if (line.others === 0) return t('pirate.with', { others: 0 });
  const setWords = line.with.map((set) => andList(seatsIn(set).map(names.of)));
  if (named) return t('pirate.with-named', { names: orList(setWords) });
  if (others === 1) return t('pirate.with-the-other', { name: setWords[0] ?? '' });
  if (fortune === GOLD) return t('pirate.with-anyone');
  if (line.others === others) return others === 2 ? t('pirate.with-both') : t('pirate.with-all', { others });
  return t('pirate.with', { others: line.others });
}

function rowOf(view: View, line: ShareLine, who: string, names: Names): ShareRow {
  const [first] = line.shares;
  const share = line.shares.length === 1 ? first : undefined;
  const gains = line.shares.map((each) => each.gain);
  const least = signed(Math.min(...gains));
  const most = signed(Math.max(...gains));
  const gain = least === most ? least : t('pirate.depends.gain', { least, most });
  const words = share === undefined ? depending(line, view, names) : shareWords(share, view.fortune);
  return {
    key: `${line.others} ${line.with.join(' ')}`,
    who,
    gain,
    share,
    left: view.fortune === SILVER && share !== undefined ? coinWords(share.left) : undefined,
    words: t('pirate.line.words', { who, gain, shares: words }),
    why: { title: `${who}: ${gain}`, text: `${words} ${whyWords(view, line.others + 1)}` },
  };
}

function shareWords({ take, give, left }: Share, fortune: Metal | null): string {
  const taken =
    give === 0
      ? t('pirate.line.take', { take: coinWords(take) })
      : t('pirate.line.take-back', { take: coinWords(take), give: coinWords(give) });
  return fortune === SILVER ? `${taken} ${t('pirate.line.left', { left: coinWords(left) })}` : taken;
}

/** Where the share depends on who the others are: each case by name. */
function depending(line: ShareLine, { aboard }: View, names: Names): string {
  return line.shares
    .map((share, index) => {
      const set = (line.with[index] ?? 0) & aboard;
      return t('pirate.line.depends', {
        names: andList(seatsIn(set).map(names.of)),
        gain: signed(share.gain),
        coins: coinWords(share.take),
      });
    })
    .join(' ');
}

function whyWords({ fortune, loot }: View, count: number): string {
  if (fortune === null) return '';
  const owed = owedEach(loot, count);
  return t(`pirate.line.why.${metalName(fortune)}`, { count, loot: worthOf(loot), owed });
}

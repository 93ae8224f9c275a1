import { COIN_SET_LEVELS, COIN_SET_SYMBOLS, coinSetInternals as internals, METALS } from '@pouch/rules';

export const TRAIT_NAMES = ['metal', 'symbol', 'level', 'total'] as const;
export type TraitName = (typeof TRAIT_NAMES)[number];

export const TOTALS = ['one', 'two', 'three'] as const;
const VALUES = { metal: METALS, symbol: COIN_SET_SYMBOLS, level: COIN_SET_LEVELS, total: TOTALS } as const;

export type TraitValue = (typeof VALUES)[TraitName][number];

/** How three coins stand in one characteristic. */
export type Trait = { readonly name: TraitName } & (
  | { readonly is: 'same' | 'different' }
  /** S2: a joker stands for whatever is needed. */
  | { readonly is: 'joker' }
  /** Two are alike and the third is not. */
  | { readonly is: 'fails'; readonly twice: TraitValue; readonly once: TraitValue }
);

/** The four characteristics of three coins, by their faces: for telling why they are a set or not. */
export const traitsOf = (faces: readonly internals.Face[]): readonly Trait[] => {
  const joker = faces.some(internals.isJoker);
  return TRAIT_NAMES.map((name) => (joker && name !== 'metal' ? { name, is: 'joker' } : traitOf(name, faces)));
};

function traitOf(name: TraitName, faces: readonly internals.Face[]): Trait {
  const values = faces.map((face) => VALUES[name][numberOf(name, face)] ?? VALUES[name][0]);
  const kinds = new Set(values);
  if (kinds.size === 1) return { name, is: 'same' };
  if (kinds.size === values.length) return { name, is: 'different' };
  const count = (value: TraitValue): number => values.filter((each) => each === value).length;
  const [one, two] = [...kinds] as [TraitValue, TraitValue];
  return count(one) > count(two)
    ? { name, is: 'fails', twice: one, once: two }
    : { name, is: 'fails', twice: two, once: one };
}

export type Failure = Extract<Trait, { readonly is: 'fails' }>;

const numberOf = (name: TraitName, face: internals.Face): number =>
  name === 'metal' ? internals.metalOf(face) : (internals.marksOf(face)?.[name] ?? 0);

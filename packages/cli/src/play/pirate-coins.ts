import { countOf, EMPTY, METALS, type Metal, pirateInternals, type Seat, seatCount } from '@pouch/rules';
import { heapText } from '../show/columns.js';
import { type Dialogue, picked, type Sight } from './dialogue.js';
import { HELP } from './help.js';

const { ATTACK, bootyOf, owedEach, shareOf, worthOf } = pirateInternals;

type Types = pirateInternals.Types;
type View = pirateInternals.View;

export const pirateDialogue: Dialogue<Types> = {
  secret: ['choose'],
  decide: choose,
  words: ({ side }) => (side === 'monster' ? 'plunder' : 'sally forth'),
};

const metalsText = (metals: pirateInternals.Metals): string =>
  metals === EMPTY
    ? 'nothing'
    : `${heapText(Object.fromEntries(METALS.map((name, metal) => [name, countOf(metals, metal)] as const).filter(([, count]) => count > 0)))} (${worthOf(metals)})`;

async function choose(sight: Sight<Types>): Promise<pirateInternals.Choose> {
  const { view, seat } = sight;
  const side = await picked<pirateInternals.Side>(
    sight,
    {
      question: `The fortune is ${METALS[view.fortune as Metal]}. What will you do?`,
      options: [
        { value: 'monster', label: 'Plunder', hint: plunderHint(view, seat) },
        { value: 'skull', label: 'Sally forth', hint: sallyHint(view) },
      ],
    },
    HELP['pirate-coins'].choose ?? [],
  );
  return { do: 'choose', seat, side };
}

/** What the split would give: to a lone plunderer, and as the first of two. */
export function plunderHint(view: View, seat: Seat): string {
  const hint = `alone you get ${shareText(view, seat, 1)}`;
  return seatCount(view.aboard) > 1 ? `${hint}; one of two, about ${shareText(view, seat, 2)}` : hint;
}

function shareText(view: View, seat: Seat, many: number): string {
  const { loot } = view;
  const { take, give } = shareOf(view.fortune as Metal, owedEach(loot, many), loot, loot, bootyOf(view, seat), many);
  return give === EMPTY ? metalsText(take) : `${metalsText(take)} for ${metalsText(give)}`;
}

function sallyHint({ fortune, monsters }: View): string {
  const metal = fortune as Metal;
  const isNear = countOf(monsters, metal) === ATTACK - 1;
  return isNear ? `one in two that the ${METALS[metal]} monster attacks` : 'no attack on this flip';
}

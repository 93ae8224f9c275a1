import { countOf, EMPTY, METALS, type Metal, pirateInternals, type Seat, seatCount } from '@pouch/rules';
import { type Dialogue, picked, type Situation } from '../../play/dialogue.js';
import { countsOf, countsText } from '../../show/columns.js';

const { ATTACK, bootyOf, owedEach, shareOf, worthOf } = pirateInternals;

type Types = pirateInternals.Types;
type View = pirateInternals.View;

const HELP = [
  'Plunder: take your share of the loot now and go ashore for the rest of the round. Sally forth: stay aboard for more.',
  'The fortune coin says how plunderers share. Copper: by value, with change from the booty. Silver: of each metal an equal number of coins. Gold: all to a lone plunderer, nothing to two or more.',
  'Then the coin is flipped: a skull joins the loot, a monster the monsters. Three monsters of one metal end the round, and the loot is lost. A booty of 25 ends the game.',
] as const;

export const pirateDialogue: Dialogue<Types> = {
  kind: 'turns',
  decide: choose,
  words: ({ side }) => (side === 'monster' ? 'plunder' : 'sally forth'),
};

const metalsText = (metals: pirateInternals.Metals): string =>
  metals === EMPTY ? 'nothing' : `${countsText(countsOf(metals, METALS))} (${worthOf(metals)})`;

async function choose(situation: Situation<Types>): Promise<pirateInternals.Choose> {
  const { view, seat } = situation;
  const side = await picked<pirateInternals.Side>(
    situation,
    {
      question: `The fortune is ${METALS[view.fortune as Metal]}. What will you do?`,
      options: [
        { value: 'monster', label: 'Plunder', hint: plunderHint(view, seat) },
        { value: 'skull', label: 'Sally forth', hint: sallyHint(view) },
      ],
    },
    HELP,
  );
  return { do: 'choose', seat, side };
}

/** What plundering would bring, alone and as the first of two. */
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

import { countOf, EMPTY, METALS, type Metal, pirateInternals, type Seat, seatCount } from '@pouch/rules';
import { type Dialogue, picked, type Situation } from '../../play/dialogue.js';
import { countsOf, countsText } from '../../show/columns.js';

const { ATTACK, bootyOf, owedEach, shareOf, worthOf } = pirateInternals;

type Types = pirateInternals.Types;
type View = pirateInternals.View;

const HELP = [
  'You choose with a gold coin from your booty, and keep it. Serpent up is plunder: take your share of the loot now and go ashore for the rest of the round. Skull up is sally forth: stay aboard for more.',
  'The fortune coin decides how plunderers split the loot. Copper: equal shares by value; if you can give change for a coin worth more than you’re still owed, you must take it. Silver: an equal number of coins of each metal. Gold: a lone plunderer takes it all, two or more get nothing.',
  'If anyone is still aboard, the coin is flipped. Skull: it joins the loot. Monster: it joins the monsters, and three of the same metal attack: the loot is lost and the round ends. A booty worth 25 or more ends the game.',
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
      question: `The fortune coin is ${METALS[view.fortune as Metal]}. What will you do?`,
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
  const hint = `alone: ${shareText(view, seat, 1)}`;
  return seatCount(view.aboard) > 1 ? `${hint}; with one other: about ${shareText(view, seat, 2)}` : hint;
}

function shareText(view: View, seat: Seat, many: number): string {
  const { loot } = view;
  const { take, give } = shareOf(view.fortune as Metal, owedEach(loot, many), loot, loot, bootyOf(view, seat), many);
  return give === EMPTY ? metalsText(take) : `${metalsText(take)}, giving back ${metalsText(give)}`;
}

function sallyHint({ fortune, monsters }: View): string {
  const metal = fortune as Metal;
  const isNear = countOf(monsters, metal) === ATTACK - 1;
  return isNear ? `a 1 in 2 chance that the ${METALS[metal]} monster attacks` : 'no attack this turn';
}

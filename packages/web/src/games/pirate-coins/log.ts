import { countOf, EMPTY, pirateInternals, seatsIn } from '@pouch/rules';
import type { Line, Names } from '../../table/kit.ts';
import { t } from '../../words/t.ts';
import { metalName } from './metals.ts';
import { SPOTS } from './spots.ts';
import type { Event, EventOf, View } from './types.ts';
import { coinWords, doer, doers, metalWord, monsterName, monsterWord, signed } from './words.ts';

const { ATTACK, GOAL, worthOf } = pirateInternals;

export function tell(event: Event, names: Names, before?: View): Line | undefined {
  switch (event.event) {
    case 'starter':
      return { text: t('pirate.tell.starter', doer(event.seat, names)), lead: event.seat };
    case 'stacked':
      return { text: t('pirate.tell.stacked', { coins: event.coins.map(metalWord).join(', ') }), lead: 'pouch' };
    case 'round-begun':
      return {
        text: t('pirate.tell.round-begun', { metal: metalWord(event.coin) }),
        lead: 'pouch',
        spots: [SPOTS.round(event.round)],
      };
    case 'fortune':
      return {
        text: t('pirate.tell.fortune', { metal: metalName(event.coin), ...doer(event.seat, names) }),
        lead: 'pouch',
        spots: [SPOTS.fortune],
      };
    case 'chosen':
      // Everybody chooses at every turn: cards and crests say who has.
      return undefined;
    case 'revealed':
      return { text: revealed(event, names), lead: leadOf(event) };
    case 'plundered':
      return { text: plundered(event, names, before), lead: event.seat, spots: [SPOTS.booty(event.seat)] };
    case 'flipped':
      return {
        text: flipped(event, before),
        lead: 'pouch',
        spots: [event.side === 'skull' ? SPOTS.hold(event.coin) : SPOTS.monster(event.coin, placeOf(event, before))],
      };
    case 'attacked':
      return {
        text: t('pirate.tell.attacked', { monster: monsterWord(event.metal), worth: worthOf(event.lost) }),
        lead: 'return',
      };
    case 'pouch-empty':
      return { text: t('pirate.tell.pouch-empty', { worth: worthOf(event.lost) }), lead: 'return' };
    case 'deck-empty':
      return { text: t('pirate.tell.deck-empty'), lead: 'return' };
    case 'over':
      return {
        text: t('pirate.tell.over', {
          ...doers(event.winners, names),
          ending: event.ending === 'twenty-five' ? 'goal' : 'rounds',
          goal: GOAL,
        }),
        lead: 'none',
      };
  }
}

function revealed({ plunder, sally }: EventOf<'revealed'>, names: Names): string {
  const plunderers = doers(plunder, names);
  const stayers = doers(sally, names);
  if (plunder === 0) return t('pirate.tell.all-sally', { ...stayers });
  if (sally === 0) return t('pirate.tell.all-plunder', { ...plunderers });
  return t('pirate.tell.some-plunder', { ...plunderers, stayForm: stayers.form, stayers: stayers.names });
}

/** One who plunders or stays alone leads the line with the crest. */
function leadOf({ plunder, sally }: EventOf<'revealed'>): Line['lead'] {
  const [first, second] = seatsIn(plunder === 0 ? sally : plunder);
  return first !== undefined && second === undefined ? first : 'none';
}

/** Which of its kind the monster is. */
const placeOf = ({ coin }: EventOf<'flipped'>, before: View | undefined): number =>
  before === undefined ? 1 : countOf(before.monsters, coin) + 1;

function flipped(event: EventOf<'flipped'>, before: View | undefined): string {
  const { coin, side } = event;
  if (side === 'skull') return t('pirate.tell.skull', { metal: metalName(coin) });
  return t('pirate.tell.monster', { monster: monsterName(coin), place: placeOf(event, before), most: ATTACK });
}

function plundered({ seat, take, give }: EventOf<'plundered'>, names: Names, before: View | undefined): string {
  if (take === EMPTY)
    return t('pirate.tell.plundered-nothing', { ...doer(seat, names), why: before ? whyNothing(before) : 'none' });
  const gain = signed(worthOf(take) - worthOf(give));
  const values = { ...doer(seat, names), take: coinWords(take), give: coinWords(give), gain };
  return t(give === 0 ? 'pirate.tell.plundered' : 'pirate.tell.plundered-back', values);
}

/** As far as the fortune coin and the loot tell: who else plundered is another line. */
const whyNothing = ({ loot, fortune }: View): string =>
  loot === EMPTY ? 'empty' : fortune === null ? 'none' : metalName(fortune);

export function group(event: Event, view: View): string | undefined {
  switch (event.event) {
    case 'round-begun':
      return t('pirate.group.round', { round: event.round });
    case 'fortune':
      return t('pirate.group.turn', { round: view.round, turn: view.turn });
    default:
      return undefined;
  }
}

import { has, type Metal, pirateInternals, type Seat, seatsIn } from '@pouch/rules';
import type { Heading, Line, Names } from '../../table/kit.ts';
import { andList } from '../../words/lists.ts';
import { t } from '../../words/t.ts';
import { coinWords, doer, doers, metalWord, signed } from './names.ts';
import { SPOTS } from './scenes.ts';
import { shareWith } from './shares.ts';
import { metalName, type PirateEvent, type Show, type View } from './show.ts';

const { worthOf, chosen, GOAL, ROUNDS } = pirateInternals;

/** The monster that lives on each metal. */
export const MONSTER_NAMES = { copper: 'angler', silver: 'kraken', gold: 'serpent' } as const;

/** Angler */
export const monsterName = (metal: Metal): string => t(`pirate.${MONSTER_NAMES[metalName(metal)]}`);

/** the angler */
export const monsterWord = (metal: Metal): string => monsterName(metal).toLocaleLowerCase();

type Of<Name extends PirateEvent['event']> = Extract<PirateEvent, { event: Name }>;

export function tell(event: PirateEvent, names: Names): Line | undefined {
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
      return { text: plundered(event, names), lead: event.seat, spots: [SPOTS.booty(event.seat)] };
    case 'flipped':
      return {
        text: t(event.side === 'skull' ? 'pirate.tell.skull' : 'pirate.tell.monster', {
          metal: metalName(event.coin),
          monster: monsterWord(event.coin),
        }),
        lead: 'pouch',
        spots: [event.side === 'skull' ? SPOTS.hold(event.coin) : SPOTS.monster(event.coin, 1)],
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

function revealed({ plunder, sally }: Of<'revealed'>, names: Names): string {
  const plunderers = doers(plunder, names);
  const stayers = doers(sally, names);
  if (plunder === 0) return t('pirate.tell.all-sally', { ...stayers });
  if (sally === 0) return t('pirate.tell.all-plunder', { ...plunderers });
  return t('pirate.tell.some-plunder', { ...plunderers, stayForm: stayers.form, stayers: stayers.names });
}

/** One who plunders or stays alone leads the line with the crest. */
function leadOf({ plunder, sally }: Of<'revealed'>): Line['lead'] {
  const [first, second] = seatsIn(plunder === 0 ? sally : plunder);
  return first !== undefined && second === undefined ? first : 'none';
}

function plundered({ seat, take, give }: Of<'plundered'>, names: Names): string {
  if (take === 0) return t('pirate.tell.plundered-nothing', doer(seat, names));
  const gain = signed(worthOf(take) - worthOf(give));
  const values = { ...doer(seat, names), take: coinWords(take), give: coinWords(give), gain };
  return t(give === 0 ? 'pirate.tell.plundered' : 'pirate.tell.plundered-back', values);
}

export function group(event: PirateEvent, view: View): string | undefined {
  switch (event.event) {
    case 'round-begun':
      return t('pirate.group.round', { round: event.round });
    case 'fortune':
      return t('pirate.group.turn', { round: view.round, turn: view.turn });
    default:
      return undefined;
  }
}

/** What is going on, in a line beside the ship. Empty at rest. */
export function caption({ happening }: Show, names: Names): string {
  switch (happening.event) {
    case 'rest':
      return '';
    case 'starter':
      return t('pirate.now.starter', doer(happening.seat, names));
    case 'stacked':
      return t('pirate.now.stacked');
    case 'round-begun':
      return t('pirate.now.round', { round: happening.round, metal: metalWord(happening.coin) });
    case 'fortune':
      return t('pirate.now.drawn', doer(happening.seat, names));
    case 'tossed':
      return t('pirate.now.tossed', { metal: metalWord(happening.coin) });
    case 'attacked':
      return t('pirate.now.attacked', { monster: monsterWord(happening.metal) });
    case 'chosen':
    case 'revealed':
    case 'plundered':
    case 'flipped':
    case 'pouch-empty':
    case 'deck-empty':
    case 'over':
      return tell(happening, names)?.text ?? '';
  }
}

/** Where in the turn the show is: fortune, decide, plunder, flip. */
function phaseOf({ happening, choosing, fortune }: Show): number {
  switch (happening.event) {
    case 'rest':
      return choosing ? 1 : fortune === null ? 0 : 2;
    case 'starter':
    case 'stacked':
    case 'round-begun':
    case 'fortune':
      return 0;
    case 'chosen':
      return 1;
    case 'revealed':
    case 'plundered':
    case 'deck-empty':
    case 'over':
      return 2;
    case 'tossed':
    case 'flipped':
    case 'attacked':
    case 'pouch-empty':
      return 3;
  }
}

export function heading(_view: View, show: Show): Heading {
  const round = t('pirate.heading.round', { round: show.round, rounds: ROUNDS, turn: show.turn });
  if (show.over) return { round, phase: t('pirate.phase.over'), phases: [], now: 0 };
  const phases = [
    t('pirate.phase.fortune'),
    t('pirate.phase.decide'),
    t('pirate.phase.plunder'),
    t('pirate.phase.flip'),
  ];
  const now = phaseOf(show);
  return {
    round,
    phase: (phases[now] ?? '').toLocaleLowerCase(),
    phases,
    now,
  };
}

export function prompt(view: View, seat: Seat): string | undefined {
  if (view.phase !== 'choose' || view.fortune === null || !has(view.aboard, seat)) return undefined;
  return t('pirate.prompt', {
    rule: t('pirate.fortune.rule', { metal: metalName(view.fortune) }),
    worth: worthOf(view.loot),
    alone: signed(shareWith(view, seat, 0).gain),
  });
}

/** Those aboard whose choice is still to come, but for one's own. */
export function waiting(view: View, names: Names): string {
  const awaited = seatsIn(view.aboard & ~chosen(view));
  if (view.phase !== 'choose' || awaited.length === 0) return '';
  if (awaited.some(names.isYou)) return t('pirate.waiting.you');
  return t('pirate.waiting', { names: andList(awaited.map(names.of)) });
}

/** The section of the rules page about what is going on. */
export function chapter(view: View): string {
  switch (view.phase) {
    case 'first':
    case 'stack':
      return 'set-up';
    case 'fortune':
      return 'fortune';
    case 'choose':
      return 'choose';
    case 'flip':
      return 'sally';
    case 'over':
      return 'end';
  }
}

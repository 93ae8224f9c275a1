import { countOf, KOIN_POINTS, KOIN_SIZES, koinzInternals, plural, Refusal, type Seat, stateJson } from '@pouch/rules';
import { type Dialogue, picked, type Situation, typed } from '../../play/dialogue.js';
import type { Option } from '../../play/prompter.js';
import { isKoinzFull, koinzSurface } from './board.js';
import { type Position, readPosition, suggestions } from './suggestions.js';

const {
  canBePlaced,
  carriers,
  carries,
  handOf,
  hasSpace,
  KIT,
  KIT_MOST,
  ownerOf,
  pointsOn,
  freeSpaceFor,
  SIZES,
  topOf,
  xOf,
  yOf,
} = koinzInternals;

type Types = koinzInternals.Types;
type KoinzSituation = Situation<Types>;
type Lay = koinzInternals.Place | koinzInternals.Stack;

const HELP = {
  choose: [
    'Each round starts with four choices, made in turn: how many large, medium and small koinz each player gets, and how many surfaces are in play. Your choice applies to everyone.',
    'The player with the most points on a surface wins it; in a tie for the most, nobody does. In the classic game, the first to five surfaces wins. In sudden death, players who win the fewest surfaces in a round are out.',
  ],
  lay: [
    'Place a koin on a free spot, fully inside the edge, or stack it on a larger koin, even your own. Only the koin on top of a pile scores: large 3, medium 2, small 1.',
    'x runs from left to right and y from top to bottom, in millimetres from 0 to 120. Radius: large 19, medium 14, small 10.',
    'With a steady hand, placing a koin where it overlaps another is a foul. A second foul in the same turn forfeits the turn.',
  ],
} as const;

export const koinzDialogue: Dialogue<Types> = {
  kind: 'turns',
  decide: (situation) => (situation.view.phase === 'choose' ? choose(situation) : lay(situation)),
};

async function choose(situation: KoinzSituation): Promise<koinzInternals.Choose> {
  const { view, seat } = situation;
  const part = view.kit.length;
  const what = part < SIZES.length ? `${KIT[part]} koinz for each player` : 'surfaces';
  const options = Array.from({ length: KIT_MOST[part] ?? 0 }, (_, index) => ({
    value: index + 1,
    label: String(index + 1),
  }));
  const number = await picked(situation, { question: `How many ${what} this round?`, options }, HELP.choose);
  return { do: 'choose', seat, part, number };
}

interface Way {
  readonly do: 'place' | 'stack';
  readonly koin: koinzInternals.Size;
}

/** A laid koin is final, so the player confirms it first. */
async function lay(situation: KoinzSituation): Promise<Lay> {
  for (;;) {
    const way = await picked(situation, { question: 'Lay one koin', options: waysToLay(situation) }, HELP.lay);
    const decision = await (way.do === 'place' ? place(situation, way.koin) : stack(situation, way.koin));
    if (decision === 'again') continue;
    const options = [
      { value: true, label: 'Lay it' },
      { value: false, label: 'Choose again' },
    ];
    if (await picked(situation, { question: layWords(situation, decision), options }, HELP.lay)) return decision;
  }
}

function waysToLay({ view, seat }: KoinzSituation): Option<Way>[] {
  const hand = handOf(view, seat);
  return KOIN_SIZES.flatMap((name, koin) => {
    const left = countOf(hand, koin);
    if (left === 0) return [];
    const ways: Option<Way>[] = [];
    const canPlace = view.hand === 'steady' || canBePlaced(view, koin);
    if (canPlace) ways.push({ value: { do: 'place', koin }, label: `Place a ${name} koin`, hint: `${left} in hand` });
    const piles = carriers(view, koin);
    if (piles > 0)
      ways.push({ value: { do: 'stack', koin }, label: `Stack a ${name} koin`, hint: `on ${plural(piles, 'pile')}` });
    return ways;
  });
}

function layWords({ view, name }: KoinzSituation, decision: Lay): string {
  const koin = `a ${SIZES[decision.koin]} koin`;
  const isOne = view.surfaces.length === 1;
  const surface = `surface ${decision.surface + 1}`;
  if (decision.do === 'place') return `Place ${koin}${isOne ? '' : ` on ${surface}`} at ${decision.x}, ${decision.y}`;
  const pile = view.surfaces[decision.surface]?.[decision.pile] ?? 0;
  return `Stack ${koin} on pile ${decision.pile + 1}${isOne ? '' : ` of ${surface}`}: ${topWords(pile, name)}`;
}

const topWords = (pile: koinzInternals.Pile, name: (seat: Seat) => string): string =>
  `${name(ownerOf(pile, topOf(pile)) ?? 0)}’s ${SIZES[topOf(pile)]} koin`;

async function place(situation: KoinzSituation, koin: koinzInternals.Size): Promise<Lay | 'again'> {
  const { game, view, seat, prompter } = situation;
  const surface = await surfaceFor(situation, koin);
  if (!isKoinzFull(view.surfaces.length, prompter.style.width))
    prompter.print(koinzSurface(stateJson(game, view), surface, prompter.style));
  const decisionOf = ({ x, y }: Position): koinzInternals.Place => ({ do: 'place', seat, koin, surface, x, y });
  // K7: steady hands get no help.
  const suggested = view.hand === 'steady' ? [] : suggestions(view.surfaces[surface] ?? [], koin);
  if (suggested.length > 0) {
    const options: Option<Lay | 'type' | 'again'>[] = [
      ...suggested.map(({ x, y, why }) => ({ value: decisionOf({ x, y }), label: `${x},${y}`, hint: why })),
      { value: 'type', label: 'Somewhere else', hint: 'type x,y' },
      { value: 'again', label: 'Choose again' },
    ];
    const answer = await picked<Lay | 'type' | 'again'>(
      situation,
      { question: `Where will you place the ${SIZES[koin]} koin?`, options },
      HELP.lay,
    );
    if (answer !== 'type') return answer;
  }
  const check = (text: string): string | undefined => {
    const position = readPosition(text);
    return position instanceof Refusal ? position.reason : game.check(view, decisionOf(position));
  };
  const question = `x,y for the ${SIZES[koin]} koin`;
  const position = readPosition(await typed(situation, { question, example: '40,60', check }, HELP.lay));
  if (position instanceof Refusal) throw new Error(position.reason);
  return decisionOf(position);
}

async function surfaceFor(situation: KoinzSituation, koin: koinzInternals.Size): Promise<number> {
  const { view } = situation;
  const options = view.surfaces.flatMap((piles, surface) =>
    view.hand === 'steady' || hasSpace(freeSpaceFor(view, surface, koin))
      ? [{ value: surface, label: `Surface ${surface + 1}`, hint: pointsWords(situation, piles) }]
      : [],
  );
  const [only] = options;
  if (only !== undefined && options.length === 1) return only.value;
  return picked(situation, { question: 'On which surface?', options }, HELP.lay);
}

function pointsWords({ view, name }: KoinzSituation, piles: readonly koinzInternals.Pile[]): string {
  const points = pointsOn(piles, view.seats).flatMap((many, seat) => (many > 0 ? [`${name(seat)} ${many}`] : []));
  return points.length > 0 ? points.join(', ') : 'empty';
}

async function stack(situation: KoinzSituation, koin: koinzInternals.Size): Promise<Lay | 'again'> {
  const { view, seat, name } = situation;
  const piles = view.surfaces
    .flatMap((piles, surface) => piles.map((below, pile) => ({ below, pile, surface })))
    .filter(({ below }) => carries(below, koin))
    .toSorted((a, b) => gain(b.below, seat) - gain(a.below, seat));
  const options: Option<Lay | 'again'>[] = [
    ...piles.map(({ below, pile, surface }) => ({
      value: { do: 'stack', seat, koin, surface, pile } as const,
      label: `Pile ${pile + 1}${view.surfaces.length > 1 ? ` of surface ${surface + 1}` : ''}`,
      hint: `${topWords(below, name)} at ${xOf(below)},${yOf(below)}`,
    })),
    { value: 'again', label: 'Choose again' },
  ];
  return picked(situation, { question: `Which pile will you stack the ${SIZES[koin]} koin on?`, options }, HELP.lay);
}

/** Sorts piles by what covering them takes from others; one's own come last. */
const gain = (pile: koinzInternals.Pile, seat: Seat): number => {
  const points = KOIN_POINTS[topOf(pile)] ?? 0;
  return ownerOf(pile, topOf(pile)) === seat ? -points : points;
};

import { countOf, KOIN_POINTS, KOIN_SIZES, koinzInternals, plural, Refusal, type Seat, stateJson } from '@pouch/rules';
import { isKoinzFull, koinzSurface } from '../show/koinz.js';
import { type Dialogue, picked, type Sight, typed } from './dialogue.js';
import { HELP } from './help.js';
import type { Option } from './prompter.js';
import { goodSpots, readSpot } from './spots.js';

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
type KoinzSight = Sight<Types>;
type Lay = koinzInternals.Place | koinzInternals.Stack;

export const koinzDialogue: Dialogue<Types> = {
  secret: [],
  decide: (sight) => (sight.view.phase === 'choose' ? choose(sight) : lay(sight)),
  words: (decision) => decision.do,
};

async function choose(sight: KoinzSight): Promise<koinzInternals.Choose> {
  const { view, seat } = sight;
  const part = view.kit.length;
  const noun = part < SIZES.length ? `${KIT[part]} koinz does everybody get` : 'surfaces are there';
  const options = Array.from({ length: KIT_MOST[part] ?? 0 }, (_, index) => ({
    value: index + 1,
    label: String(index + 1),
  }));
  const number = await picked(sight, { question: `How many ${noun} this round?`, options }, HELP.koinz.choose ?? []);
  return { do: 'choose', seat, part, number };
}

interface Way {
  readonly do: 'place' | 'stack';
  readonly koin: koinzInternals.Size;
}

/** Once a koin is laid it lies: before that the player may choose again. */
async function lay(sight: KoinzSight): Promise<Lay> {
  const help = HELP.koinz.lay ?? [];
  for (;;) {
    const way = await picked(sight, { question: 'Your koin', options: waysToLay(sight) }, help);
    const decision = await (way.do === 'place' ? place(sight, way.koin) : stack(sight, way.koin));
    if (decision === 'again') continue;
    const isSure = await picked(
      sight,
      {
        question: layWords(sight, decision),
        options: [
          { value: true, label: 'Lay it' },
          { value: false, label: 'Choose again' },
        ],
      },
      help,
    );
    if (isSure) return decision;
  }
}

function waysToLay({ view, seat }: KoinzSight): Option<Way>[] {
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

function layWords({ view, name }: KoinzSight, decision: Lay): string {
  const koin = `a ${SIZES[decision.koin]} koin`;
  const where = view.surfaces.length > 1 ? ` of surface ${decision.surface + 1}` : '';
  if (decision.do === 'place') return `Place ${koin} at ${decision.x}, ${decision.y}${where}`;
  const pile = view.surfaces[decision.surface]?.[decision.pile] ?? 0;
  return `Stack ${koin} on pile ${decision.pile + 1}${where}: ${topWords(pile, name)}`;
}

const topWords = (pile: koinzInternals.Pile, name: (seat: Seat) => string): string =>
  `a ${SIZES[topOf(pile)]} koin of ${name(ownerOf(pile, topOf(pile)) ?? 0)}`;

async function place(sight: KoinzSight, koin: koinzInternals.Size): Promise<Lay | 'again'> {
  const { game, view, seat, prompter } = sight;
  const surface = await surfaceFor(sight, koin);
  if (!isKoinzFull(view.surfaces.length, prompter.look.width))
    prompter.print(koinzSurface(stateJson(game, view), surface, prompter.look));
  const decisionOf = ({ x, y }: { x: number; y: number }): koinzInternals.Place => ({
    do: 'place',
    seat,
    koin,
    surface,
    x,
    y,
  });
  // K7: steady hands get no help.
  const spots = view.hand === 'steady' ? [] : goodSpots(view.surfaces[surface] ?? [], koin);
  const help = HELP.koinz.lay ?? [];
  if (spots.length > 0) {
    const options: Option<Lay | 'type' | 'again'>[] = [
      ...spots.map((spot) => ({ value: decisionOf(spot), label: `${spot.x},${spot.y}`, hint: spot.why })),
      { value: 'type', label: 'Somewhere else', hint: 'type x,y' },
      { value: 'again', label: 'Choose again' },
    ];
    const answer = await picked<Lay | 'type' | 'again'>(
      sight,
      { question: `Where does the ${SIZES[koin]} koin go?`, options },
      help,
    );
    if (answer !== 'type') return answer;
  }
  const check = (text: string): string | undefined => {
    const spot = readSpot(text);
    return spot instanceof Refusal ? spot.reason : game.check(view, decisionOf(spot));
  };
  const question = `x,y for the ${SIZES[koin]} koin`;
  const spot = readSpot(await typed(sight, { question, example: '40,60', check }, help));
  if (spot instanceof Refusal) throw new Error(spot.reason);
  return decisionOf(spot);
}

async function surfaceFor(sight: KoinzSight, koin: koinzInternals.Size): Promise<number> {
  const { view } = sight;
  const options = view.surfaces.flatMap((piles, surface) =>
    view.hand === 'steady' || hasSpace(freeSpaceFor(view, surface, koin))
      ? [{ value: surface, label: `Surface ${surface + 1}`, hint: pointsWords(sight, piles) }]
      : [],
  );
  const [only] = options;
  if (only !== undefined && options.length === 1) return only.value;
  return picked(sight, { question: 'On which surface?', options }, HELP.koinz.lay ?? []);
}

/** Who has how many points on a surface. */
function pointsWords({ view, name }: KoinzSight, piles: readonly koinzInternals.Pile[]): string {
  const told = pointsOn(piles, view.seats).flatMap((many, seat) => (many > 0 ? [`${name(seat)} ${many}`] : []));
  return told.length > 0 ? told.join(', ') : 'empty';
}

async function stack(sight: KoinzSight, koin: koinzInternals.Size): Promise<Lay | 'again'> {
  const { view, seat, name } = sight;
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
  return picked(sight, { question: `The ${SIZES[koin]} koin goes on`, options }, HELP.koinz.lay ?? []);
}

/** What covering a pile takes from others; covering one's own comes last. */
const gain = (pile: koinzInternals.Pile, seat: Seat): number => {
  const points = KOIN_POINTS[topOf(pile)] ?? 0;
  return ownerOf(pile, topOf(pile)) === seat ? -points : points;
};

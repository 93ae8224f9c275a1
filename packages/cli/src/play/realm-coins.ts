import { countOf, EMPTY, holds, plural, REALM_FACES, Refusal, realmInternals, sizeOf } from '@pouch/rules';
import { heapText } from '../show/columns.js';
import { readFaces } from './coin-words.js';
import { type Dialogue, picked, type Sight, say, typed } from './dialogue.js';
import { HELP } from './help.js';

const { BOAR, bidValue, CROWN, GRYPHON, KNIGHT, PEASANT, unescorted, WYVERN } = realmInternals;

type Types = realmInternals.Types;
type Faces = realmInternals.Faces;
type RealmSight = Sight<Types>;

/** As many ways as still make a good list. */
const FEW = 12;

export const realmDialogue: Dialogue<Types> = {
  secret: ['bid'],
  decide(sight) {
    switch (sight.view.phase) {
      case 'bid':
        return bid(sight);
      case 'forfeit':
        return forfeit(sight);
      case 'swoop':
        return swoop(sight);
      case 'appease':
        return appease(sight);
      case 'draw':
      case 'over':
        throw new Error('there is nothing to decide');
    }
  },
  words: (decision) => (decision.do === 'bid' ? facesWords(decision.coins) : decision.do),
};

/** 2 knight, 1 boar: what `readFaces` reads. */
const facesWords = (faces: Faces): string => (faces === EMPTY ? 'nothing' : facesText(faces));

const facesText = (faces: Faces): string =>
  heapText(
    Object.fromEntries(
      REALM_FACES.map((name, face) => [name, countOf(faces, face)] as const).filter(([, count]) => count > 0),
    ),
  );

async function bid(sight: RealmSight): Promise<realmInternals.RealmDecision> {
  const { game, view, seat, before } = sight;
  const decisionOf = (coins: Faces): realmInternals.Bid => ({ do: 'bid', seat, coins });
  const coins = await typedFaces(sight, {
    question: 'Your bid',
    example: '2 knights 1 peasant boar',
    initial: before?.do === 'bid' ? facesWords(before.coins) : undefined,
    check: (faces) => game.check(view, decisionOf(faces)),
    help: HELP['realm-coins'].bid ?? [],
  });
  say(sight, ...bidEffects(coins));
  return decisionOf(coins);
}

/** What the faces of a bid will do, as far as the bid alone says it. */
export function bidEffects(bid: Faces): string[] {
  const home = unescorted(bid);
  const shown = bid - home;
  if (shown === EMPTY)
    return [
      bid === EMPTY
        ? 'An empty bid calls the round off, and costs you a coin.'
        : 'Escort: crowns alone go home. That is an empty bid: it calls the round off, and costs you a coin.',
    ];
  const boars = countOf(bid, BOAR);
  const peasants = countOf(bid, PEASANT);
  const knights = countOf(bid, KNIGHT);
  const gryphons = countOf(bid, GRYPHON);
  const wyverns = countOf(bid, WYVERN);
  const effects = [`Worth ${bidValue(shown)}${boars > 0 ? ` and ${plural(boars, 'boar')}` : ''}.`];
  if (home !== EMPTY) effects.push(`Escort: no knight, so ${plural(countOf(home, CROWN), 'crown')} will go home.`);
  if (peasants > 3) effects.push(`Mob: ${peasants} peasants count ${2 * peasants - 3}.`);
  if (knights > 0) effects.push(`Quest: up to ${plural(knights, 'knight')} may come home.`);
  if (gryphons > 0) effects.push(`Swoop: ${plural(gryphons, 'swap')} with the bid above, if there is one.`);
  if (wyverns > 0) effects.push(`Appease: ${plural(wyverns, 'coin')} more, unless your pool brings gold.`);
  return effects;
}

async function forfeit(sight: RealmSight): Promise<realmInternals.RealmDecision> {
  const options = [...sight.game.choices(sight.view, sight.seat)].flatMap((decision) =>
    decision.do === 'forfeit' ? [{ value: decision, label: REALM_FACES[decision.coin] ?? '' }] : [],
  );
  return picked(
    sight,
    { question: 'Which coin goes into the highest pool?', options },
    HELP['realm-coins'].forfeit ?? [],
  );
}

async function swoop(sight: RealmSight): Promise<realmInternals.RealmDecision> {
  const { game, view, seat, name } = sight;
  const { place } = view;
  const above = view.bids[place - 1] ?? EMPTY;
  const pool = view.pools[place] ?? EMPTY;
  const owner = view.owners[place - 1] ?? undefined;
  const size = realmInternals.swoopSize(view, place);
  const takes = new Set<Faces>();
  const gives = new Set<Faces>();
  for (const decision of game.choices(view, seat))
    if (decision.do === 'swoop') {
      takes.add(decision.take);
      gives.add(decision.give);
    }
  const help = HELP['realm-coins'].swoop ?? [];
  const whose = owner === undefined ? 'the tied pool above' : `the bid of ${name(owner)}`;
  say(sight, `Swoop: you take ${plural(size, 'coin')} of ${whose} and give ${size} of pool ${place + 1}.`);
  const take = await someOf(sight, `Take from ${facesText(above)}`, above, takes, help);
  const give = await someOf(sight, `Give from ${facesText(pool)}`, pool, gives, help);
  return { do: 'swoop', seat, take, give };
}

async function appease(sight: RealmSight): Promise<realmInternals.RealmDecision> {
  const { game, view, seat } = sight;
  const size = realmInternals.appeaseSize(view, view.place);
  const ways = new Set<Faces>();
  for (const decision of game.choices(view, seat)) {
    if (decision.do === 'appease') ways.add(decision.coins);
    if (ways.size > FEW) break;
  }
  const help = HELP['realm-coins'].appease ?? [];
  const question = `${plural(size, 'coin')} for your wyverns`;
  const decisionOf = (coins: Faces): realmInternals.Appease => ({ do: 'appease', seat, coins });
  if (ways.size <= FEW) return decisionOf(await listed(sight, question, ways, help));
  const check = (faces: Faces): string | undefined => game.check(view, decisionOf(faces));
  return decisionOf(await typedFaces(sight, { question, example: 'peasant, boar', check, help }));
}

/** Some of the coins that lie there: the only way, from a list, or typed where the list would be long. */
async function someOf(
  sight: RealmSight,
  question: string,
  whole: Faces,
  ways: ReadonlySet<Faces>,
  help: readonly string[],
): Promise<Faces> {
  const [first] = ways;
  if (first !== undefined && ways.size === 1) return first;
  if (ways.size <= FEW) return listed(sight, question, ways, help);
  const size = sizeOf(first ?? EMPTY);
  const check = (faces: Faces): string | undefined => {
    if (sizeOf(faces) !== size) return `It must be ${plural(size, 'coin')}, not ${sizeOf(faces)}`;
    return holds(whole, faces) ? undefined : `There is only ${facesText(whole)}`;
  };
  return typedFaces(sight, { question: `${question}: ${plural(size, 'coin')}`, check, help });
}

const listed = (
  sight: RealmSight,
  question: string,
  ways: ReadonlySet<Faces>,
  help: readonly string[],
): Promise<Faces> =>
  picked(sight, { question, options: [...ways].map((value) => ({ value, label: facesText(value) })) }, help);

interface FacesAsk {
  readonly question: string;
  readonly example?: string;
  readonly initial?: string | undefined;
  readonly check: (faces: Faces) => string | undefined;
  readonly help: readonly string[];
}

async function typedFaces(sight: RealmSight, { check, help, ...ask }: FacesAsk): Promise<Faces> {
  const whyNot = (text: string): string | undefined => {
    const faces = readFaces(text);
    return faces instanceof Refusal ? faces.reason : check(faces);
  };
  const faces = readFaces(await typed(sight, { ...ask, check: whyNot }, help));
  if (faces instanceof Refusal) throw new Error(faces.reason);
  return faces;
}

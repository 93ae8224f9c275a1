import { countOf, EMPTY, holds, plural, REALM_FACES, Refusal, realmInternals, sizeOf } from '@pouch/rules';
import { type Dialogue, picked, type Situation, say, typed } from '../../play/dialogue.js';
import { countsOf } from '../../show/columns.js';
import { faceCountsText } from './board.js';
import { readFaces } from './read-faces.js';

const { BOAR, bidValue, CROWN, GRYPHON, KNIGHT, PEASANT, unescorted, WYVERN } = realmInternals;

type Types = realmInternals.Types;
type Faces = realmInternals.Faces;
type RealmSituation = Situation<Types>;

/** The most ways that still make a readable list. */
const FEW = 12;

const HELP = {
  bid: [
    'Bid any coins from your stash, each with the face you want; all bids are revealed at once. The highest bid wins pool 1, the next pool 2, and so on. You lose what you bid, except for knights and crowns that return to your stash.',
    'Copper (1): peasant, each after the third counts 2; boar, wins ties on value.',
    'Silver (3): knight, returns if you would place the same without it; gryphon, swaps a coin from the pool you win for one from the bid above.',
    'Gold (5): crown, returns unless the bid has a knight; wyvern, costs you another coin unless you win gold.',
    'Tied bids win nothing and return. Bidding nothing cancels the round and costs you a coin. Once a stash is worth 40 or more, the highest stash wins.',
    'Type 2 knights 1 peasant boar, or 2k p b for short. Type the word nothing to bid nothing.',
  ],
  forfeit: [
    'Your bid was empty, so the round is cancelled and you pay one coin from your stash into pool 1. You choose the coin and its face.',
  ],
  swoop: [
    'Each gryphon swaps one coin: you give one from the pool you won and take one from the bid one place higher. Coins keep their faces. Then you collect the pool.',
  ],
  appease: [
    'You won no gold, so each wyvern costs you one coin from your stash. The coins go into your bid, which becomes a pool next round. You choose the coins and their faces.',
  ],
} as const;

export const realmDialogue: Dialogue<Types> = {
  kind: 'turns',
  decide(situation) {
    switch (situation.view.phase) {
      case 'bid':
        return bid(situation);
      case 'forfeit':
        return forfeit(situation);
      case 'swoop':
        return swoop(situation);
      case 'appease':
        return appease(situation);
      case 'draw':
      case 'over':
        throw new Error('there is nothing to decide');
    }
  },
  words: (decision) => (decision.do === 'bid' ? facesWords(decision.coins) : decision.do),
};

/** 2 knights, 1 boar: what `readFaces` reads. */
const facesWords = (faces: Faces): string => (faces === EMPTY ? 'nothing' : facesText(faces));

const facesText = (faces: Faces): string => faceCountsText(countsOf(faces, REALM_FACES));

async function bid(situation: RealmSituation): Promise<realmInternals.RealmDecision> {
  const { game, view, seat, before } = situation;
  const decisionOf = (coins: Faces): realmInternals.Bid => ({ do: 'bid', seat, coins });
  const coins = await typedFaces(situation, {
    question: 'Your bid',
    example: '2 knights 1 peasant boar',
    initial: before?.do === 'bid' ? facesWords(before.coins) : undefined,
    check: (faces) => game.check(view, decisionOf(faces)),
    help: HELP.bid,
  });
  say(situation, ...bidEffects(coins));
  return decisionOf(coins);
}

/** The effects of a bid's faces that do not depend on the other bids. */
export function bidEffects(bid: Faces): string[] {
  const home = unescorted(bid);
  const shown = bid - home;
  if (shown === EMPTY)
    return [
      bid === EMPTY
        ? 'Bidding nothing cancels the round and costs you a coin.'
        : 'Escort: crowns alone count as nothing. The round is cancelled and you pay a coin.',
    ];
  const boars = countOf(bid, BOAR);
  const peasants = countOf(bid, PEASANT);
  const knights = countOf(bid, KNIGHT);
  const gryphons = countOf(bid, GRYPHON);
  const wyverns = countOf(bid, WYVERN);
  const effects = [`Bid value ${bidValue(shown)}${boars > 0 ? ` with ${plural(boars, 'boar')}` : ''}.`];
  if (home !== EMPTY) effects.push(`Escort: no knight, so ${plural(countOf(home, CROWN), 'crown')} will return.`);
  if (peasants > 3) effects.push(`Mob: ${peasants} peasants count ${2 * peasants - 3}.`);
  if (knights > 0) effects.push(`Quest: up to ${plural(knights, 'knight')} may return.`);
  if (gryphons > 0) effects.push(`Swoop: swap ${plural(gryphons, 'coin')} with the bid above, if there is one.`);
  if (wyverns > 0) effects.push(`Appease: costs ${plural(wyverns, 'coin')} unless you win gold.`);
  return effects;
}

async function forfeit(situation: RealmSituation): Promise<realmInternals.RealmDecision> {
  const options = [...situation.game.choices(situation.view, situation.seat)].flatMap((decision) =>
    decision.do === 'forfeit' ? [{ value: decision, label: REALM_FACES[decision.coin] ?? '' }] : [],
  );
  return picked(situation, { question: 'Which coin do you pay into pool 1?', options }, HELP.forfeit);
}

async function swoop(situation: RealmSituation): Promise<realmInternals.RealmDecision> {
  const { game, view, seat, name } = situation;
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
  const help = HELP.swoop;
  const whose = owner === undefined ? 'the blocked pool above' : `${name(owner)}’s bid`;
  say(situation, `Swoop: swap ${plural(size, 'coin')} from pool ${place + 1} for ${size} from ${whose}.`);
  const take = await someOf(situation, `Take from ${facesText(above)}`, above, takes, help);
  const give = await someOf(situation, `Give from ${facesText(pool)}`, pool, gives, help);
  return { do: 'swoop', seat, take, give };
}

async function appease(situation: RealmSituation): Promise<realmInternals.RealmDecision> {
  const { game, view, seat } = situation;
  const size = realmInternals.appeaseSize(view, view.place);
  const ways = new Set<Faces>();
  for (const decision of game.choices(view, seat)) {
    if (decision.do === 'appease') ways.add(decision.coins);
    if (ways.size > FEW) break;
  }
  const help = HELP.appease;
  const question = `Pay ${plural(size, 'coin')} for your wyverns`;
  const decisionOf = (coins: Faces): realmInternals.Appease => ({ do: 'appease', seat, coins });
  if (ways.size <= FEW) return decisionOf(await listed(situation, question, ways, help));
  const check = (faces: Faces): string | undefined => game.check(view, decisionOf(faces));
  return decisionOf(await typedFaces(situation, { question, example: 'peasant, boar', check, help }));
}

/** Some of the coins of a pool or bid: without a question if there is only one way, from a list if it is short. */
async function someOf(
  situation: RealmSituation,
  question: string,
  whole: Faces,
  ways: ReadonlySet<Faces>,
  help: readonly string[],
): Promise<Faces> {
  const [first] = ways;
  if (first !== undefined && ways.size === 1) return first;
  if (ways.size <= FEW) return listed(situation, question, ways, help);
  const size = sizeOf(first ?? EMPTY);
  const check = (faces: Faces): string | undefined => {
    if (sizeOf(faces) !== size) return `Choose ${plural(size, 'coin')}, not ${sizeOf(faces)}`;
    return holds(whole, faces) ? undefined : `You can only choose from ${facesText(whole)}`;
  };
  return typedFaces(situation, { question: `${question}: ${plural(size, 'coin')}`, check, help });
}

const listed = (
  situation: RealmSituation,
  question: string,
  ways: ReadonlySet<Faces>,
  help: readonly string[],
): Promise<Faces> =>
  picked(situation, { question, options: [...ways].map((value) => ({ value, label: facesText(value) })) }, help);

interface FacesAsk {
  readonly question: string;
  readonly example?: string;
  readonly initial?: string | undefined;
  readonly check: (faces: Faces) => string | undefined;
  readonly help: readonly string[];
}

async function typedFaces(situation: RealmSituation, { check, help, ...ask }: FacesAsk): Promise<Faces> {
  const whyNot = (text: string): string | undefined => {
    const faces = readFaces(text);
    return faces instanceof Refusal ? faces.reason : check(faces);
  };
  const faces = readFaces(await typed(situation, { ...ask, check: whyNot }, help));
  if (faces instanceof Refusal) throw new Error(faces.reason);
  return faces;
}

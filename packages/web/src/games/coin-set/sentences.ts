import { faceWords, has, coinSetInternals as internals, type Seat, seatsIn } from '@pouch/rules';
import { bestTimes } from '../../device/best-times.ts';
import type { Heading, Line, Names, ResultWords } from '../../table/kit.ts';
import { clockTime } from '../../words/clock-time.ts';
import { andList } from '../../words/lists.ts';
import { t } from '../../words/t.ts';
import { coinSpot } from './show.ts';
import { type Trait, type TraitName, traitsOf } from './traits.ts';

type Event = internals.Types['Event'];

export const youOf = (names: Names, seat: Seat): { readonly you: 'yes' | 'no'; readonly name: string } => ({
  you: names.isYou(seat) ? 'yes' : 'no',
  name: names.of(seat),
});

export const nameOrYou = (names: Names, seat: Seat): string => (names.isYou(seat) ? t('coin-set.you') : names.of(seat));

/** 'You' come first. */
function listOf(names: Names, seats: readonly Seat[], you: 'coin-set.you' | 'coin-set.you-within'): string {
  const others = seats.filter((seat) => !names.isYou(seat)).map((seat) => names.of(seat));
  return andList(others.length < seats.length ? [t(you), ...others] : others);
}

/** The values of a sentence about several: 'Bo sees', but 'you see' and 'Bo and Ann see'. */
const allOf = (names: Names, seats: readonly Seat[], you: 'coin-set.you' | 'coin-set.you-within') => ({
  names: listOf(names, seats, you),
  verb: seats.length === 1 && !seats.some(names.isYou) ? 'one' : 'many',
});

export function heading(view: internals.View): Heading {
  return { round: t('coin-set.bag', { count: view.bagCount }), phase: phaseWords(view), phases: [], now: 0 };
}

function phaseWords({ phase }: internals.View): string {
  switch (phase) {
    // Dealing is over before it could be read.
    case 'deal':
    case 'search':
      return t('coin-set.phase.search');
    case 'point':
      return t('coin-set.phase.point');
    case 'turn':
      return t('coin-set.phase.turn');
    case 'over':
      return t('coin-set.phase.over');
  }
}

const traitNames = (traits: readonly Trait[]): string =>
  andList(traits.map(({ name }) => traitWord(name).toLowerCase()));

export const traitWord = (name: TraitName): string => t(`coin-set.trait.${name}`);

/** What three coins have in common, shortest way round: 'same metal, all else different'. */
function setWords(coins: readonly internals.Face[]): string {
  const traits = traitsOf(coins);
  const [metal] = traits;
  if (coins.some(internals.isJoker)) return t('coin-set.what.joker', { metal: metal?.is ?? '' });
  const same = traits.filter(({ is }) => is === 'same');
  const different = traits.filter(({ is }) => is === 'different');
  if (same.length === 0) return t('coin-set.what.all-different');
  return same.length <= different.length
    ? t('coin-set.what.same', { traits: traitNames(same) })
    : t('coin-set.what.different', { traits: traitNames(different) });
}

/** Why three coins are no set: the characteristics that fail. */
const failureWords = (coins: readonly internals.Face[]): string =>
  andList(
    traitsOf(coins).flatMap((trait) =>
      trait.is === 'fails'
        ? [
            t('coin-set.what.fails', {
              trait: traitWord(trait.name).toLowerCase(),
              twice: t(`coin-set.value.${trait.twice}`),
              once: t(`coin-set.value.${trait.once}`),
            }),
          ]
        : [],
    ),
  );

const spotsOf = (coins: readonly internals.Face[]): readonly string[] =>
  coins.map((face) => coinSpot(internals.coinOf(face)));

export function tell(event: Event, names: Names): Line {
  switch (event.event) {
    case 'dealt': {
      const { coins } = event;
      const text =
        coins.length > internals.SET
          ? t('coin-set.tell.dealt-first', { count: coins.length })
          : t('coin-set.tell.dealt', { faces: coins.map(faceWords).join('; ') });
      return { text, lead: 'pouch', spots: spotsOf(coins) };
    }
    case 'called':
      return { text: t('coin-set.tell.called', youOf(names, event.seat)), lead: event.seat };
    case 'set':
      return {
        text: t('coin-set.tell.set', { ...youOf(names, event.seat), what: setWords(event.coins) }),
        lead: event.seat,
      };
    case 'no-set':
      return {
        text: t('coin-set.tell.no-set', { ...youOf(names, event.seat), what: failureWords(event.coins) }),
        lead: event.seat,
        spots: spotsOf(event.coins),
      };
    case 'too-late':
      return { text: t('coin-set.tell.too-late', youOf(names, event.seat)), lead: event.seat };
    case 'gave-back':
      return {
        text: t('coin-set.tell.gave-back', { ...youOf(names, event.seat), count: event.coins.length }),
        lead: 'return',
      };
    case 'agreed':
      return { text: t('coin-set.tell.agreed', youOf(names, event.seat)), lead: event.seat };
    case 'agreed-by-clock': {
      const seats = seatsIn(event.seats);
      return {
        text: t('coin-set.tell.by-clock', allOf(names, seats, 'coin-set.you-within')),
        lead: 'none',
      };
    }
    case 'all-turned':
      return { text: t('coin-set.tell.all-turned'), lead: 'return' };
    case 'to-turn':
      return { text: t('coin-set.tell.to-turn', youOf(names, event.seat)), lead: event.seat };
    case 'turned':
      return {
        text: t('coin-set.tell.turned', { ...youOf(names, event.seat), face: faceWords(event.coin) }),
        lead: event.seat,
        spots: spotsOf([event.coin]),
      };
    case 'one-more':
      return { text: t('coin-set.tell.one-more'), lead: 'pouch' };
    case 'over':
      return { text: t(`coin-set.over.${event.ending}`), lead: 'none' };
  }
}

export function group({ event }: Event): string | undefined {
  if (event === 'set') return t('coin-set.group.set');
  return event === 'all-turned' ? t('coin-set.group.turned') : undefined;
}

/** The search is told once: after that, what happens says enough. */
export function prompt(view: internals.View, seat: Seat): string | undefined {
  switch (view.phase) {
    case 'search':
      return isFirstLook(view) ? t('coin-set.prompt.first') : undefined;
    case 'point':
      return view.caller === seat ? t('coin-set.prompt.point', { seconds: view.pointSeconds }) : undefined;
    case 'turn':
      return view.turner === seat ? t('coin-set.prompt.turn') : undefined;
    case 'deal':
    case 'over':
      return undefined;
  }
}

export const isFirstLook = ({ stage, won, table, agreed }: internals.View): boolean =>
  stage === 'open' && agreed === 0 && table.length === internals.SPREAD && won.every((coins) => coins.length === 0);

/** `pointed`: whose coins are seen one by one although the game has gone on. */
export function waiting(view: internals.View, names: Names, pointed?: Seat): string {
  if (pointed !== undefined) return t('coin-set.waiting.point', { name: names.of(pointed) });
  if (view.phase === 'point' && view.caller !== null)
    return t('coin-set.waiting.point', { name: names.of(view.caller) });
  if (view.phase === 'turn') return t('coin-set.waiting.turn', { name: names.of(view.turner) });
  return t('coin-set.waiting.search');
}

export function chapter(view: internals.View): string {
  switch (view.phase) {
    case 'deal':
      return 'set-up';
    case 'search':
      if (view.stage !== 'open') return 'turning';
      return view.agreed === 0 ? 'sets' : 'no-set';
    case 'point':
      return 'call';
    case 'turn':
      return 'turning';
    case 'over':
      return view.seats === 1 ? 'alone' : 'end';
  }
}

export function result(view: internals.View, names: Names): ResultWords {
  const scores = view.won.map((coins) => coins.length);
  const ending = view.ending === null ? '' : t(`coin-set.over.${view.ending}`);
  if (view.seats === 1) return aloneResult((scores[0] ?? 0) / internals.SET, ending);
  const top = Math.max(...scores);
  const winners = seatsIn(view.winners);
  const [first] = winners;
  if (top === 0) return { title: t('coin-set.result.nobody'), reason: `${ending} ${t('coin-set.result.equal')}` };
  if (winners.length > 1 || first === undefined)
    return {
      title: t('coin-set.result.shared', { names: listOf(names, winners, 'coin-set.you'), coins: top }),
      reason: `${ending} ${t('coin-set.result.equal')}`,
    };
  const second = Math.max(...scores.filter((_, seat) => !has(view.winners, seat)));
  const to = t('coin-set.result.to', { first: top, second });
  return {
    title: t('coin-set.result.wins', { ...youOf(names, first), scores: to }),
    reason: `${ending} ${t('coin-set.result.most')}`,
  };
}

/** Alone: how it compares with the best game. Which game this is can be told by the address alone. */
function aloneResult(sets: number, ending: string): ResultWords {
  const title = t('coin-set.result.alone', { sets });
  const [best] = bestTimes();
  if (best === undefined) return { title, reason: ending };
  const told = bestWords(best);
  const isThis = location.pathname.endsWith(`/${best.id}`);
  return {
    title,
    reason: `${ending} ${isThis ? t('coin-set.result.new-best', { time: told }) : t('coin-set.result.best', { best: told })}`,
  };
}

export const bestWords = ({ sets, seconds }: { readonly sets: number; readonly seconds: number }): string =>
  t('coin-set.alone.best-line', { sets, time: clockTime(seconds) });

/** What happens when all agree that there is no set. */
export function nextWords(view: internals.View, names: Names): string {
  const alone = view.seats === 1;
  const allTurned = view.table.every(internals.isTurned);
  if (view.stage === 'open') return t(alone ? 'coin-set.next.alone.turn-all' : 'coin-set.next.turn-all');
  if (!allTurned) {
    if (alone) return t('coin-set.next.alone.turn-one');
    return names.isYou(view.turner)
      ? t('coin-set.next.turn-one-you')
      : t('coin-set.next.turn-one', { name: names.of(view.turner) });
  }
  if (view.bagCount > 0) return t(alone ? 'coin-set.next.alone.one-more' : 'coin-set.next.one-more');
  return t(alone ? 'coin-set.next.alone.over' : 'coin-set.next.over');
}

/** Who has agreed, and how long the others have; where room is scarce, the crests beside it say who. */
export function agreedWords(
  view: internals.View,
  names: Names,
  {
    you,
    seconds,
    room,
  }: { readonly you: Seat; readonly seconds: number | undefined; readonly room: 'ample' | 'scarce' },
): string {
  if (view.agreed === 0) return '';
  const seats = seatsIn(view.agreed);
  const about = allOf(names, seats, 'coin-set.you');
  if (seconds === undefined) return t('coin-set.agreed.names', about);
  const isYou = names.isYou(you) && has(view.agreed, you);
  if (room === 'scarce') return t(isYou ? 'coin-set.agreed.left-short-you' : 'coin-set.agreed.left-short', { seconds });
  return isYou ? t('coin-set.agreed.left-you', { seconds }) : t('coin-set.agreed.left', { ...about, seconds });
}

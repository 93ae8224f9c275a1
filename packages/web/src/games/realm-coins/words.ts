import { countOf, has, realmInternals, type Seat, type SeatSet, seatsIn } from '@pouch/rules';
import type { Heading, Line, Names } from '../../table/kit.ts';
import { andList } from '../../words/lists.ts';
import { t, type Values } from '../../words/t.ts';
import { faceWords, heapWords, ordinal, type RealmEvent, type View } from './faces.ts';
import { type Note, PHASES, type RealmShow } from './show.ts';
import { bidSpot, POUCH_SPOT, poolSpot, stashSpot } from './spots.ts';

const { appeaseSize, BOAR, decider, poolValue, realmFace, swoopSize } = realmInternals;

/** How a sentence speaks of a player: to them, or of them. */
export const who = (seat: Seat, names: Names): Values => ({
  you: names.isYou(seat) ? 'yes' : 'no',
  name: names.of(seat),
});

/** 'Mara and you': inside a sentence. */
export const people = (seats: SeatSet, names: Names): string =>
  andList(
    seatsIn(seats)
      .toSorted((a, b) => Number(names.isYou(a)) - Number(names.isYou(b)))
      .map((seat) => (names.isYou(seat) ? t('realm.you-inside') : names.of(seat))),
  );

/** Of several players: how many, who, and how to speak of the only one. */
const allOf = (seats: SeatSet, names: Names): Values => {
  const [first = 0, ...others] = seatsIn(seats);
  return { ...who(first, names), count: others.length + 1, names: people(seats, names) };
};

/** An event as a line of the log. */
export function tell(event: RealmEvent, names: Names): Line | undefined {
  switch (event.event) {
    case 'bid-in':
      return { text: t('realm.tell.bid-in', who(event.seat, names)), lead: event.seat, spots: [stashSpot(event.seat)] };
    case 'revealed':
      return {
        text: t('realm.tell.revealed', { ...who(event.seat, names), coins: heapWords(event.bid) }),
        lead: event.seat,
      };
    case 'crowns-home':
      return {
        text: t('realm.tell.crowns-home', { ...who(event.seat, names), coins: heapWords(event.coins) }),
        lead: 'return',
        spots: [stashSpot(event.seat)],
      };
    case 'round-off':
      return { text: t('realm.tell.round-off', allOf(event.payers, names)), lead: 'none' };
    case 'forfeited':
      return {
        text: t('realm.tell.forfeited', { ...who(event.seat, names), coin: faceWords(event.coin, 1) }),
        lead: event.seat,
        spots: [poolSpot(0)],
      };
    case 'ranked':
      return {
        text: t('realm.tell.ranked', {
          ...who(event.seat, names),
          value: event.value,
          boars: event.boars,
          place: ordinal(event.rank),
        }),
        lead: event.seat,
      };
    case 'knights-home':
      return {
        text: t('realm.tell.knights-home', { ...who(event.seat, names), count: event.knights }),
        lead: 'return',
        spots: [stashSpot(event.seat)],
      };
    case 'tied':
      return {
        text: t('realm.tell.tied', { ...who(event.seat, names), place: ordinal(event.place) }),
        lead: event.seat,
        spots: [bidSpot(event.place)],
      };
    case 'swooped':
      return {
        text: t('realm.tell.swooped', {
          ...who(event.seat, names),
          take: heapWords(event.take),
          give: heapWords(event.give),
        }),
        lead: event.seat,
        spots: [bidSpot(event.place - 1), poolSpot(event.place)],
      };
    case 'collected':
      return {
        text: t('realm.tell.collected', {
          ...who(event.seat, names),
          place: ordinal(event.place),
          value: poolValue(event.coins),
        }),
        lead: event.seat,
        spots: [poolSpot(event.place)],
      };
    case 'appeased':
      return {
        text: t('realm.tell.appeased', { ...who(event.seat, names), coins: heapWords(event.coins) }),
        lead: event.seat,
      };
    case 'out':
      return { text: t('realm.tell.out', who(event.seat, names)), lead: event.seat, spots: [stashSpot(event.seat)] };
    case 'pools-ordered':
      return {
        text: t('realm.tell.pools', { values: andList(event.pools.map((pool) => `${poolValue(pool)}`)) }),
        lead: 'none',
      };
    case 'drawn':
      return {
        text: t('realm.tell.drawn', { coin: faceWords(realmFace(event.coin), 1) }),
        lead: 'pouch',
        spots: [poolSpot(0), POUCH_SPOT],
      };
    case 'round-begun':
      return event.extra ? { text: t('realm.tell.extra'), lead: 'none' } : undefined;
    case 'over':
      return { text: overWords(event.winners, names), lead: seatsIn(event.winners)[0] ?? 'none' };
  }
}

function overWords(winners: SeatSet, names: Names): string {
  const [first, ...others] = seatsIn(winners);
  if (first === undefined) return t('realm.tell.nobody-wins');
  return others.length === 0
    ? t('realm.tell.wins', who(first, names))
    : t('realm.tell.share', { names: people(winners, names) });
}

const roundWords = ({ round, extra }: { readonly round: number; readonly extra: boolean }): string =>
  t(extra ? 'realm.extra-round' : 'realm.round', { round });

/** No event begins the first round: its group begins with its first bid. */
export function group(event: RealmEvent, view: View): string | undefined {
  if (event.event === 'round-begun') return roundWords(event);
  const isFirst = view.round === 1 && view.sealed.filter((bid) => bid !== null).length === 1;
  return event.event === 'bid-in' && isFirst ? roundWords(view) : undefined;
}

export function heading(view: View, show: RealmShow): Heading {
  const now = PHASES.indexOf(show.phase);
  const isOver = view.phase === 'over' && show.note?.note === 'over';
  return {
    round: roundWords(show),
    phase: isOver ? t('realm.phase-now.over') : t(`realm.phase-now.${show.phase}`),
    phases: PHASES.map((phase) => t(`realm.phase.${phase}`)),
    now: isOver ? PHASES.length : now,
  };
}

/** What a screen reader hears when a decision becomes due. */
export function prompt(view: View, seat: Seat): string | undefined {
  const { place, phase } = view;
  switch (phase) {
    case 'bid':
      return t('realm.prompt.bid', { round: view.round });
    case 'forfeit':
      return t('realm.prompt.forfeit');
    case 'swoop':
      return t('realm.prompt.swoop', {
        count: swoopSize(view, place),
        above: heapWords(view.bids[place - 1] ?? 0),
        pool: heapWords(view.pools[place] ?? 0),
      });
    case 'appease':
      return t('realm.prompt.appease', { count: appeaseSize(view, place) });
    case 'draw':
    case 'over':
      return has(view.winners, seat) ? t('realm.prompt.won') : undefined;
  }
}

export function waiting(view: View, names: Names): string {
  switch (view.phase) {
    case 'bid': {
      const others = seatsIn(view.unsealed).filter((seat) => !names.isYou(seat));
      if (others.length === 0) return t('realm.waiting.you');
      return t('realm.waiting.bids', { names: andList(others.map(names.of)) });
    }
    case 'forfeit':
    case 'swoop':
    case 'appease':
      return t(`realm.waiting.${view.phase}`, who(decider(view), names));
    case 'draw':
      return t('realm.waiting.draw');
    case 'over':
      return t('realm.phase-now.over');
  }
}

const CHAPTERS: Readonly<Record<View['phase'], string>> = {
  bid: 'bid',
  forfeit: 'reveal',
  swoop: 'swoop',
  appease: 'appease',
  draw: 'bookkeeping',
  over: 'end',
};

export const chapter = (view: View): string => (view.extra && view.phase === 'bid' ? 'end' : CHAPTERS[view.phase]);

/** The line over the pools: what is happening. */
export function noteWords(note: Note, show: RealmShow, names: Names): string {
  switch (note.note) {
    case 'revealed':
      return t('realm.note.revealed');
    case 'crowns-home':
      return t('realm.note.crowns-home', { ...allOf(note.seats, names), coins: note.count });
    case 'off':
      return t('realm.note.off', allOf(note.payers, names));
    case 'forfeited':
      return t('realm.note.forfeited', { ...who(note.seat, names), coin: faceWords(note.coin, 1) });
    case 'ranked':
      return rankWords(note.seats, show, names);
    case 'knights-home':
      return t('realm.note.knights-home', { ...who(note.seat, names), count: note.count });
    case 'tied':
      return t('realm.note.tied', { names: people(note.seats, names) });
    case 'turned':
      return t('realm.note.turned', { count: note.places.length, places: andList(note.places.map(ordinal)) });
    case 'swoop':
      return t('realm.note.swoop', who(note.seat, names));
    case 'swooped':
      return t('realm.note.swooped', {
        ...who(note.seat, names),
        take: heapWords(note.take),
        give: heapWords(note.give),
      });
    case 'collected':
      return t('realm.note.collected', { ...who(note.seat, names), place: ordinal(note.place), value: note.value });
    case 'appease':
      return t('realm.note.appease', who(note.seat, names));
    case 'appeased':
      return t('realm.note.appeased', { ...who(note.seat, names), coins: heapWords(note.coins) });
    case 'out':
      return t('realm.note.out', who(note.seat, names));
    case 'bids-to-pools':
      return t('realm.note.bids-to-pools');
    case 'ordered':
      return t('realm.note.ordered');
    case 'drawn':
      return t('realm.note.drawn', { coin: faceWords(realmFace(note.coin), 1) });
    case 'extra':
      return t('realm.note.extra');
    case 'over':
      return t('realm.note.over');
  }
}

/** 'Mara 10, you 8, Tallow 5.' */
const rankWords = (seats: readonly Seat[], show: RealmShow, names: Names): string =>
  seats
    .map((seat, index) => {
      const bid = show.bids.find((each) => each?.seat === seat);
      const value = bid?.value ?? 0;
      // Boars matter between bids of the same value only.
      const isClose = show.bids.filter((each) => each?.value === value).length > 1;
      const boars = isClose ? countOf(bid?.coins ?? 0, BOAR) : 0;
      const name = names.isYou(seat) ? t(index === 0 ? 'realm.you' : 'realm.you-inside') : names.of(seat);
      return t('realm.note.rank', { name, value, boars });
    })
    .join(', ');

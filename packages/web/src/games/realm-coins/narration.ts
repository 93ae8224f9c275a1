import { countOf, has, only, realmInternals, type Seat, type SeatSet, seatsIn, type Viewer } from '@pouch/rules';
import type { Names, Narration, Reader } from '../../table/kit.ts';
import type { Moment } from '../../table/source.ts';
import { andList } from '../../words/lists.ts';
import { t } from '../../words/t.ts';
import { waiting } from './heading.ts';
import { isOver, lastRound, type Share, sharesOf } from './round.ts';
import type { Note, Show, Swooped } from './show.ts';
import type { Types, View } from './types.ts';
import { allOf, bareCoinWords, coinWords, faceWords, ordinal, signed, who } from './words.ts';

const { BOAR, bidValue, GOAL, realmFace, worthOf } = realmInternals;

/** What one plays for. */
export const goal = ({ extra }: View): string => t(extra ? 'realm.goal.extra' : 'realm.goal', { goal: GOAL });

/** What the last round brought the viewer, until the next bids are seen; spectators read about its first place. */
export function lastResult(moments: readonly Moment<Types>[], { viewer, names }: Reader): string | undefined {
  if (!isOver(moments)) return undefined;
  const round = lastRound(moments);
  const shares = round === undefined ? [] : sharesOf(round);
  const share = viewer === 'table' ? shares.find(({ outcome }) => outcome === 'won') : shareOf(shares, viewer);
  return share === undefined ? undefined : resultWords(share, names);
}

const shareOf = (shares: readonly Share[], seat: Seat): Share | undefined =>
  shares.find((share) => share.seat === seat);

function resultWords({ seat, outcome, paid, won, net }: Share, names: Names): string | undefined {
  switch (outcome) {
    case 'open':
      return undefined;
    case 'won':
      return t('realm.last.won', {
        ...who(seat, names),
        paid,
        won: realmInternals.poolValue(won),
        net: signed(net ?? 0),
      });
    case 'tied':
      return t('realm.last.tied');
    case 'cancelled':
      return paid === 0 ? t('realm.last.cancelled') : t('realm.last.cancelled-paid', { ...who(seat, names), paid });
  }
}

/** What the stage says. */
export function narrate(show: Show, view: View, { viewer, names }: Reader): Narration | undefined {
  const { note } = show;
  if (note === null || note.note === 'extra') return atRest(show, view, viewer, names);
  return { ...told(note, show, names), step: stepOf(note, show) };
}

/** While others bid: for spectators, and for those who are out. */
function atRest(show: Show, view: View, viewer: Viewer, names: Names): Narration | undefined {
  if (view.phase === 'draw') return { headline: t('realm.stage.new-pools'), lead: 'none' };
  if (view.phase !== 'bid') return undefined;
  const isOut = viewer !== 'table' && has(show.out, viewer);
  const headline = t(isOut ? 'realm.stage.you-are-out' : show.extra ? 'realm.stage.extra' : 'realm.stage.bidding');
  return { headline, why: t('realm.sentence', { words: waiting(view, names) }), lead: isOut ? viewer : 'none' };
}

type Told = Pick<Narration, 'headline' | 'why' | 'lead' | 'spoken'>;

/** The crest of the one it is about. */
function leadOf(seats: SeatSet): Seat | 'none' {
  const [first = 'none', ...others] = seatsIn(seats);
  return others.length === 0 ? first : 'none';
}

function told(note: Exclude<Note, { readonly note: 'extra' }>, show: Show, names: Names): Told {
  switch (note.note) {
    case 'revealed':
      return { headline: t('realm.stage.revealed'), why: valueWords(show, names), lead: 'none' };
    case 'crowns-home':
      return {
        headline: t('realm.stage.crowns', { ...allOf(note.seats, names), coins: note.count }),
        why: t('realm.stage.crowns.why', { coins: note.count }),
        lead: leadOf(note.seats),
      };
    case 'off':
      return {
        headline: t('realm.stage.off', allOf(note.payers, names)),
        why: t('realm.stage.off.why', allOf(note.payers, names)),
        lead: leadOf(note.payers),
      };
    case 'forfeited':
      return {
        headline: t('realm.stage.forfeited', { ...who(note.seat, names), coin: faceWords(note.coin, 1) }),
        why: t('realm.stage.forfeited.why'),
        lead: note.seat,
      };
    case 'ranked':
      return ranked(note.seats, show, names);
    case 'knights-home':
      return {
        headline: t('realm.stage.knights', { ...allOf(note.seats, names), coins: note.count }),
        why: t('realm.stage.knights.why', { ...allOf(note.seats, names), coins: note.count }),
        lead: leadOf(note.seats),
      };
    case 'tied':
      return {
        headline: t('realm.stage.tied', { count: note.places.length, places: andList(note.places.map(ordinal)) }),
        why:
          note.value === null
            ? t('realm.stage.tied.several')
            : t('realm.stage.tied.why', { ...allOf(note.seats, names), value: note.value }),
        lead: 'none',
      };
    case 'swoop':
      return {
        headline: t('realm.stage.swoop', who(note.seat, names)),
        why: t('realm.stage.swoop.why', { ...who(note.seat, names), place: ordinal(note.place) }),
        lead: note.seat,
      };
    case 'swooped':
      return {
        headline: t('realm.stage.swooped', who(note.seat, names)),
        why: swapWords(note, note.seat, names),
        lead: note.seat,
      };
    case 'collected':
      return collected(note, show, names);
    case 'appease':
      return {
        headline: t('realm.stage.appease', who(note.seat, names)),
        why: t('realm.stage.appease.why'),
        lead: note.seat,
      };
    case 'appeased':
      return {
        headline: t('realm.stage.appeased', { ...who(note.seat, names), coins: coinWords(note.coins) }),
        why: t('realm.stage.appeased.why'),
        lead: note.seat,
      };
    case 'out':
      return {
        headline: t('realm.stage.out', who(note.seat, names)),
        why: t('realm.stage.out.why', who(note.seat, names)),
        lead: note.seat,
      };
    case 'bids-to-pools':
      return { headline: t('realm.stage.new-pools'), why: t('realm.stage.new-pools.why'), lead: 'none' };
    case 'ordered':
      return { headline: t('realm.stage.new-pools'), why: t('realm.stage.ordered.why'), lead: 'none' };
    case 'drawn':
      return {
        headline: t('realm.stage.new-pools'),
        why: t('realm.stage.drawn', { coin: faceWords(realmFace(note.coin), 1) }),
        lead: 'none',
      };
    case 'over':
      return { headline: t('realm.stage.over'), lead: 'none' };
  }
}

function ranked([first = 0, ...others]: readonly Seat[], show: Show, names: Names): Told {
  const [top, second] = [first, others[0] ?? first].map((seat) => bidOf(show, seat));
  const isTied = others.length > 0 && bidValue(top ?? 0) === bidValue(second ?? 0);
  const isClose = isTied && countOf(top ?? 0, BOAR) === countOf(second ?? 0, BOAR);
  return isClose
    ? { headline: t('realm.stage.ranked.tied'), why: valueWords(show, names), lead: 'none' }
    : { headline: t('realm.stage.ranked', who(first, names)), why: valueWords(show, names), lead: first };
}

const bidOf = (show: Show, seat: Seat): number => show.bids.find((bid) => bid?.seat === seat)?.coins ?? 0;

/** 'Ines 14, Jonah 6, you 5': highest first, with boars where they decide. */
function valueWords(show: Show, names: Names): string {
  const bids = show.bids
    .flatMap((bid) => (bid === null || bid.seat === null ? [] : [{ seat: bid.seat, coins: bid.coins }]))
    .map((bid) => ({ ...bid, value: bidValue(bid.coins - realmInternals.unescorted(bid.coins)) }))
    .toSorted((a, b) => b.value - a.value || countOf(b.coins, BOAR) - countOf(a.coins, BOAR));
  return bids
    .map(({ seat, coins, value }, index) => {
      const isClose = bids.filter((each) => each.value === value).length > 1;
      const name = names.isYou(seat) ? t(index === 0 ? 'realm.you' : 'realm.you-inside') : names.of(seat);
      return t('realm.stage.value', { name, value, boars: isClose ? countOf(coins, BOAR) : 0 });
    })
    .join(', ');
}

function collected(note: Extract<Note, { readonly note: 'collected' }>, show: Show, names: Names): Told {
  const { seat, place, value, paid } = note;
  const headline = t('realm.stage.collected', { ...who(seat, names), place: ordinal(place) });
  const stash = worthOf(show.stashes[seat] ?? 0);
  return {
    headline,
    why: whyCollected(note, names),
    lead: seat,
    spoken: t('realm.stage.collected.spoken', {
      headline,
      paid,
      value,
      sign: value < paid ? 'minus' : 'plus',
      size: Math.abs(value - paid),
      stash,
    }),
  };
}

/** Why the pool is theirs: the swap that made it, how the bid ranked, or else what it cost. */
function whyCollected(note: Extract<Note, { readonly note: 'collected' }>, names: Names): string {
  const { seat, place, value, paid, ranked: rank, swooped } = note;
  if (swooped !== null) return swapWords(swooped, seat, names);
  if (rank === null) return t('realm.stage.collected.cost', { value, paid });
  const why = t('realm.stage.collected.why', { value: rank.value, place: place + 1 });
  return rank.knights === 0 ? why : `${why} ${t('realm.stage.collected.knights', { count: rank.knights })}`;
}

/** 'Your gryphon swapped a peasant for Jonah’s knight.' */
const swapWords = ({ from, take, give }: Swooped, seat: Seat, names: Names): string =>
  from === null
    ? t('realm.stage.swap.pool', { ...who(seat, names), give: coinWords(give), take: coinWords(take) })
    : t('realm.stage.swap', {
        ...who(seat, names),
        give: coinWords(give),
        take: bareCoinWords(take),
        from: names.isYou(from) ? 'you' : 'other',
        other: names.of(from),
      });

/** Bids revealed, ranked, one step for each place, new pools. A cancelled round has none. */
function stepOf(note: Note, { reach, bids }: Show): Narration['step'] {
  const of = reach + 3;
  switch (note.note) {
    case 'revealed':
    case 'crowns-home':
      return { number: 1, of };
    case 'ranked':
    case 'knights-home':
    case 'tied':
      return { number: 2, of };
    case 'swoop':
    case 'swooped':
    case 'collected':
    case 'appease':
    case 'appeased':
      return { number: 3 + note.place, of };
    case 'out': {
      const place = bids.findIndex((bid) => bid?.seat === note.seat);
      return place < 0 ? undefined : { number: 3 + place, of };
    }
    case 'bids-to-pools':
    case 'ordered':
    case 'drawn':
      return { number: of, of };
    case 'off':
    case 'forfeited':
    case 'extra':
    case 'over':
      return undefined;
  }
}

/** Where skipping leads: to what the viewer decides next, as far as it is known. */
export function skipTo(view: View, viewer: Viewer): string {
  const isMine = viewer !== 'table' && view.phase !== 'bid' && has(deciders(view), viewer);
  if (isMine && (view.phase === 'swoop' || view.phase === 'appease' || view.phase === 'forfeit'))
    return t(`realm.skip.${view.phase}`);
  if (view.phase === 'bid' && viewer !== 'table' && !has(view.out, viewer)) return t('realm.skip.bid');
  return t('stage.skip');
}

const deciders = (view: View): number =>
  view.phase === 'swoop' || view.phase === 'appease' || view.phase === 'forfeit'
    ? only(realmInternals.decider(view))
    : 0;

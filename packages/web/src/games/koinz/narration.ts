import { has, koinzInternals, seatsIn, type Viewer } from '@pouch/rules';
import type { Names, Narration, Reader } from '../../table/kit.ts';
import type { Moment } from '../../table/source.ts';
import { andList } from '../../words/lists.ts';
import { t } from '../../words/t.ts';
import { gainWords } from './gains.ts';
import { deciding } from './heading.ts';
import { placeName } from './places.ts';
import { type Show, wonNow } from './show.ts';
import type { Event, EventOf, Types, View } from './types.ts';
import { kitWords, nameAt, nameList, setupWords, sizeWord, who, whoseFor } from './words.ts';

const { bottomOf, GOAL, KIT, ownerOf, topOf } = koinzInternals;

/** What one plays for. */
export function goal({ variant, playoff }: View): string {
  if (variant === 'sudden-death') return t('koinz.goal.sudden-death');
  return playoff ? t('koinz.goal.playoff') : t('koinz.goal.classic', { goal: GOAL });
}

/** What the last round brought, until the first koin of the next one is laid. */
export function lastResult(moments: readonly Moment<Types>[], { viewer, names }: Reader): string | undefined {
  const { events, view } = moments.at(-1) ?? {};
  if (view?.last == null || view.phase === 'over' || view.surfaces.some(({ length }) => length > 0)) return undefined;
  // While the round is still scored, the stage tells it.
  if (events?.some(({ event }) => event === 'scored') && !events.some(({ event }) => event === 'round-begun'))
    return undefined;
  const { last } = view;
  const won = (seat: Viewer): readonly string[] =>
    last.flatMap((winner, surface) => (winner === seat ? [placeName(view.round - 1, surface)] : []));
  const mine = won(viewer);
  if (mine.length > 0) return t('koinz.last.mine', { places: andList(mine) });
  const others = view.won.flatMap((_, seat) =>
    won(seat).length > 0 ? [t('koinz.last.other', { name: names.of(seat), places: andList(won(seat)) })] : [],
  );
  return others.length === 0 ? t('koinz.last.nobody') : t('koinz.last.others', { others: others.join('; ') });
}

/** What the stage says: what happens, or who has to decide. */
export function narrate(show: Show, _view: View, { viewer, names }: Reader): Narration | undefined {
  const { note } = show;
  if (note === undefined) return resting(show, viewer, names);
  if (note.kind === 'summary') return { ...summary(show, viewer, names), ...stepOf(show) };
  const told = tellings(note.event, note.before, show, names);
  if (told === undefined) return undefined;
  return { ...told, ...(note.event.event === 'scored' && stepOf(show)) };
}

/** The surfaces one after another, then the score. */
function stepOf({ view, note, focus }: Show): Pick<Narration, 'step'> {
  const of = view.surfaces.length + 1;
  return { step: { number: note?.kind === 'summary' ? of : (focus ?? 0) + 1, of } };
}

/** While somebody else decides, or the viewer has no part in it. */
function resting({ view, awaited, stuck }: Show, viewer: Viewer, names: Names): Narration | undefined {
  if (view.phase === 'over' || awaited === viewer) return undefined;
  if (view.phase === 'first') return { headline: deciding(view, names), lead: 'none' };
  const lead = awaited ?? 'none';
  const isPlaying = viewer !== 'table';
  if (isPlaying && !has(view.active, viewer))
    return { headline: t('koinz.title.out'), why: deciding(view, names), lead: viewer };
  if (isPlaying && has(stuck, viewer))
    return { headline: t('koinz.title.stuck'), why: t('koinz.say.stuck'), lead: viewer };
  if (view.phase === 'choose') return { headline: deciding(view, names), why: t('koinz.choose.others'), lead };
  return { headline: t('koinz.title.turn-of', { name: names.of(view.turn) }), lead };
}

type Told = Omit<Narration, 'step'>;

function tellings(event: Event, before: View, show: Show, names: Names): Told | undefined {
  switch (event.event) {
    case 'first':
      return {
        headline: t('koinz.stage.first', who(names, event.seat)),
        why: t('koinz.stage.first-why'),
        lead: event.seat,
      };
    case 'chose':
      return {
        headline: t('koinz.stage.chose', { ...who(names, event.seat), what: kitWords(event.part, event.number) }),
        why: event.part === KIT.length - 1 ? setupWords([...before.kit, event.number]) : t('koinz.choose.others'),
        lead: event.seat,
      };
    case 'placed': {
      const gains = gainWords(before, { ...event, pile: undefined }, names);
      return {
        headline: t('koinz.stage.placed', { ...who(names, event.seat), size: sizeWord(event.koin) }),
        why: t('koinz.stage.gains', { place: placeName(before.round, event.surface), gains }),
        lead: event.seat,
      };
    }
    case 'stacked':
      return stacked(event, before, names);
    case 'fouled':
      return fouled(event, before, names);
    case 'forfeited':
      return {
        headline: t('koinz.stage.forfeited', who(names, event.seat)),
        why: t('koinz.stage.forfeited-why'),
        lead: event.seat,
      };
    case 'passed-over':
      return {
        headline: t('koinz.stage.passed-over', who(names, event.seat)),
        why: t('koinz.stage.passed-over-why'),
        lead: event.seat,
      };
    case 'scored':
      return scored(event, show, names);
    case 'out':
      return {
        headline: t('koinz.stage.out', who(names, event.seat)),
        why: t(before.variant === 'classic' ? 'koinz.stage.out-why.classic' : 'koinz.stage.out-why.sudden-death'),
        lead: event.seat,
      };
    case 'round-begun':
      return begun(event, names);
    case 'over':
      return undefined;
  }
}

function stacked(event: EventOf<'stacked'>, before: View, names: Names): Told {
  const { seat, surface, pile } = event;
  const below = before.surfaces[surface]?.[pile] ?? 0;
  const owner = ownerOf(below, topOf(below)) ?? seat;
  return {
    headline: t('koinz.stage.stacked', { ...who(names, seat), whose: whoseFor(names, owner, seat) }),
    why: t('koinz.stage.gains', {
      place: placeName(before.round, surface),
      gains: gainWords(before, { ...event, pile }, names),
    }),
    lead: seat,
  };
}

function fouled({ seat, surface, pile }: EventOf<'fouled'>, before: View, names: Names): Told {
  const nudged = before.surfaces[surface]?.[pile] ?? 0;
  const owner = ownerOf(nudged, bottomOf(nudged)) ?? seat;
  return {
    headline: t('koinz.stage.fouled', { ...who(names, seat), whose: whoseFor(names, owner, seat) }),
    why: t(before.fouls > 0 ? 'koinz.stage.fouled-why.second' : 'koinz.stage.fouled-why.first'),
    lead: seat,
  };
}

function scored({ surface, points, winner }: EventOf<'scored'>, { view }: Show, names: Names): Told {
  const place = placeName(view.round, surface);
  const [best = 0, next = 0] = points.toSorted((a, b) => b - a);
  if (winner !== null) {
    const score = t('koinz.tell.score', { best, next });
    const won = view.won[winner] ?? 0;
    return {
      headline: t('koinz.stage.won', { ...who(names, winner), place, score }),
      why:
        view.variant === 'classic'
          ? t('koinz.stage.won-why', { ...who(names, winner), won, goal: GOAL })
          : t('koinz.rule'),
      lead: winner,
    };
  }
  if (best === 0) return { headline: t('koinz.stage.no-points', { place }), why: t('koinz.rule'), lead: 'none' };
  const tied = seatsIn(view.active).filter((seat) => points[seat] === best);
  return {
    headline: t('koinz.stage.tied', { place }),
    why: t('koinz.stage.tied-why', { names: nameList(names, tied), points: best }),
    lead: 'none',
  };
}

/** After the surfaces: what the round has brought, and how the game stands. */
function summary(show: Show, viewer: Viewer, names: Names): Told {
  const { view } = show;
  const now = wonNow(show);
  const isClassic = view.variant === 'classic';
  const counts = isClassic ? view.won : now;
  const seats = seatsIn(view.active).toSorted((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0));
  const scores = seats.map((seat) =>
    t('koinz.stage.score-of', { name: nameAt(names, seat, 'later'), won: counts[seat] ?? 0 }),
  );
  const isPlaying = viewer !== 'table' && has(view.active, viewer);
  return {
    headline: isPlaying
      ? t('koinz.stage.summary-mine', { won: now[viewer] ?? 0 })
      : t('koinz.stage.summary', { round: view.round }),
    why: t(isClassic ? 'koinz.stage.summary-why.classic' : 'koinz.stage.summary-why.sudden-death', {
      scores: scores.join(', '),
    }),
    lead: isPlaying ? viewer : 'none',
  };
}

function begun({ seat, playoff }: EventOf<'round-begun'>, names: Names): Told {
  const first = t('koinz.stage.next-first', who(names, seat));
  return playoff
    ? { headline: t('koinz.stage.playoff'), why: t('koinz.stage.first', who(names, seat)), lead: 'none' }
    : { headline: first, why: t('koinz.stage.next-why'), lead: seat };
}

/** Where skipping leads. Who goes first in the next round is told after this one is scored. */
export function skipTo(view: View, viewer: Viewer): string {
  switch (view.phase) {
    case 'over':
      return t('koinz.skip.result');
    case 'choose':
      return view.kit.length === 0 ? t('koinz.skip.round', { round: view.round }) : t('stage.skip');
    case 'lay':
      return t(view.turn === viewer ? 'koinz.skip.turn' : 'stage.skip');
    case 'first':
      return t('stage.skip');
  }
}

/** How many times as fast it goes on for somebody who is out. */
export const hurry = (view: View, viewer: Viewer): number =>
  viewer === 'table' || has(view.active, viewer) ? 1 : OUT_HURRY;

const OUT_HURRY = 3;

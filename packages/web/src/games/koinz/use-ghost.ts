import { koinzInternals, type Seat } from '@pouch/rules';
import { useEffect, useRef, useState } from 'react';
import type { Names } from '../../table/kit.ts';
import { announce } from '../../ui/announcer.tsx';
import { t } from '../../words/t.ts';
import { type Fit, fitAt, nextCarrier, type Point, pointedAt, withinEdge } from './ghost.ts';
import { inHand } from './hand.ts';
import { heardGhost } from './said.ts';
import type { Size, View } from './types.ts';
import { sizeTitle, sizeWord } from './words.ts';

const { EDGE } = koinzInternals;

const MIDDLE: Point = { x: EDGE / 2, y: EDGE / 2 };

/** Long enough that a row of single millimetres is said once, at its end. */
const SAID_AFTER = 500;

export type Ghost = Held & { readonly fit: Fit | undefined } & Actions;

interface Actions {
  /** Takes a size in hand, or puts it back if it is there already. `where` a mouse will say itself. */
  readonly take: (koin: Size, where: 'pointed' | 'shown') => void;
  readonly putBack: () => void;
  readonly nudge: (dx: number, dy: number) => void;
  readonly go: (surface: number) => void;
  readonly hop: (by: 1 | -1) => void;
  readonly nextStack: () => void;
  /** Where a pointer would bring it, with what help there is. */
  readonly pointed: (surface: number, pointer: Point) => Point | undefined;
  readonly point: (surface: number, pointer: Point) => void;
  /** It is laid: nothing is seen until it moves again. */
  readonly lift: () => void;
}

/** The koin in hand: what it is, over which surface, and where. */
interface Held {
  readonly koin: Size | undefined;
  readonly surface: number;
  readonly at: Point | undefined;
}

export function useGhost(view: View, seat: Seat, names: Names): Ghost {
  const [held, setHeld] = useState<Held>({ koin: undefined, surface: 0, at: undefined });
  const koin = held.koin !== undefined && inHand(view, seat, held.koin) > 0 ? held.koin : undefined;
  const surface = Math.min(held.surface, Math.max(0, view.surfaces.length - 1));
  const piles = view.surfaces[surface] ?? [];
  const at = koin === undefined ? undefined : held.at;
  const fit = koin === undefined || at === undefined ? undefined : fitAt(piles, koin, at, view.hand);
  const last = useRef(MIDDLE);
  if (at !== undefined) last.current = at;
  const hear = useHeard(() =>
    koin === undefined || at === undefined || fit === undefined
      ? ''
      : heardGhost({ view, names, koin, surface, at, fit }),
  );

  const pointed: Ghost['pointed'] = (to, pointer) =>
    koin === undefined ? undefined : pointedAt(view.surfaces[to] ?? [], koin, pointer, view.hand);
  const hold = (change: Partial<Held>): void => setHeld({ koin, surface, at, ...change });
  const put = (change: Partial<Held>): void => {
    hold(change);
    hear();
  };
  const actions: Actions = {
    take: (size, where) => {
      if (size === koin) {
        hold({ koin: undefined, at: undefined });
        announce(t('koinz.heard-back'));
        return;
      }
      if (inHand(view, seat, size) === 0) return;
      announce(t('koinz.heard-taken', { size: sizeTitle(size) }));
      const spot = at ?? (where === 'shown' ? last.current : undefined);
      put({ koin: size, at: spot === undefined ? undefined : withinEdge(size, spot) });
    },
    putBack: () => {
      if (koin !== undefined) announce(t('koinz.heard-back'));
      hold({ koin: undefined, at: undefined });
    },
    nudge: (dx, dy) => {
      if (koin === undefined) return announce(t('koinz.heard-none'));
      const from = at ?? last.current;
      put({ at: withinEdge(koin, at === undefined ? from : { x: from.x + dx, y: from.y + dy }) });
    },
    go: (to) => put({ surface: to }),
    hop: (by) => put({ surface: (surface + by + view.surfaces.length) % view.surfaces.length }),
    nextStack: () => {
      if (koin === undefined) return announce(t('koinz.heard-none'));
      const next = nextCarrier(view.surfaces, koin, at === undefined ? { surface, x: -1, y: -1 } : { surface, ...at });
      if (next === undefined) return announce(t('koinz.heard-no-stack', { size: sizeWord(koin) }));
      put({ surface: next.surface, at: { x: next.x, y: next.y } });
    },
    pointed,
    point: (to, pointer) => {
      const spot = pointed(to, pointer);
      if (spot === undefined) return;
      // A pointer moves more often than the koin does.
      if (to !== surface || spot.x !== at?.x || spot.y !== at.y) hold({ surface: to, at: spot });
    },
    lift: () => hold({ at: undefined }),
  };
  return { koin, surface, at, fit, ...useStable(actions) };
}

/** The same functions from one render to the next, so that only what shows the ghost is drawn again when it moves. */
function useStable(actions: Actions): Actions {
  const latest = useRef(actions);
  latest.current = actions;
  const [stable] = useState<Actions>(() => ({
    take: (...given) => latest.current.take(...given),
    putBack: () => latest.current.putBack(),
    nudge: (...given) => latest.current.nudge(...given),
    go: (...given) => latest.current.go(...given),
    hop: (...given) => latest.current.hop(...given),
    nextStack: () => latest.current.nextStack(),
    pointed: (...given) => latest.current.pointed(...given),
    point: (...given) => latest.current.point(...given),
    lift: () => latest.current.lift(),
  }));
  return stable;
}

/** Says where the ghost is and whether it fits, a moment after it was last moved on purpose. */
function useHeard(words: () => string): () => void {
  const [asked, setAsked] = useState(0);
  const current = useRef(words);
  current.current = words;
  useEffect(() => {
    if (asked === 0) return;
    const timer = setTimeout(() => announce(current.current()), SAID_AFTER);
    return () => clearTimeout(timer);
  }, [asked]);
  return () => setAsked((before) => before + 1);
}

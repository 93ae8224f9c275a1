import { type Decision, everyone, type Game, NOBODY, only, type Seat, seatSet } from '@pouch/rules';

interface Pick extends Decision {
  readonly do: 'pick';
  readonly side: 'heads' | 'tails';
}

interface State {
  readonly seats: number;
  readonly picked: (Pick['side'] | 'hidden' | null)[];
}

interface Types {
  Options: Readonly<Record<string, never>>;
  State: State;
  View: State;
  Decision: Pick;
  Outcome: never;
  Deadline: never;
  Event: { readonly event: 'picked'; readonly seat: Seat };
}

const pickedBy = ({ picked }: State): number => seatSet([...picked.keys()].filter((seat) => picked[seat] !== null));

/** A game that no list knows: everyone picks a side of a coin in secret, and then it is over. */
export const MADE_UP = {
  id: 'made-up',
  name: 'Made Up',
  seats: { least: 2, most: 4 },
  phases: { pick: { secret: true, order: 'turns' } },
  makers: { designers: 'Nobody' },
  options: {},
  endings: { over: 'everyone has picked' },
  setup: (seats) => ({ seats, picked: Array.from({ length: seats }, () => null) }),
  turn: (state) => {
    const all = everyone(state.seats);
    const awaited = all & ~pickedBy(state);
    return awaited === NOBODY
      ? { kind: 'over', winners: only(0), scores: state.picked.map(() => 0), ending: 'over' }
      : { kind: 'decide', phase: 'pick', secret: true, order: 'turns', may: all, awaited };
  },
  check: () => undefined,
  *choices(_view, seat) {
    yield { do: 'pick', seat, side: 'heads' };
  },
  sample: () => ({ do: 'pick', seat: 0, side: 'heads' }),
  chance: () => {
    throw new Error('Nothing is drawn');
  },
  checkOutcome: () => 'nothing is drawn',
  advance(draft, step, events) {
    draft.picked[step.seat] = step.side;
    events?.push({ event: 'picked', seat: step.seat });
  },
  copy: ({ seats, picked }) => ({ seats, picked: [...picked] }),
  active: ({ seats }) => everyone(seats),
  sealed: (state) => (pickedBy(state) === everyone(state.seats) ? NOBODY : pickedBy(state)),
  view: (state, viewer) => {
    if (pickedBy(state) === everyone(state.seats)) return state;
    const picked = state.picked.map((side, seat) => (side === null || seat === viewer ? side : 'hidden'));
    return { seats: state.seats, picked };
  },
  notation: {
    state: ({ picked }) => ({ picked }),
    step: (step) => ({ ...step }),
    readStep: (json) => json as unknown as Pick,
    narrate: ({ seat }, name) => `${name(seat)} picks`,
  },
} satisfies Game<Types>;

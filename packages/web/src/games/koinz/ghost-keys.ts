import type { KeyMap } from '../../ui/keys.ts';
import type { Held } from './use-ghost.ts';

const STEP = 1;
const FAR = 5;

/** What the keys do with the koin in hand. */
export function ghostKeys({ ghost, actions }: Pick<Held, 'ghost' | 'actions'>): KeyMap {
  const { hop, nudge, take } = actions;
  return {
    1: () => take(0, 'shown'),
    2: () => take(1, 'shown'),
    3: () => take(2, 'shown'),
    ArrowLeft: () => nudge(-STEP, 0),
    ArrowRight: () => nudge(STEP, 0),
    ArrowUp: () => nudge(0, -STEP),
    ArrowDown: () => nudge(0, STEP),
    'Shift+ArrowLeft': () => nudge(-FAR, 0),
    'Shift+ArrowRight': () => nudge(FAR, 0),
    'Shift+ArrowUp': () => nudge(0, -FAR),
    'Shift+ArrowDown': () => nudge(0, FAR),
    '[': () => hop(-1),
    ']': () => hop(1),
    // Where brackets need a third key.
    PageUp: () => hop(-1),
    PageDown: () => hop(1),
    n: () => actions.nextStack(),
    Enter: () => actions.lay(),
    Escape: () => (ghost.asked ? actions.unask() : actions.putBack()),
  };
}

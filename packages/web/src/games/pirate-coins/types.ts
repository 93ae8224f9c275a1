import type { pirateInternals } from '@pouch/rules';

/** The game's types, as the page uses them. */

export type Types = pirateInternals.Types;
export type View = pirateInternals.View;
export type Event = Types['Event'];
export type EventOf<Name extends Event['event']> = Extract<Event, { event: Name }>;
/** A heap of coins: how many of each metal. */
export type Metals = pirateInternals.Metals;
/** The monster plunders, the skull sallies forth. */
export type Side = pirateInternals.Side;

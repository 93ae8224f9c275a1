import type { koinzInternals } from '@pouch/rules';

export type Types = koinzInternals.Types;
export type View = koinzInternals.View;
export type Event = Types['Event'];
export type Decision = Types['Decision'];
export type Options = Types['Options'];
export type Pile = koinzInternals.Pile;
export type Size = koinzInternals.Size;

/** An event of one kind. */
export type EventOf<Kind extends Event['event']> = Extract<Event, { readonly event: Kind }>;

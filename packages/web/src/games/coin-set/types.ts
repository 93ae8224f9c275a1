import type { coinSetInternals as internals } from '@pouch/rules';

export type Types = internals.Types;
export type View = internals.View;
export type Event = Types['Event'];
export type Decision = Types['Decision'];
export type Face = internals.Face;

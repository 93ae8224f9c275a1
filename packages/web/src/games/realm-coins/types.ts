import type { REALM_FACES, realmInternals } from '@pouch/rules';

/** The game's types, as the page uses them. */

export type Types = realmInternals.Types;
export type View = Types['View'];
export type Event = Types['Event'];

export type Face = realmInternals.Face;
export type FaceName = (typeof REALM_FACES)[number];
/** Coins with a side up: bids and pools. */
export type Faces = realmInternals.Faces;
/** Coins in a stash or in the pouch. */
export type Metals = realmInternals.Metals;

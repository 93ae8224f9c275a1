import type { koinzInternals } from '@pouch/rules';

export type KoinzKind = koinzInternals.Types;
export type KoinzEvent = KoinzKind['Event'];
export type View = koinzInternals.View;
export type Pile = koinzInternals.Pile;
export type Size = koinzInternals.Size;

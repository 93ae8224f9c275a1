import type { koinzInternals } from '@pouch/rules';

export type KoinzTypes = koinzInternals.Types;
export type KoinzEvent = KoinzTypes['Event'];
export type View = koinzInternals.View;
export type Pile = koinzInternals.Pile;
export type Size = koinzInternals.Size;

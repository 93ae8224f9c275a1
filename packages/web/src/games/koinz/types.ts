import type { koinzParts } from '@pouch/rules';

export type KoinzKind = koinzParts.Kind;
export type KoinzEvent = KoinzKind['Event'];
export type View = koinzParts.View;
export type Pile = koinzParts.Pile;
export type Size = koinzParts.Size;

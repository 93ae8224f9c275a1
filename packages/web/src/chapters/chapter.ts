import type { Json } from '@pouch/rules';
import type { ComponentType } from 'react';
import type { MessageId } from '../words/t.ts';
import type { Figure } from './figures.ts';

/** A section of a game's rules: its id is where tables link to. */
export interface Chapter {
  readonly id: string;
  readonly title: MessageId;
  readonly blocks: readonly Block[];
}

export type Block =
  | { readonly kind: 'text' | 'note' | 'heading'; readonly words: MessageId }
  | { readonly kind: 'points' | 'steps'; readonly words: readonly MessageId[] }
  /** Coins with a name each, and what they are or do. */
  | { readonly kind: 'faces'; readonly rows: readonly FaceRow[] }
  | {
      readonly kind: 'table';
      readonly label: MessageId;
      readonly head: readonly MessageId[];
      readonly rows: readonly (readonly MessageId[])[];
    }
  /** Coins that lie side by side, in groups, with what they show. */
  | { readonly kind: 'coins'; readonly groups: readonly (readonly Figure[])[]; readonly words: MessageId }
  | {
      readonly kind: 'example';
      readonly example: ExampleData;
      readonly title: MessageId;
      readonly words: MessageId;
    }
  | { readonly kind: 'rulings'; readonly rulings: readonly Ruling[] }
  | { readonly kind: 'part'; readonly Part: ComponentType };

export interface FaceRow {
  readonly figures: readonly Figure[];
  readonly name: MessageId;
  readonly words: MessageId;
}

export interface Ruling {
  readonly number: string;
  readonly title: MessageId;
  readonly words: MessageId;
}

/** Some steps of a test vector of the rules or of an example of the printed rulebook; a test compares them with it. */
export interface ExampleData {
  readonly vector?: string;
  /** The name of the rulebook's own example, or of several that are played in one game. */
  readonly rulebook?: string | readonly string[];
  readonly seats: number;
  readonly options: Json;
  /** Steps that have been taken when the example begins. */
  readonly from: number;
  /** How many of the further steps belong together, beat by beat. */
  readonly beats: readonly number[];
  readonly steps: readonly Json[];
}

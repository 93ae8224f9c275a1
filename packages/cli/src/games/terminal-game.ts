import type { GameTypes, Json, MetalName } from '@pouch/rules';
import type { Dialogue, RaceDialogue } from '../play/dialogue.js';
import type { TerminalStyle } from '../show/paint.js';

export type NameOf = (seat: number) => string;

type EventName<K extends GameTypes> = K['Event']['event'];

/** Everything the terminal knows about a game. */
export interface TerminalGame<K extends GameTypes = GameTypes> {
  /** The number of players unless the command line says otherwise. */
  readonly usualSeats: number;
  /** The table as lines, from a state as records have it. */
  board(state: Json, name: NameOf, style?: TerminalStyle): string[];
  /** Sentences can be wrapped and coloured word by word; a drawing cannot. */
  readonly boardIs: 'sentences' | 'drawing';
  /** The events after which a playthrough shows the board. */
  readonly boardAfter: readonly EventName<K>[];
  /** For a game whose scoring step also clears the table: the state just before, which is shown instead. */
  readonly scoring?: {
    readonly event: EventName<K>;
    stateBefore(state: Json, step: Json, events: readonly { readonly event: string }[]): Json;
  };
  /** The events that are headings. */
  readonly headings: { readonly round?: EventName<K>; readonly end: EventName<K> };
  /** The events that need no words: the board shows them, or they say only that a secret decision was made. */
  readonly untold: readonly EventName<K>[];
  /** The names of coin faces by metal, which are coloured like it. */
  readonly faces?: Readonly<Record<MetalName, readonly string[]>>;
  readonly dialogue: Dialogue<K> | RaceDialogue<K>;
}

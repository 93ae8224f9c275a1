import type { Game, GameTypes, Seat, Viewer } from '@pouch/rules';
import type { ComponentType, ReactNode } from 'react';
import type { Save } from '../device/save.ts';
import type { SoundName } from '../sound/sounds.ts';
import type { Flight } from './flight.ts';
import type { GameEnding } from './game-ending.ts';
import type { Clock, Moment, PlayerAbout, Snapshot } from './source.ts';

/**
 * What is seen for a while. A step of the game often makes several things happen; each becomes a scene, and after the
 * last one the table rests as `still` shows it.
 */
export interface Scene<Show> {
  readonly show: Show;
  /** How long its movements take, in milliseconds; from the times in the look's tokens. */
  readonly millis: number;
  /** How long it stays to be read after that; nothing if it is left out. The speed of the table decides what it means. */
  readonly hold?: Hold;
  /** Scenes of the same step belong together: 'Continue' goes to the first one of another step. */
  readonly step?: string;
  /** Bookkeeping: once a player has read it a few times, only the end of its step is. */
  readonly routine?: boolean;
  /** How many events of the moment have been told with this scene: the log is never ahead of the board. */
  readonly told?: number;
  /** Coins that travel meanwhile, between places marked with `data-spot`. */
  readonly flights?: readonly Flight[];
  readonly sound?: SoundName;
}

/**
 * 'skim': what follows says it too, so it is only read at a relaxed speed. 'glance': half as long as 'read'. 'own': half as
 * long again, for what is about the viewer.
 */
export type Hold = 'skim' | 'glance' | 'read' | 'own';

/** What the stage says about the step that is shown. */
export interface Narration {
  /** 'Ines wins the 1st pool' */
  readonly headline: string;
  /** One line, why: '14 was the highest bid.' */
  readonly why?: string | undefined;
  /** Whose crest leads the headline. */
  readonly lead: Seat | 'none';
  /** Which step of the round this is, from 1, where their number is known. */
  readonly step?: { readonly number: number; readonly of: number } | undefined;
  /** What a screen reader hears; left out, headline and why. */
  readonly spoken?: string | undefined;
}

/** What the stage is given wherever a game is played or watched: what it says, and how to go on. */
export interface StageAbout {
  /** 'Round 2': the name of the region. */
  readonly round: string;
  readonly narration: Narration | undefined;
  /** 'playing': something is shown that can be continued and skipped. 'waiting': somebody has to decide first. */
  readonly state: 'playing' | 'waiting';
  /** The clock of the viewer's next decision: it starts when this has been shown to everyone. */
  readonly clock?: Clock | undefined;
  /** The step that is played out, and how many milliseconds it takes in all; undefined while its clock is stopped. */
  readonly step: StageStep | undefined;
  /** The words on the button: 'Skip to your swoop'. */
  readonly skipTo: string;
  /** To the next step. */
  readonly proceed: () => void;
  /** To how things are now. */
  readonly skip: () => void;
}

export interface StageStep {
  readonly key: string;
  readonly lasts: number;
}

/** Who is asked about when the table is put into words. */
export interface Reader {
  readonly viewer: Viewer;
  readonly names: Names;
}

/** The names by which the table speaks of the players. */
export interface Names {
  readonly of: (seat: Seat) => string;
  /** Whether the sentence should speak to 'you'. */
  readonly isYou: (seat: Seat) => boolean;
}

/** A line of the log. `text` may have names and coins in <b>…</b>. */
export interface Line {
  readonly text: string;
  /** Whose crest leads the line, or another sign. */
  readonly lead: Seat | 'pouch' | 'return' | 'none';
  /** Places on the table that get a ring while the line is pointed at: values of `data-spot`. */
  readonly spots?: readonly string[];
}

/** What the top bar says. */
export interface Heading {
  /** 'Round 4' */
  readonly round: string;
  /** 'bidding': joined to the round on a phone, announced when it changes. */
  readonly phase: string;
  /** The phases of a round, in order; `now` is the index of the current one. */
  readonly phases: readonly string[];
  readonly now: number;
}

export interface BoardProps<K extends GameTypes, Show> {
  readonly show: Show;
  readonly view: K['View'];
  readonly viewer: Viewer;
  readonly players: readonly PlayerAbout[];
  readonly clocks: Readonly<Record<Seat, Clock>>;
  /** 'table' takes all the room there is; 'replay' and 'example' are small, with nothing to press. */
  readonly size: 'table' | 'replay' | 'example';
  /** All that has happened so far, for what a view does not tell: what somebody took earlier in the round. */
  readonly moments?: readonly Moment<K>[];
  /**
   * The same as far as it has been told: of the moment that is played out, only the events up to the present scene. What
   * the stage tells is worked out from these.
   */
  readonly told?: readonly Moment<K>[];
  /** Where somebody plays or watches: what the stage tells. Replays and examples have none. */
  readonly stage?: StageAbout;
  /** The goal and what the last round brought (or a hint): stands between the players and the board. */
  readonly line?: ReactNode;
}

export interface PlayProps<K extends GameTypes, Show> extends BoardProps<K, Show> {
  readonly snapshot: Snapshot<K>;
  readonly stage: StageAbout;
  /** The seat whose dock this is. */
  readonly seat: Seat;
  /** Whether the table is at rest: only then are decisions asked for. */
  readonly atRest: boolean;
  readonly decide: (decision: K['Decision']) => void;
  /** The race's clock, in seconds. */
  readonly seconds: () => number;
  /** Lets the game stand still; not everywhere can it. */
  readonly pause?: () => void;
  /** Starts a race that waits for it. */
  readonly start: () => void;
}

export interface RailProps<K extends GameTypes, Show> extends BoardProps<K, Show> {
  /** The race's clock, in seconds. */
  readonly seconds: () => number;
}

export interface ResultWords {
  /** 'Mara wins, 43 to 41' */
  readonly title: string;
  /** 'You both passed 40 in round 8. The higher stash takes it.' */
  readonly reason: string;
}

/** A line of the chart of a finished game: one value a seat at each mark. */
export interface ChartData {
  readonly title: string;
  /** The ticks below: 'Start', '1', '2' …; each with the number of the moment that it stands for. */
  readonly marks: readonly { readonly label: string; readonly moment: number }[];
  /** By seat, a value for each mark. */
  readonly values: readonly (readonly number[])[];
  readonly goal?: number;
  /** Signs over the timeline: what happened when. */
  readonly signs: readonly { readonly moment: number; readonly sign: TimelineSign; readonly text: string }[];
}

const TIMELINE_SIGNS = ['swoop', 'appease', 'home', 'tie', 'attack', 'plunder', 'set', 'miss', 'win'] as const;
export type TimelineSign = (typeof TIMELINE_SIGNS)[number];

/** All that the page knows about one game's table. `Show` is what its board draws. */
export interface TableKit<K extends GameTypes = GameTypes, Show = unknown> {
  readonly game: Game<K>;
  /** The board at rest. */
  still(view: K['View'], viewer: Viewer): Show;
  /** What is seen on the way from one view to the next; nothing if the change explains itself. */
  scenes(before: K['View'], moment: Moment<K>, viewer: Viewer): readonly Scene<Show>[];
  heading(view: K['View'], show: Show): Heading;
  /**
   * An event as a line of the log, or nothing if it is not worth one. `before` is how things stood before the event's
   * moment, where that is known: some events do not say what they happened to. `together` are all events of that moment,
   * for a line that speaks of several at once.
   */
  tell(event: K['Event'], names: Names, before?: K['View'], together?: readonly K['Event'][]): Line | undefined;
  /** The events that begin a group of the log, with its title. The view is how things stood after the event's step. */
  group(event: K['Event'], view: K['View']): string | undefined;
  /** What a screen reader hears when a decision becomes due: what it can do. */
  prompt(view: K['View'], seat: Seat): string | undefined;
  /** What one plays for, in one line: 'First to 40 wins'. */
  goal(view: K['View']): string;
  /** What the last round brought the viewer, from what has been seen; nothing before there is anything to say. */
  lastResult(moments: readonly Moment<K>[], reader: Reader): string | undefined;
  /** The event with which the show of a round begins: the last one can be seen again. A race has none. */
  readonly showBegins?: K['Event']['event'];
  /** What the stage says while something is played out or somebody else decides; nothing where nothing is told. */
  narrate(show: Show, view: K['View'], reader: Reader): Narration | undefined;
  /** Where skipping leads, on the button: 'Skip to your swoop'. */
  skipTo(view: K['View'], viewer: Viewer): string;
  /** Of a decision of that phase that cannot be sent, without a full stop: 'Your bid hasn’t arrived yet'. */
  unsent(phase: string): string;
  /** Of a decision of that phase that a bot has made because time ran out: 'A bot bid for you.' */
  missed(phase: string): string;
  /** How many times as fast the table goes on because the viewer has no part in it; usually 1. */
  hurry?(view: K['View'], viewer: Viewer): number;
  /** The section of the rules page about the present decision. */
  chapter(view: K['View']): string;
  readonly Board: ComponentType<BoardProps<K, Show>>;
  /** Board and dock for a player; parts of the board may be pressable. */
  readonly Play: ComponentType<PlayProps<K, Show>>;
  /** What stands over the log where the log has a rail. */
  readonly Rail?: ComponentType<RailProps<K, Show>>;
  result(view: K['View'], names: Names): ResultWords;
  /** What its ending is made of: loaded while the game is played. */
  loadEnding(): Promise<GameEnding<K>>;
  /** What stands beside a player in the final standing: coins, pips. */
  readonly Holdings: ComponentType<{ readonly view: K['View']; readonly seat: Seat }>;
  /** The score as it stands, for cards and standings. */
  score(view: K['View'], seat: Seat): number;
  /** Of a game with rounds: the current one, and how many there will be if that is certain. */
  rounds?(view: K['View']): { readonly round: number; readonly of?: number };
  /** A seat's own decision that is still secret, for a replay from that seat. */
  readonly Secret?: ComponentType<{ readonly view: K['View']; readonly seat: Seat; readonly names: Names }>;
  /** A race on this device: whether a new game waits for a press of Start, and the pace of its bots. */
  readonly localRace?: { readonly newGame: () => 'waits' | 'counts'; readonly pace: () => number };
  /** Called when a game of this device has just ended. */
  finished?(save: Save): void;
  /** The figure of a finished game that counts among the player's bests, and which of two is the better. */
  readonly best?: {
    readonly better: 'more' | 'less';
    figure(view: K['View'], seat: Seat): number | undefined;
  };
  chart(moments: readonly Moment<K>[], first: K['View'], names: Names): ChartData;
  /** Hints for somebody's first game, each shown once when it first applies. */
  readonly hints: readonly Hint<K>[];
  /** The keys of this table, for the list of keys. */
  readonly keys: readonly { readonly keys: readonly string[]; readonly does: string }[];
  /** Options that the game is started with, for pass and play and own tables; labels from the catalogue. */
  readonly OptionFields?: ComponentType<OptionFieldsProps<K>>;
}

export interface OptionFieldsProps<K extends GameTypes> {
  readonly options: K['Options'];
  readonly onChange: (options: K['Options']) => void;
}

export interface Hint<K extends GameTypes> {
  readonly id: string;
  readonly applies: (view: K['View'], seat: Seat) => boolean;
  readonly text: () => string;
}

/** A kit without its types, for code that treats all games alike. */
export type AnyKit = TableKit<GameTypes, unknown>;

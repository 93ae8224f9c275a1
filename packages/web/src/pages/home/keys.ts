import { GAME_IDS, type GameId } from '@pouch/rules';
import type { KeyMap } from '../../ui/keys.ts';

export interface HomeActs {
  readonly playNow: () => void;
  readonly openParty: () => void;
  readonly makeTable: () => void;
  readonly typeCode: () => void;
  /** To what waits most, if anything waits. */
  readonly goBack: (() => void) | undefined;
  readonly choose: (game: GameId) => void;
}

/** The keys of home: one a way to play, and one a game, in the order of their cards. */
export const homeKeys = ({ playNow, openParty, makeTable, typeCode, goBack, choose }: HomeActs): KeyMap => ({
  Enter: playNow,
  o: openParty,
  t: makeTable,
  j: typeCode,
  r: goBack,
  ...Object.fromEntries(GAME_IDS.map((id, index) => [String(index + 1), () => choose(id)])),
});

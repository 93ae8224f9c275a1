import type { GameId } from '@pouch/rules';

/** What home shows and waits for besides the settings: which game, which sheet, and how the last press went. */
export interface Choice {
  readonly game: GameId;
  readonly sheet?: 'party' | 'table';
  readonly problem?: string;
  /** A game was started, and its table is on the way. */
  readonly busy?: true;
}

/** Another game: what went wrong with the one before is no matter any more. */
export const chosen = ({ sheet }: Choice, game: GameId): Choice => ({ game, ...(sheet && { sheet }) });

export const opened = (choice: Choice, sheet: NonNullable<Choice['sheet']>): Choice => ({ ...choice, sheet });

export function closed({ sheet: _, ...choice }: Choice): Choice {
  return choice;
}

export const failed = (choice: Choice, problem: string): Choice => ({ ...choice, problem });

export const leaving = (choice: Choice): Choice => ({ ...choice, busy: true });

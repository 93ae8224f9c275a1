import { GAME_FACTS, type GameId, type Level } from '@pouch/rules';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { deviceSaves } from '../../device/saves.ts';
import { changeSettings, useSettings } from '../../device/settings.ts';
import { DESCRIPTORS, loadKit } from '../../games/registry.ts';
import type { NewGame } from '../../local/new-game.ts';
import { announce } from '../../ui/announcer.tsx';
import { t } from '../../words/t.ts';
import { warmMaking } from '../new-table/use-making.ts';
import { botsFor } from '../parts/seating.ts';
import { gameAgainstBots, gameAlone, startGame } from '../parts/start-game.ts';
import { type Choice, chosen, closed, failed, leaving, opened } from './choice.ts';

export interface Choosing extends Choice {
  /** As chosen last, as far as the game allows it. */
  readonly bots: number;
  readonly level: Level;
  readonly choose: (game: GameId) => void;
  /** Fetches what the next press will want. */
  readonly warmUp: () => void;
  readonly start: (wanted: NewGame) => void;
  /** Against bots, at once; another game than the one that is chosen if it is named. */
  readonly playNow: (game?: GameId) => void;
  /** Alone against the clock; undefined where the game has no such thing. */
  readonly playAlone: (() => void) | undefined;
  readonly open: (sheet: NonNullable<Choice['sheet']>) => void;
  readonly close: () => void;
}

function warmUp(game: GameId): void {
  // If that fails, the table's own page reports it.
  loadKit(game).catch(() => {});
  import('../play/play.tsx').catch(() => {});
  warmMaking();
}

/** Home stays until the next page is loaded; what is pressed by then is not meant for it. */
export const isLeft = (): boolean => location.pathname !== '/';

/** The game that is chosen, and how it is started on this device. */
export function useChoice(): Choosing {
  const player = useSettings();
  const [choice, setChoice] = useState<Choice>({ game: player.lastGame });
  const [, go] = useLocation();

  const start = (wanted: NewGame): void => {
    if (isLeft()) return;
    const started = startGame(wanted, deviceSaves());
    if ('failed' in started) {
      const why = t('home.full');
      setChoice((was) => failed(was, why));
      announce(why);
      return;
    }
    setChoice(leaving);
    changeSettings({ lastGame: wanted.game });
    go(started.address);
  };

  return {
    ...choice,
    bots: botsFor(player.bots, GAME_FACTS[choice.game].seats),
    level: player.level,
    choose: (game) => {
      setChoice((was) => chosen(was, game));
      warmUp(game);
    },
    warmUp: () => warmUp(choice.game),
    start,
    playNow: (game = choice.game) => start(gameAgainstBots(game, player)),
    playAlone: DESCRIPTORS[choice.game].alone === undefined ? undefined : () => start(gameAlone(choice.game, player)),
    open: (sheet) => setChoice((was) => opened(was, sheet)),
    close: () => setChoice(closed),
  };
}

import { Refusal } from '@pouch/rules';
import { RotateCw } from 'lucide-react';
import { type ReactNode, useCallback, useMemo } from 'react';
import { useLocation } from 'wouter';
import type { Save } from '../../device/save.ts';
import { deviceSaves } from '../../device/saves.ts';
import { startAgain } from '../../local/again.ts';
import { watchedSave } from '../../replay/watched.ts';
import type { EndedGame } from '../../table/game-ending.ts';
import type { AnyKit } from '../../table/kit.ts';
import { namesOf } from '../../table/names.ts';
import type { Moment } from '../../table/source.ts';
import { Button, ENTER, Key } from '../../ui/button.tsx';
import { notHeld } from '../../ui/presses.ts';
import { t } from '../../words/t.ts';
import { EndingScreen } from '../ending/ending.tsx';
import { useLink } from '../replay/use-link.ts';

export interface LocalEndingProps {
  /** As it was when the table was opened. */
  readonly save: Save;
  readonly kit: AnyKit;
  readonly view: unknown;
  readonly moments: readonly Moment[];
}

/** How a game of this device ended, and where to go from here. */
export default function Ending({ save, kit, view, moments }: LocalEndingProps): ReactNode {
  const [, go] = useLocation();
  const kept = useMemo(() => newest(save), [save]);
  const watched = useMemo(() => watchedOf(kept), [kept]);
  const ended = useMemo(() => endedGame(kept, kit, view, moments), [kept, kit, view, moments]);
  const link = useLink(watched);
  const again = useCallback((): void => go(`/play/${startAgain(save)}`), [go, save]);
  return (
    <EndingScreen
      kit={kit}
      ended={ended}
      seats={save.seats}
      replay={`/replay/${save.id}`}
      link={link}
      onMain={again}
      main={
        <Button look="main" onClick={again} onKeyDown={notHeld}>
          <RotateCw size={18} aria-hidden="true" />
          {t('ending.again')}
          <Key>{ENTER}</Key>
        </Button>
      }
    />
  );
}

/** With all of its steps; where the device could keep none, as it was. */
function newest(save: Save): Save {
  const kept = deviceSaves().load(save.id);
  return kept === undefined || kept instanceof Refusal ? save : kept;
}

function watchedOf(save: Save) {
  const watched = save.finished ? watchedSave(save) : undefined;
  return watched instanceof Refusal ? undefined : watched;
}

function endedGame(save: Save, kit: AnyKit, view: unknown, moments: readonly Moment[]): EndedGame {
  const { players, seats, options, steps, seconds } = save;
  const isRace = kit.game.race !== undefined;
  const at = [undefined, ...steps.map((step) => (typeof step.at === 'number' ? step.at : undefined))];
  return {
    view,
    first: kit.game.view(kit.game.setup(seats, options), 'table'),
    moments,
    names: namesOf(players.map((player, seat) => ({ ...player, seat, mine: player.kind === 'person' }))),
    ...(isRace && save.finished && { time: { seconds, at } }),
  };
}

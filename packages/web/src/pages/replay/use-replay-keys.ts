import type { Seat } from '@pouch/rules';
import { changeSettings, settings } from '../../device/settings.ts';
import { nextViewer } from '../../replay/playback.ts';
import { useKeys } from '../../ui/keys.ts';
import { showBoard } from './board.tsx';
import type { ReplayPanelName } from './panels.tsx';
import type { Actions } from './use-actions.ts';
import type { Playback } from './use-playback.ts';
import type { ReplayModel } from './use-replay.ts';

export function useReplayKeys(replay: ReplayModel, actions: Actions, open: (panel: ReplayPanelName) => void): void {
  const { playback, watched, isSecret, lookFrom } = replay;
  useKeys({
    ...playbackKeys(playback),
    v: () => {
      if (!isSecret) lookFrom(focusedSeat() ?? nextViewer(playback.viewer, watched.players.length));
    },
    y: actions.copyLink,
    d: actions.saveRecord,
    l: () => open('log'),
    m: () => changeSettings({ sound: settings().sound === 'on' ? 'off' : 'on' }),
    '?': () => open('keys'),
    Enter: actions.main.act,
  });
}

function focusedSeat(): Seat | undefined {
  const row = document.activeElement?.closest('[data-seat]');
  return row instanceof HTMLElement ? Number(row.dataset.seat) : undefined;
}

function playbackKeys(playback: Playback): Record<string, () => void> {
  const act: Playback['act'] = (action) => {
    playback.act(action);
    showBoard();
  };
  return {
    ArrowLeft: () => act({ do: 'step', way: -1 }),
    ArrowRight: () => act({ do: 'step', way: 1 }),
    'Shift+ArrowLeft': () => act({ do: 'round', way: -1 }),
    'Shift+ArrowRight': () => act({ do: 'round', way: 1 }),
    Home: () => act({ do: 'end', way: -1 }),
    End: () => act({ do: 'end', way: 1 }),
    Space: () => act({ do: 'play-or-pause' }),
    '+': () => act({ do: 'speed', way: 1 }),
    '=': () => act({ do: 'speed', way: 1 }),
    'Shift++': () => act({ do: 'speed', way: 1 }),
    '-': () => act({ do: 'speed', way: -1 }),
    'Shift+_': () => act({ do: 'speed', way: -1 }),
  };
}

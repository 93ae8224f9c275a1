import {
  ChevronLeft,
  ChevronRight,
  ChevronsLeft,
  ChevronsRight,
  Pause,
  Play,
  SkipBack,
  SkipForward,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useLow, usePhone } from '../../device/media.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { t } from '../../words/t.ts';
import { showBoard } from './board.tsx';
import style from './timeline.module.css';
import { Track } from './track.tsx';
import type { Playback } from './use-playback.ts';
import type { ReplayModel } from './use-replay.ts';

export function Timeline({ replay }: { readonly replay: ReplayModel }): ReactNode {
  const { playback } = replay;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: what is pressed in it are its buttons
    <section
      className={`panel ${style.timeline}`}
      aria-label={t('replay.timeline')}
      onClick={showBoard}
      onInput={showBoard}
    >
      <Controls playback={playback} />
      <Track replay={replay} />
      <Button
        look="quiet"
        size="small"
        className={style.speed}
        aria-label={t('replay.speed', { speed: playback.speed })}
        onClick={() => playback.act({ do: 'speed', way: 'round' })}
      >
        {t('replay.speed-short', { speed: playback.speed })}
      </Button>
    </section>
  );
}

function Controls({ playback }: { readonly playback: Playback }): ReactNode {
  const { playing, isAtStart, isAtEnd, act } = playback;
  const phone = usePhone();
  const low = useLow();
  const isSmall = phone || low;
  // A button that cannot act stays where the focus is.
  const off = (when: boolean): object => (when ? { 'aria-disabled': true } : {});
  return (
    <div className={`row ${style.controls}`}>
      {!isSmall && (
        <IconButton label={t('replay.first')} onClick={() => act({ do: 'end', way: -1 })} {...off(isAtStart)}>
          <SkipBack size={19} aria-hidden="true" />
        </IconButton>
      )}
      <IconButton label={t('replay.round-back')} onClick={() => act({ do: 'round', way: -1 })} {...off(isAtStart)}>
        <ChevronsLeft size={22} aria-hidden="true" />
      </IconButton>
      <IconButton label={t('replay.back')} onClick={() => act({ do: 'step', way: -1 })} {...off(isAtStart)}>
        <ChevronLeft size={22} aria-hidden="true" />
      </IconButton>
      <IconButton
        label={t(playing ? 'replay.pause' : 'replay.play')}
        className={style.play}
        onClick={() => act({ do: 'play-or-pause' })}
        {...off(isAtStart && isAtEnd)}
      >
        {playing ? <Pause size={20} aria-hidden="true" /> : <Play size={20} aria-hidden="true" />}
      </IconButton>
      <IconButton label={t('replay.next')} onClick={() => act({ do: 'step', way: 1 })} {...off(isAtEnd)}>
        <ChevronRight size={22} aria-hidden="true" />
      </IconButton>
      <IconButton label={t('replay.round-on')} onClick={() => act({ do: 'round', way: 1 })} {...off(isAtEnd)}>
        <ChevronsRight size={22} aria-hidden="true" />
      </IconButton>
      {!isSmall && (
        <IconButton label={t('replay.last')} onClick={() => act({ do: 'end', way: 1 })} {...off(isAtEnd)}>
          <SkipForward size={19} aria-hidden="true" />
        </IconButton>
      )}
    </div>
  );
}

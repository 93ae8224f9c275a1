import type { GameId } from '@pouch/rules';
import { useState } from 'react';
import { useLocation } from 'wouter';
import type { Save } from '../../device/save.ts';
import { deviceSaves } from '../../device/saves.ts';
import { settings } from '../../device/settings.ts';
import { startAgain } from '../../local/again.ts';
import { newSave } from '../../local/new-game.ts';
import { canPlayOn, playedOn, stepsKept } from '../../local/play-on.ts';
import { momentsOver } from '../../replay/playback.ts';
import type { Watched } from '../../replay/watched.ts';
import { copyText } from '../../ui/copying.ts';
import { saveFile } from '../../ui/save-file.ts';
import { toast } from '../../ui/toast.tsx';
import { t } from '../../words/t.ts';
import { fileName, type ReplayLink, wholeRecord } from './sharing.ts';
import { useLink } from './use-link.ts';
import type { ReplayModel } from './use-replay.ts';

export interface Actions {
  /** Once more, or back to the game if it is not over. */
  readonly main: { readonly label: string; readonly act: () => void };
  /** A new game from where the replay stands, of a finished game against bots; 'over' where nothing is left to play. */
  readonly playOn: (() => void) | 'over' | undefined;
  readonly copyLink: () => void;
  /** A link that the browser did not let the page copy: it is shown, to be copied by hand. */
  readonly refusedLink: { readonly url: string; readonly close: () => void } | undefined;
  /** Why there can be no link. */
  readonly linkTrouble: string | undefined;
  readonly saveRecord: () => void;
  /** The device's own way to send things, where it has one; else the link is copied. */
  readonly share: () => void;
  /** Of a game that this device keeps. */
  readonly remove: (() => void) | undefined;
}

export function useActions({ watched, replayed, playback }: ReplayModel): Actions {
  const [, go] = useLocation();
  const link = useLink(watched);
  const [refused, setRefused] = useState<string>();
  const { record, save, table } = watched;

  const saveRecord = (): void => {
    saveFile(fileName(watched), new Blob([JSON.stringify(wholeRecord(watched))], { type: 'application/json' }));
    toast(t('replay.saved'));
  };
  const copyLink = (): void => {
    if (link === undefined) return;
    if ('trouble' in link) toast(link.trouble, { label: t('replay.save-record'), act: saveRecord });
    else void copyText(link.url).then((done) => (done ? toast(t('replay.copied')) : setRefused(link.url)));
  };
  const play = (): void => go(`/play/${save === undefined ? startLike(watched) : startAgain(save)}`);
  const isOpen = save !== undefined && !save.finished;
  return {
    main: isOpen
      ? { label: t('replay.return'), act: () => go(`/play/${save.id}`) }
      : table !== undefined
        ? { label: t('replay.to-table'), act: () => go(`/table/${table}`) }
        : {
            label: save === undefined ? t('replay.play-it', { game: record.game.name }) : t('replay.rematch'),
            act: play,
          },
    playOn: playOnFrom(save, stepsKept(replayed.course, momentsOver(playback.stop)), (id) => go(`/play/${id}`)),
    copyLink,
    refusedLink: refused === undefined ? undefined : { url: refused, close: () => setRefused(undefined) },
    linkTrouble: link !== undefined && 'trouble' in link ? link.trouble : undefined,
    saveRecord,
    share: () => {
      if (typeof navigator.share !== 'function') copyLink();
      else void share(watched, link, saveRecord);
    },
    remove:
      save === undefined
        ? undefined
        : () => {
            deviceSaves().delete(save.id);
            toast(t('replay.deleted'), { label: t('replay.undo'), act: () => void deviceSaves().put(save) });
            go('/replays');
          },
  };
}

function playOnFrom(save: Save | undefined, steps: number | undefined, open: (id: string) => void): Actions['playOn'] {
  if (save === undefined || !canPlayOn(save)) return undefined;
  if (steps === undefined) return 'over';
  return () => {
    const next = playedOn(save, steps);
    if (deviceSaves().put(next) !== 'full') return open(next.id);
    deviceSaves().delete(next.id);
    toast(t('replay.no-room'));
  };
}

async function share(watched: Watched, link: ReplayLink | undefined, saveRecord: () => void): Promise<void> {
  const title = watched.record.game.name;
  const file = new File([JSON.stringify(wholeRecord(watched))], fileName(watched), { type: 'application/json' });
  try {
    if (link !== undefined && 'url' in link) await navigator.share({ title, url: link.url });
    else if (navigator.canShare?.({ files: [file] })) await navigator.share({ title, files: [file] });
    else saveRecord();
  } catch {
    // Closing the share sheet is not an error.
  }
}

/** A game of the same kind on this device: me, and bots in the other seats. */
function startLike({ record, players }: Watched): string {
  const { name, level } = settings();
  const save = newSave({
    game: record.game.id as GameId,
    options: record.options,
    players: players.map((_, seat) =>
      seat === 0 ? { kind: 'person', name: name === '' ? t('me.unnamed') : name } : { kind: 'bot', level },
    ),
  });
  deviceSaves().put(save);
  return save.id;
}

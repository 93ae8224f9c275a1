import type { GameTypes } from '@pouch/rules';
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useWide } from '../device/media.ts';
import { changeSettings, settings } from '../device/settings.ts';
import { useKeys } from '../ui/keys.ts';
import { Sheet } from '../ui/sheet.tsx';
import { t } from '../words/t.ts';
import type { TableExtras } from './extras.ts';
import { HintCard } from './hints.tsx';
import style from './layout.module.css';
import { type OpenTable, type TableScreenProps, useOpenTable } from './open-table.ts';
import { type PanelName, panelPlace, type RailTab } from './panel-place.ts';
import { PlayArea } from './play-area.tsx';
import { Rail } from './rail.tsx';
import { shortcutKeys, tableAbout } from './shortcuts.ts';
import { afterAnswer } from './sound-offer.ts';
import { TableBar } from './table-bar.tsx';

/** Loaded once the table is there: nobody opens one before. */
const loadPanel = () => import('./panels.tsx').catch(() => ({ default: Unloaded }));
const Panel = lazy(loadPanel) as typeof import('./panels.tsx').default;

const Unloaded = ({ close }: { readonly close: () => void }): ReactNode => (
  <Sheet title={t('table.menu')} onClose={close}>
    <p>{t('table.unloaded')}</p>
  </Sheet>
);

/** A table, wherever its view comes from. */
export function TableScreen<K extends GameTypes, Show>(props: TableScreenProps<K, Show>): ReactNode {
  const { source, kit, extras } = props;
  const table = useOpenTable(props);
  const [panel, setPanel] = useState<PanelName>();
  const [tab, setTab] = useState<RailTab>('log');
  const wide = useWide();
  const about = tableAbout(kit.game, extras);
  // The ending needs the room; where people talk, they still do.
  const hasRail = wide && (!table.facts.isOver || about.chat === 'open');
  useEffect(() => void loadPanel(), []);
  useChatShown(extras, hasRail ? tab === 'chat' : panel === 'chat');
  const open = (name: PanelName): void => {
    // Nobody races a player who reads.
    if (name === 'rules' && table.facts.can.pause) source.pause();
    const place = panelPlace(name, { rail: hasRail ? 'shown' : 'folded', chat: about.chat });
    if (place.kind === 'sheet') return setPanel(place.name);
    setTab(place.tab);
    if (place.tab === 'chat') requestAnimationFrame(() => document.querySelector<HTMLElement>('[data-say]')?.focus());
  };
  useKeys(shortcutKeys(about, (shortcut) => (shortcut === 'sound' ? toggleSound() : open(shortcut))));
  return (
    <div className={style.screen} data-rail={hasRail ? tab : undefined}>
      <TableBar table={table} open={open} />
      <div className={style.banner}>
        {extras?.banner}
        <div className={style.notice}>{extras?.notice}</div>
      </div>
      <div className={style.body}>
        <PlayArea table={table} />
        {hasRail && (
          <Rail
            {...table}
            chat={extras?.chat}
            tab={tab}
            choose={setTab}
            foot={table.hint !== undefined && <HintCard hint={table.hint} />}
          >
            {kit.Rail !== undefined && !table.stage.snapshot.paused && (
              <kit.Rail {...table.board} seconds={() => source.seconds()} />
            )}
          </Rail>
        )}
      </div>
      <Suspense>
        {panel !== undefined && (
          <Panel {...table} name={panel} clock={clockOf(table)} close={() => setPanel(undefined)} open={open} />
        )}
      </Suspense>
    </div>
  );
}

/** The clock that runs for the viewer, whatever it is about. */
const clockOf = ({ facts: { seat }, board }: Pick<OpenTable<GameTypes, unknown>, 'facts' | 'board'>) =>
  seat === undefined ? undefined : board.clocks[seat];

const toggleSound = (): void => {
  changeSettings(afterAnswer(settings().sound === 'on' ? 'off' : 'on'));
};

/** The chat's owner counts what is unread: it has to know what can be read. */
function useChatShown(extras: TableExtras | undefined, shown: boolean): void {
  const tell = useRef(extras?.chat?.onShown);
  tell.current = extras?.chat?.onShown;
  useEffect(() => tell.current?.(shown), [shown]);
}

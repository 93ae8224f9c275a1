import { Refusal } from '@pouch/rules';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import type { Save } from '../../device/save.ts';
import { deviceSaves } from '../../device/saves.ts';
import { loadKit } from '../../games/registry.ts';
import { openOnDevice } from '../../local/open.ts';
import type { AnyKit } from '../../table/kit.ts';
import { TableScreen } from '../../table/screen.tsx';
import type { TableSource } from '../../table/source.ts';
import { Waiting } from '../../ui/waiting.tsx';
import table from '../../words/en/table.json';
import { addWords, t } from '../../words/t.ts';
import { rulesOverTable } from '../learn/rules-over-table.tsx';
import { useTitle } from '../page.tsx';
import { TableGone } from '../table-gone.tsx';

addWords(table);

/** Loaded beside the game, long before it ends. Without it the game is still over, and kept. */
const loadPage = () => import('./ending.tsx').catch(() => ({ default: Unloaded }));
const Ending = lazy(loadPage);
const loadEnding = async (kit: AnyKit): Promise<void> =>
  void (await Promise.allSettled([loadPage(), kit.loadEnding()]));

const Unloaded = (): ReactNode => (
  <p className="warning" role="status">
    {t('table.unloaded')}
  </p>
);

type Opened =
  | { readonly state: 'opening' }
  | { readonly state: 'open'; readonly source: TableSource; readonly kit: AnyKit; readonly save: Save }
  | { readonly state: 'gone'; readonly reason: string };

/** A game that this device keeps, at its table. */
export default function Play({ id }: { readonly id: string }): ReactNode {
  const opened = useOpened(id);
  const [, go] = useLocation();
  const kit = opened.state === 'open' ? opened.kit : undefined;
  useEffect(() => {
    if (kit !== undefined) void loadEnding(kit);
  }, [kit]);
  useTitle(opened.state === 'open' ? opened.kit.game.name : '');
  switch (opened.state) {
    case 'opening':
      return <Waiting text={t('table.loading')} />;
    case 'gone':
      return <TableGone reason={opened.reason} />;
    case 'open':
      return (
        <TableScreen
          source={opened.source}
          kit={opened.kit}
          leave={() => go('/')}
          rulesChapter={rulesOverTable(opened.save.game)}
          ending={(view) => (
            <Suspense>
              <Ending save={opened.save} kit={opened.kit} view={view} moments={opened.source.moments(0)} />
            </Suspense>
          )}
        />
      );
  }
}

/** Opens the table, and closes it when the page is left: the game is kept step by step. */
function useOpened(id: string): Opened {
  const [opened, setOpened] = useState<Opened>({ state: 'opening' });
  useEffect(() => {
    let source: TableSource | undefined;
    let left = false;
    const open = async (): Promise<void> => {
      const save = deviceSaves().load(id);
      if (save === undefined) return setOpened({ state: 'gone', reason: t('table.gone.text') });
      if (save instanceof Refusal) return setOpened({ state: 'gone', reason: broken(save) });
      const kit = await loadKit(save.game);
      if (left) return;
      const made = openOnDevice(save, kit);
      if (made instanceof Refusal) return setOpened({ state: 'gone', reason: broken(made) });
      source = made;
      setOpened({ state: 'open', source, kit, save });
    };
    open().catch(() => setOpened({ state: 'gone', reason: t('table.unloaded') }));
    return () => {
      left = true;
      source?.close();
    };
  }, [id]);
  return opened;
}

const broken = ({ reason }: Refusal): string => t('table.broken', { reason });

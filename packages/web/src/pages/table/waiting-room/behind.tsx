import type { About } from '@pouch/protocol';
import { type ReactNode, useMemo } from 'react';
import { Art } from '../../../art/art.tsx';
import { pouchMark } from '../../../art/drawings.ts';
import { useThemeName } from '../../../device/media.ts';
import type { AnyKit } from '../../../table/kit.ts';
import type { PlayerAbout } from '../../../table/source.ts';
import { t } from '../../../words/t.ts';
import style from './behind.module.css';

const NO_CLOCKS = {};

/** The table as it will be set up, behind those who gather round it: to be looked at, and nothing else. */
export function TableBehind({ about, kit }: { readonly about: About; readonly kit: AnyKit }): ReactNode {
  const theme = useThemeName();
  return (
    <div className={style.behind} aria-hidden="true" inert>
      <div className={style.board}>
        {/* Before a race all its coins are in the bag. */}
        {kit.game.race ? <Art drawing={pouchMark(theme)} width={200} label="" /> : <SetUp about={about} kit={kit} />}
      </div>
    </div>
  );
}

function SetUp({ about, kit }: { readonly about: About; readonly kit: AnyKit }): ReactNode {
  const { options, seats } = about;
  const count = seats.length;
  // Options never change at a table, though their object does with every update.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  const view = useMemo(() => kit.game.view(kit.game.setup(count, options), 'table'), [kit, count]);
  const players = seats.map(
    (holder, seat): PlayerAbout => ({
      seat,
      name: holder.kind === 'open' ? t('seat.number', { number: seat + 1 }) : holder.name,
      kind: 'person',
      mine: false,
    }),
  );
  return (
    <kit.Board
      show={kit.still(view, 'table')}
      view={view}
      viewer="table"
      players={players}
      clocks={NO_CLOCKS}
      size="replay"
    />
  );
}

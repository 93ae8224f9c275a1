import type { GameTypes } from '@pouch/rules';
import type { ReactNode } from 'react';
import { useLow, usePhone } from '../device/media.ts';
import { GoalLine } from './goal-line.tsx';
import type { OpenTable } from './open-table.ts';
import type { PanelName } from './panel-place.ts';
import { Ring } from './ring.tsx';
import { TopBar } from './top-bar.tsx';

export interface TableBarProps<K extends GameTypes, Show> {
  readonly table: OpenTable<K, Show>;
  readonly open: (panel: PanelName) => void;
}

/** The top bar with what can be done at this table just now. */
export function TableBar<K extends GameTypes, Show>({ table, open }: TableBarProps<K, Show>): ReactNode {
  const { source, kit, heading, facts, leave, extras, goal, last, hint } = table;
  const phone = usePhone();
  const low = useLow();
  const isSmall = phone || low;
  return (
    <TopBar
      game={kit.game.name}
      heading={heading}
      open={open}
      leave={leave}
      extras={extras}
      // Elsewhere it is beside the decision.
      clock={isSmall && facts.clock !== undefined ? <Ring clock={facts.clock} size={40} /> : undefined}
      line={low && !facts.isOver ? <GoalLine goal={goal} last={last} hint={hint} /> : undefined}
      cover={facts.can.cover ? () => source.cover() : undefined}
      pause={facts.can.pause ? () => source.pause() : undefined}
    />
  );
}

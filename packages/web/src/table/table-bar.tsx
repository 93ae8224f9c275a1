import type { GameTypes } from '@pouch/rules';
import { type ReactNode, useEffect } from 'react';
import { useLow, usePhone } from '../device/media.ts';
import { changeSettings, useSettings } from '../device/settings.ts';
import { t } from '../words/t.ts';
import { GoalLine } from './goal-line.tsx';
import type { Heading, TableKit } from './kit.ts';
import type { OpenTable } from './open-table.ts';
import type { PanelName } from './panel-place.ts';
import { Ring } from './ring.tsx';
import { isSoundOffered } from './sound-offer.ts';
import { TopBar } from './top-bar.tsx';

export interface TableBarProps<K extends GameTypes, Show> {
  readonly table: OpenTable<K, Show>;
  readonly open: (panel: PanelName) => void;
}

/** 'Finished, 8 rounds' */
function finishedHeading<K extends GameTypes, Show>(kit: TableKit<K, Show>, view: K['View']): Heading {
  const rounds = kit.rounds?.(view).round;
  const round = rounds === undefined ? t('table.finished') : t('table.finished-rounds', { rounds });
  return { round, phase: '', phases: [], now: 0 };
}

/** The top bar with what can be done at this table just now. */
export function TableBar<K extends GameTypes, Show>({ table, open }: TableBarProps<K, Show>): ReactNode {
  const { source, kit, heading, facts, stage, leave, extras, goal, last, hint } = table;
  const phone = usePhone();
  const low = useLow();
  const isSmall = phone || low;
  const offersSound = isSoundOffered(useSettings(), {
    pace: kit.game.race === undefined ? 'turns' : 'race',
    plays: facts.seat !== undefined && !facts.isOver,
  });
  useEffect(() => {
    // Offered in the first game only, whether or not it was answered.
    if (facts.isOver) changeSettings({ soundOffer: 'answered' });
  }, [facts.isOver]);
  return (
    <TopBar
      game={kit.game.name}
      heading={facts.isOver ? finishedHeading(kit, stage.view) : heading}
      open={open}
      leave={leave}
      extras={extras}
      // Elsewhere it is beside the decision.
      clock={isSmall && facts.clock !== undefined ? <Ring clock={facts.clock} size={40} /> : undefined}
      line={low && !facts.isOver ? <GoalLine goal={goal} last={last} hint={hint} /> : undefined}
      offersSound={offersSound}
      cover={facts.can.cover ? () => source.cover() : undefined}
      pause={facts.can.pause ? () => source.pause() : undefined}
    />
  );
}

import { coinSetInternals as internals } from '@pouch/rules';
import type { ReactNode } from 'react';
import { Key } from '../../ui/button.tsx';
import { Crest } from '../../ui/crest.tsx';
import { t } from '../../words/t.ts';
import { isAmong } from './acting.ts';
import type { DockProps } from './dock.tsx';
import { LargeButton } from './large-button.tsx';
import style from './large-ring.module.css';
import { LargeRing } from './large-ring.tsx';

/** One's own turn: the next coin, for players who do not care which. Else who turns a coin. */
export function TurnDock({ view, players, mine, snapshot, act }: DockProps): ReactNode {
  const turner = players[view.turner];
  if (turner !== undefined && !isAmong(mine, view.turner)) {
    const turned = view.table.filter(internals.isTurned).length;
    return (
      <LargeRing whose="another">
        <Crest seat={turner.seat} name={turner.name} size={34} />
        <span className={style.unit}>{t('coin-set.turn.count', { turned, count: view.table.length })}</span>
      </LargeRing>
    );
  }
  return (
    <LargeButton
      press={() => act({ do: 'turn-next' })}
      word={t('coin-set.turn.next')}
      look="sentence"
      cap={<Key>{t('coin-set.enter')}</Key>}
      state={snapshot.pending?.do === 'turn' ? 'sent' : 'on'}
      isDecision
    />
  );
}

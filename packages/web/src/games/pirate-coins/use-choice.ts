import { type MouseEvent, useEffect, useState } from 'react';
import { useSettings } from '../../device/settings.ts';
import { announce } from '../../ui/announcer.tsx';
import { isDoubled } from '../../ui/presses.ts';
import { t } from '../../words/t.ts';
import { metWith } from './choice.ts';
import type { Side } from './types.ts';

interface Choosing {
  /** Names the turn: another turn is another question. */
  readonly turn: string;
  /** Whether a choice can be made or changed now. */
  readonly open: boolean;
  readonly chosen: Side | undefined;
  readonly choose: (side: Side) => void;
}

interface Choice {
  readonly asked: Side | undefined;
  readonly press: (side: Side, event?: MouseEvent) => void;
}

export function useChoice({ turn, open, chosen, choose }: Choosing): Choice {
  const { confirm } = useSettings();
  const [asked, setAsked] = useState<Side>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was asked belongs to its turn and choice
  useEffect(() => setAsked(undefined), [turn, chosen]);
  const press = (side: Side, event?: MouseEvent): void => {
    if (!open) return;
    const doubled = event !== undefined && isDoubled(event);
    switch (metWith({ side, chosen, asked, confirm, doubled })) {
      case 'nothing':
        return;
      case 'ask':
        setAsked(side);
        announce(t('pirate.confirm'));
        return;
      case 'choose':
        setAsked(undefined);
        choose(side);
    }
  };
  return { asked, press };
}

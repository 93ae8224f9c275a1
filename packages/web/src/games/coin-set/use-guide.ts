import { useEffect, useState } from 'react';
import { useSettings } from '../../device/settings.ts';
import { countGame, gameNumber, isNewcomer, isOpenAtFirst, keepOpen, storedGuide, wantsHints } from './guide-state.ts';
import { isFirstLook } from './heading.ts';
import type { View } from './types.ts';

export interface GuideHere {
  readonly isOpen: boolean;
  readonly toggle: () => void;
  /** Whether this is one of the player's first games. */
  readonly isNewcomer: boolean;
}

/** The guide at this table. Whether it is open is decided before the coins are seen; after that only by the player. */
export function useGuide(view: View): GuideHere {
  const { hintsSeen } = useSettings();
  const isNew = view.phase === 'deal' || isFirstLook(view);
  const [number] = useState(() => gameNumber(storedGuide(), view, isNew));
  const [isOpen, setOpen] = useState(() =>
    isOpenAtFirst(storedGuide(), number, wantsHints(hintsSeen) ? 'wanted' : 'unwanted'),
  );
  const isCounted = view.phase !== 'deal' && isFirstLook(view);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first coins are counted once, when they are there
  useEffect(() => {
    if (isCounted) countGame(view);
  }, [isCounted]);
  const toggle = (): void => {
    setOpen(!isOpen);
    keepOpen(!isOpen);
  };
  return { isOpen, toggle, isNewcomer: isNewcomer(number) && wantsHints(hintsSeen) };
}

import type { GameId } from '@pouch/rules';
import { useRef, useState } from 'react';
import { useLocation } from 'wouter';
import type { Making } from './making.ts';
import type { Wish } from './wish.ts';

export type MakingTrouble = Extract<Making, { failed: unknown }>;

export interface TableMaking {
  readonly busy: boolean;
  readonly trouble: MakingTrouble | undefined;
  /** Makes a table and goes there; without a wish it is as last time. */
  readonly make: (game: GameId, wish?: Wish) => void;
  readonly forget: () => void;
}

const load = () => import('./press.ts');

/** Preloads the code that makes a table. If that fails, the press reports it. */
export const warmMaking = (): void => void load().catch(() => {});

/** A table by one press: its link is copied, or offered to be shared, and the table opens. */
export function useMaking(): TableMaking {
  const [, go] = useLocation();
  const [trouble, setTrouble] = useState<MakingTrouble>();
  const [busy, setBusy] = useState(false);
  // Two presses may come before the first is shown to be busy.
  const running = useRef(false);

  const make = async (game: GameId, wish?: Wish): Promise<void> => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setTrouble(undefined);
    const failed = await load().then(
      ({ press }) => press(game, wish, go),
      (): MakingTrouble => ({ failed: 'no-connection' }),
    );
    running.current = false;
    setBusy(false);
    setTrouble(failed);
  };

  return { busy, trouble, make: (game, wish) => void make(game, wish), forget: () => setTrouble(undefined) };
}

import type { Json, Turn } from '@pouch/rules';
import { keptWith, type Save } from '../device/save.ts';
import type { Snapshot } from '../table/source.ts';
import type { LocalTableDeps } from './deps.ts';

/** The save of a game that is being played: every step is stored before it counts. */
export class KeptGame {
  private isUnkept: Snapshot['unkept'];

  constructor(
    private current: Save,
    private readonly deps: Pick<LocalTableDeps, 'saves' | 'time'>,
  ) {}

  get save(): Save {
    return this.current;
  }

  /** Why the device does not store the game; it goes on all the same. */
  get unkept(): Snapshot['unkept'] {
    return this.isUnkept;
  }

  /** Keeps the game with some steps more, and what it waits for after them; nothing changes if it is another tab's. */
  add(steps: readonly Json[], turn: Turn, seconds: number): 'mine' | 'elsewhere' {
    const next = keptWith(this.current, steps, turn, seconds, this.deps.time.now());
    const kept = this.deps.saves.put(next);
    if (kept === 'elsewhere') return 'elsewhere';
    this.current = next;
    this.isUnkept = kept === 'stored' ? undefined : kept;
    return 'mine';
  }

  /** Runs a function when another tab has written or deleted the game; returns how to unsubscribe. */
  onElsewhere(run: () => void): () => void {
    return this.deps.saves.subscribe(({ id, by }) => {
      if (by === 'another tab' && (id === undefined || id === this.current.id)) run();
    });
  }
}

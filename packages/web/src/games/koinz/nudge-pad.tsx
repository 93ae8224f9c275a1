import { ChevronDown, ChevronLeft, ChevronRight, ChevronUp } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { t } from '../../words/t.ts';
import style from './nudge-pad.module.css';
import type { Actions } from './use-ghost.ts';

const WAYS = [
  { way: 'up', Sign: ChevronUp, dx: 0, dy: -1, column: 2 },
  { way: 'left', Sign: ChevronLeft, dx: -1, dy: 0, column: 1 },
  { way: 'right', Sign: ChevronRight, dx: 1, dy: 0, column: 3 },
  { way: 'down', Sign: ChevronDown, dx: 0, dy: 1, column: 2 },
] as const;

interface NudgePadProps {
  readonly off: boolean;
  readonly nudge: Actions['nudge'];
}

/** Single millimetres for fingers. */
export const NudgePad = memo(function NudgePad({ off, nudge }: NudgePadProps): ReactNode {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for inputs
    <div className={style.pad} role="group" aria-label={t('koinz.cross')}>
      {WAYS.map(({ way, Sign, dx, dy, column }) => (
        <button
          key={way}
          type="button"
          style={{ gridColumn: column }}
          aria-label={t(`koinz.cross.${way}`)}
          disabled={off}
          onClick={() => nudge(dx, dy)}
        >
          <Sign size={20} aria-hidden="true" />
        </button>
      ))}
      <span className="dim" aria-hidden="true">
        {t('koinz.cross.step')}
      </span>
    </div>
  );
});

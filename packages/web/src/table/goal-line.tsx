import { History, Lightbulb, Target } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { t } from '../words/t.ts';
import style from './goal-line.module.css';
import type { LastRound } from './open-table.ts';
import type { ShownHint } from './use-hint.ts';

export interface GoalLineProps {
  readonly goal: string;
  /** What the last round brought. */
  readonly last: LastRound | undefined;
  /** Where it has no room of its own, a hint takes the place of this line. */
  readonly hint?: ShownHint | undefined;
}

/** What one plays for, and what the last round brought: one line at every table. */
export function GoalLine({ goal, last, hint }: GoalLineProps): ReactNode {
  if (hint !== undefined) return <HintLine hint={hint} />;
  return (
    <div className={style.line}>
      <p className={style.goal}>
        <Target size={16} aria-hidden="true" />
        {goal}
      </p>
      {last !== undefined && <Last {...last} />}
    </div>
  );
}

/** What the last round brought; pressed, it is played out again. */
function Last({ words, again }: LastRound): ReactNode {
  const content = (
    <>
      <History size={16} aria-hidden="true" />
      <span className="cut">{words}</span>
    </>
  );
  if (again === undefined) return <p className={style.last}>{content}</p>;
  return (
    <button type="button" className={style.last} title={t('stage.again')} onClick={again}>
      {content}
    </button>
  );
}

/** A hint in one line; all of it opens over the table. */
function HintLine({ hint }: { readonly hint: ShownHint }): ReactNode {
  const [isOpen, setOpen] = useState(false);
  return (
    <aside className={`${style.line} ${style.hint}`} aria-label={t('hint.label')}>
      <Lightbulb size={16} aria-hidden="true" />
      <button type="button" className={style.text} onClick={() => setOpen(true)}>
        {hint.text}
      </button>
      <Button size="small" look="quiet" onClick={() => hint.dismiss('this')}>
        {t('hint.seen')}
      </Button>
      {isOpen && (
        <Sheet title={t('hint.label')} onClose={() => setOpen(false)}>
          <div className="stack">
            <p>{hint.text}</p>
            <Button onClick={() => hint.dismiss('this')}>{t('hint.seen')}</Button>
            <Button look="quiet" onClick={() => hint.dismiss('all')}>
              {t('hint.no-more')}
            </Button>
          </div>
        </Sheet>
      )}
    </aside>
  );
}

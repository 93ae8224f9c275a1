import { Lightbulb } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { t } from '../words/t.ts';
import style from './hints.module.css';
import type { ShownHint } from './use-hint.ts';

/** A hint at the end of the rail, in room of its own. */
export function HintCard({ hint }: { readonly hint: ShownHint }): ReactNode {
  return (
    <aside className={`callout row ${style.hint}`} aria-label={t('hint.label')}>
      <Lightbulb size={20} aria-hidden="true" />
      <p>{hint.text}</p>
      <Button size="small" onClick={() => hint.dismiss('this')}>
        {t('hint.seen')}
      </Button>
      <Button size="small" look="quiet" onClick={() => hint.dismiss('all')}>
        {t('hint.no-more')}
      </Button>
    </aside>
  );
}

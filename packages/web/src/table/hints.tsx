import type { GameTypes, Seat } from '@pouch/rules';
import { Lightbulb } from 'lucide-react';
import type { ReactNode } from 'react';
import { changeSettings, useSettings } from '../device/settings.ts';
import { Button } from '../ui/button.tsx';
import { t } from '../words/t.ts';
import { allSeen, nextHint } from './hint-order.ts';
import style from './hints.module.css';
import type { TableKit } from './kit.ts';

/** In somebody's first games: one thing at a time about what can be done now, until it is dismissed. */
export function Hints<K extends GameTypes, Show>({
  kit,
  view,
  seat,
}: {
  readonly kit: TableKit<K, Show>;
  readonly view: K['View'];
  readonly seat: Seat;
}): ReactNode {
  const { hintsSeen } = useSettings();
  const hint = nextHint(kit, hintsSeen, view, seat);
  if (hint === undefined) return null;
  const dismiss = (what: 'this' | 'all'): void => {
    changeSettings({ hintsSeen: [...hintsSeen, what === 'this' ? hint.seen : allSeen(kit.game)] });
  };
  return (
    <aside className={`callout row ${style.hint}`} aria-label={t('hint.label')}>
      <Lightbulb size={20} aria-hidden="true" />
      <p>{hint.text}</p>
      <Button size="small" onClick={() => dismiss('this')}>
        {t('hint.seen')}
      </Button>
      <Button size="small" look="quiet" onClick={() => dismiss('all')}>
        {t('hint.no-more')}
      </Button>
    </aside>
  );
}

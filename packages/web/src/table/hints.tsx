import type { GameTypes, Seat } from '@pouch/rules';
import { Lightbulb } from 'lucide-react';
import type { ReactNode } from 'react';
import { changeSettings, useSettings } from '../device/settings.ts';
import { Button } from '../ui/button.tsx';
import { t } from '../words/t.ts';
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
  const all = `${kit.game.id}/all`;
  const nameOf = (id: string): string => `${kit.game.id}/${id}`;
  if (hintsSeen.includes(all)) return null;
  const hint = kit.hints.find(({ id, applies }) => !hintsSeen.includes(nameOf(id)) && applies(view, seat));
  if (hint === undefined) return null;
  return (
    <aside className={`row ${style.hint}`} aria-label={t('hint.label')}>
      <Lightbulb size={20} aria-hidden="true" />
      <p>{hint.text()}</p>
      <Button size="small" onClick={() => changeSettings({ hintsSeen: [...hintsSeen, nameOf(hint.id)] })}>
        {t('hint.seen')}
      </Button>
      <Button size="small" look="quiet" onClick={() => changeSettings({ hintsSeen: [...hintsSeen, all] })}>
        {t('hint.no-more')}
      </Button>
    </aside>
  );
}

import { RotateCw } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import type { Save } from '../../device/save.ts';
import { startAgain } from '../../local/again.ts';
import { EndingCard } from '../../table/ending.tsx';
import type { AnyKit } from '../../table/kit.ts';
import { namesOf } from '../../table/names.ts';
import { Button } from '../../ui/button.tsx';
import { t } from '../../words/t.ts';

/** Who has won and why, and where to go from here. */
export default function Ending({
  save,
  kit,
  view,
}: {
  readonly save: Save;
  readonly kit: AnyKit;
  readonly view: unknown;
}): ReactNode {
  const [, go] = useLocation();
  const main = useRef<HTMLButtonElement>(null);
  useEffect(() => main.current?.focus({ preventScroll: true }), []);
  const names = namesOf(save.players.map((player, seat) => ({ ...player, seat, mine: player.kind === 'person' })));
  return (
    <EndingCard kit={kit} view={view} names={names} replay={`/replay/${save.id}`}>
      <Button ref={main} look="main" onClick={() => go(`/play/${startAgain(save)}`)}>
        <RotateCw size={18} aria-hidden="true" />
        {t('ending.again')}
      </Button>
    </EndingCard>
  );
}

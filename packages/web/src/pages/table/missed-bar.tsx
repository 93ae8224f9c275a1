import { Bot } from 'lucide-react';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { missedBy } from '../../online/missed.ts';
import type { AnyKit } from '../../table/kit.ts';
import type { Snapshot, TableSource } from '../../table/source.ts';
import { announce } from '../../ui/announcer.tsx';
import { Button } from '../../ui/button.tsx';
import { t } from '../../words/t.ts';
import { Banner } from './shared/banner.tsx';

/** The last moment of each table that has been dismissed. */
const dismissed = new Map<string, number>();

export interface MissedBarProps {
  readonly table: string;
  readonly kit: AnyKit;
  readonly source: TableSource;
  readonly snapshot: Snapshot;
}

/** Tells a player who was away that a bot has decided for them: until they say so, or decide. */
export function MissedBar({ table, kit, source, snapshot }: MissedBarProps): ReactNode {
  const { viewer, number, pending } = snapshot;
  const [seen, setSeen] = useState(dismissed.get(table) ?? 0);
  const missed = useMemo(
    () => missedBy(kit.game, source.moments(0).slice(0, number), viewer),
    [kit, source, number, viewer],
  );
  const isShown = missed !== undefined && missed.number > seen && pending === undefined;
  const text = isShown ? t('online.missed', { what: kit.missed(missed.phase) }) : undefined;
  const newest = missed?.number;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another decision is told anew
  useEffect(() => {
    if (text !== undefined) announce(text);
  }, [text, newest]);
  if (!isShown) return null;
  const dismiss = (): void => {
    dismissed.set(table, missed.number);
    setSeen(missed.number);
  };
  return (
    <Banner label={t('online.missed-label')} tone="warning" icon={<Bot size={18} aria-hidden="true" />} text={text}>
      <Button size="small" onClick={dismiss}>
        {t('online.dismiss')}
      </Button>
    </Banner>
  );
}

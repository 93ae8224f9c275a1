import { ShieldCheck } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { Checked } from '../../replay/draws.ts';
import type { Watched } from '../../replay/watched.ts';
import { Button } from '../../ui/button.tsx';
import { t } from '../../words/t.ts';
import { Verdict } from './verdict.tsx';

/** Draws every outcome of the game again, and says whether they are those that were sealed before it. */
export function CheckDraws({ watched }: { readonly watched: Watched }): ReactNode {
  const [busy, setBusy] = useState(false);
  const [checked, setChecked] = useState<Checked>();
  const check = async (): Promise<void> => {
    if (busy) return;
    setBusy(true);
    try {
      const { checkDraws } = await import('../../replay/draws.ts');
      setChecked(checkDraws(watched.record, watched.seen));
    } catch {
      setChecked({ fair: false, text: t('replay.unloaded') });
    }
    setBusy(false);
  };
  return (
    <>
      <Button busy={busy} onClick={() => void check()}>
        <ShieldCheck size={16} aria-hidden="true" />
        {t('replay.check-draws')}
      </Button>
      {checked !== undefined && <Verdict {...checked} />}
    </>
  );
}

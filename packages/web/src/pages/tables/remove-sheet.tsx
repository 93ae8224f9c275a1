import type { Listed } from '@pouch/protocol';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { t } from '../../words/t.ts';

interface RemoveSheetProps {
  readonly listed: Listed;
  readonly onLeave: (how: 'to a bot' | 'only hide') => void;
  readonly onStay: () => void;
}

/** Before a running game is removed: others may be waiting for me. */
export const RemoveSheet = ({ listed, onLeave, onStay }: RemoveSheetProps): ReactNode => (
  <Sheet title={t('tables.remove-title')} onClose={onStay}>
    <div className="stack">
      <p>{t(listed.about.clock === 'none' ? 'tables.remove-text' : 'tables.remove-text-clock')}</p>
      <div className="row wrap">
        <Button look="main" onClick={() => onLeave('to a bot')}>
          {t('tables.remove-bot')}
        </Button>
        <Button onClick={() => onLeave('only hide')}>{t('tables.remove-only')}</Button>
        <Button look="quiet" onClick={onStay}>
          {t('tables.remove-stay')}
        </Button>
      </div>
    </div>
  </Sheet>
);

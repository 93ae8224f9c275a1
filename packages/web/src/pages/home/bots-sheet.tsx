import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { t } from '../../words/t.ts';
import style from './bots-fields.module.css';
import { BotsFields, type BotsFieldsProps } from './bots-fields.tsx';

export default function BotsSheet({
  onClose,
  ...fields
}: BotsFieldsProps & { readonly onClose: () => void }): ReactNode {
  return (
    <Sheet title={t('home.bots-sheet')} onClose={onClose}>
      <div className={`stack ${style.sheet}`}>
        <BotsFields {...fields} />
        <Button look="main" onClick={onClose}>
          {t('home.bots-done')}
        </Button>
      </div>
    </Sheet>
  );
}

import { Check, Copy, Share2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { CopyField } from '../../ui/copy-field.tsx';
import { useCopying } from '../../ui/copying.ts';
import { Sheet } from '../../ui/sheet.tsx';
import { t } from '../../words/t.ts';
import { canShare, linkTo, shareTable } from './shared/link.ts';
import { TableQr } from './shared/table-qr.tsx';
import style from './sheets.module.css';

const QR_SIZE = 184;

export interface InviteSheetProps {
  readonly table: string;
  readonly game: string;
  readonly close: () => void;
}

/** During a game: the way in for those who want to watch, or to take over from a bot. */
export function InviteSheet({ table, game, close }: InviteSheetProps): ReactNode {
  const link = linkTo(table);
  const { copied, failed, copy } = useCopying(t('waiting-room.copied'));
  return (
    <Sheet title={t('online.invite')} onClose={close}>
      <div className={`stack ${style.words}`}>
        <p>{t('online.invite-text')}</p>
        <TableQr link={link} size={QR_SIZE} />
        {failed ? (
          <CopyField text={link} label={t('online.link')} />
        ) : (
          <input
            className="entry"
            readOnly
            value={link}
            aria-label={t('online.link')}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
        )}
      </div>
      <div className={`row wrap ${style.choices}`}>
        <Button look="main" onClick={() => copy(link)}>
          {copied === undefined ? <Copy size={18} aria-hidden="true" /> : <Check size={18} aria-hidden="true" />}
          {t(copied === undefined ? 'online.copy-link' : 'online.link-copied')}
        </Button>
        {canShare() && (
          <Button onClick={() => void shareTable(link, game)}>
            <Share2 size={18} aria-hidden="true" />
            {t('online.share')}
          </Button>
        )}
      </div>
    </Sheet>
  );
}

import { Check, Copy, Share2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Qr } from '../../ui/qr.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { t } from '../../words/t.ts';
import style from './sheets.module.css';
import { useCopying } from './waiting-room/copying.ts';
import { canShare, linkTo, shareTable } from './waiting-room/invite.tsx';

const QR_SIZE = 168;

/** During a game: the way in for those who want to watch, or to take over from a bot. */
export function InviteSheet({
  table,
  game,
  close,
}: {
  readonly table: string;
  readonly game: string;
  readonly close: () => void;
}): ReactNode {
  const link = linkTo(table);
  const { copied, failed, copy } = useCopying();
  return (
    <Sheet title={t('online.invite')} onClose={close}>
      <div className={style.words}>
        <p>{t('online.invite-text')}</p>
        <div className={style.qr}>
          <Qr text={link} label={t('waiting-room.qr')} size={QR_SIZE} />
        </div>
        <input
          className={`entry ${style.address}`}
          readOnly
          value={link}
          aria-label={t('online.link')}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        {failed && (
          <p className={style.refusal} role="alert">
            {t('waiting-room.not-copied')}
          </p>
        )}
      </div>
      <div className={style.choices}>
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

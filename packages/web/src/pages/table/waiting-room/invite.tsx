import type { About } from '@pouch/protocol';
import { Check, Copy, QrCode, Share2 } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { usePhone } from '../../../device/media.ts';
import { Button } from '../../../ui/button.tsx';
import { CopyField } from '../../../ui/copy-field.tsx';
import { type Copying, useCopying } from '../../../ui/copying.ts';
import { Sheet } from '../../../ui/sheet.tsx';
import { t } from '../../../words/t.ts';
import { canShare, linkTo, shareTable } from '../shared/link.ts';
import { TableQr } from '../shared/table-qr.tsx';
import style from './invite.module.css';

const QR_SIZE = 148;
const LARGE_QR = 280;

interface InviteProps {
  readonly about: About;
  readonly game: string;
}

/** Link, code and QR code: three ways to the table. */
export function Invite({ about, game }: InviteProps): ReactNode {
  const phone = usePhone();
  const copying = useCopying(t('waiting-room.copied'));
  const heading = useId();
  const isFull = about.seats.every(({ kind }) => kind !== 'open');
  return (
    <section className={`row ${style.invite}`} aria-labelledby={heading}>
      {!phone && <TableQr link={linkTo(about.id)} size={QR_SIZE} />}
      <div className={`row wrap ${style.ways}`}>
        <div className={style.head}>
          <h2 id={heading}>{t('waiting-room.invite')}</h2>
          <p>{t(isFull ? 'waiting-room.invite-full' : 'waiting-room.invite-text')}</p>
        </div>
        {about.code !== null && <Code code={about.code} copying={copying} />}
        <LinkWays about={about} game={game} copying={copying} />
        {copying.failed && <CopyField text={linkTo(about.id)} label={t('waiting-room.link')} />}
      </div>
    </section>
  );
}

function LinkWays({ about, game, copying }: InviteProps & { readonly copying: Copying }): ReactNode {
  const phone = usePhone();
  const [isLarge, setLarge] = useState(false);
  const link = linkTo(about.id);
  const isCopied = copying.copied === link;
  return (
    <div className={`row wrap ${style.link}`}>
      {!copying.failed && (
        <input
          className="entry"
          readOnly
          value={link}
          aria-label={t('waiting-room.link')}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      )}
      <Button onClick={() => copying.copy(link)}>
        {isCopied ? <Check size={18} aria-hidden="true" /> : <Copy size={18} aria-hidden="true" />}
        {t(isCopied ? 'waiting-room.copied' : 'waiting-room.copy-link')}
      </Button>
      {/* On a phone the dock has this, larger. */}
      {canShare() && !phone && (
        <Button onClick={() => void shareTable(link, game)}>
          <Share2 size={18} aria-hidden="true" />
          {t('waiting-room.share')}
        </Button>
      )}
      {phone && (
        <Button onClick={() => setLarge(true)}>
          <QrCode size={18} aria-hidden="true" />
          {t('waiting-room.show-qr')}
        </Button>
      )}
      {isLarge && (
        <Sheet title={t('waiting-room.show-qr')} onClose={() => setLarge(false)}>
          <div className={`stack ${style.large}`}>
            <TableQr link={link} size={LARGE_QR} />
            <p>{t('waiting-room.qr-text')}</p>
          </div>
        </Sheet>
      )}
    </div>
  );
}

/** Four large characters, to be read out across a room. */
function Code({ code, copying }: { readonly code: string; readonly copying: Copying }): ReactNode {
  const label = t('waiting-room.copy-code', { code });
  return (
    <div className={`row ${style.code}`}>
      <span className="dim" aria-hidden="true">
        {t(copying.copied === code ? 'waiting-room.copied' : 'waiting-room.code')}
      </span>
      <button type="button" className="row" aria-label={label} title={label} onClick={() => copying.copy(code)}>
        {[...code].map((character, place) => (
          // Characters of a code never change places.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <span key={place} className="well number">
            {character}
          </span>
        ))}
      </button>
    </div>
  );
}

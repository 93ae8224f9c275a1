import type { About } from '@pouch/protocol';
import { Check, Copy, QrCode, Share2 } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { usePhone } from '../../../device/media.ts';
import { Button } from '../../../ui/button.tsx';
import { Qr } from '../../../ui/qr.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { t } from '../../../words/t.ts';
import { useCopying } from './copying.ts';
import style from './invite.module.css';
import { Refusal } from './refusal.tsx';

const QR_SIZE = 148;
const LARGE_QR = 280;

/** What a friend needs, without what only this visit's address has. */
export const linkTo = (table: string): string => new URL(`/table/${table}`, location.href).href;

/** The device's own way to send things, where it has one. */
export const canShare = (): boolean => typeof navigator.share === 'function';

export async function shareTable(link: string, game: string): Promise<void> {
  try {
    await navigator.share({ title: game, text: t('waiting-room.share-text', { game }), url: link });
  } catch {
    // Closing the share sheet is not an error.
  }
}

/** Link, code and QR code: three ways to the table. */
export function Invite({ about, game }: { readonly about: About; readonly game: string }): ReactNode {
  const phone = usePhone();
  const link = linkTo(about.id);
  const { copied, failed, copy } = useCopying();
  const [isLarge, setLarge] = useState(false);
  const isCopied = copied === link;
  const heading = useId();
  const isFull = about.seats.every(({ kind }) => kind !== 'open');
  const shares = canShare();
  return (
    <section className={style.invite} aria-labelledby={heading}>
      {!phone && (
        <div className={style.qr}>
          <Qr text={link} label={t('waiting-room.qr')} size={QR_SIZE} />
        </div>
      )}
      <div className={style.ways}>
        <div className={style.head}>
          <h2 id={heading}>{t('waiting-room.invite')}</h2>
          <p>{t(isFull ? 'waiting-room.invite-full' : 'waiting-room.invite-text')}</p>
        </div>
        {about.code !== null && (
          <Code code={about.code} copied={copied === about.code} copy={() => copy(about.code ?? '')} />
        )}
        <div className={style.link}>
          <input
            className={failed ? `${style.address} ${style.needed}` : style.address}
            readOnly
            value={link}
            aria-label={t('waiting-room.link')}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
          <Button className={style.button} onClick={() => copy(link)}>
            {isCopied ? <Check size={18} aria-hidden="true" /> : <Copy size={18} aria-hidden="true" />}
            {t(isCopied ? 'waiting-room.copied' : 'waiting-room.copy-link')}
          </Button>
          {/* On a phone the dock has this, larger. */}
          {shares && !phone && (
            <Button className={style.button} onClick={() => void shareTable(link, game)}>
              <Share2 size={18} aria-hidden="true" />
              {t('waiting-room.share')}
            </Button>
          )}
          {phone && (
            <Button className={style.button} onClick={() => setLarge(true)}>
              <QrCode size={18} aria-hidden="true" />
              {t('waiting-room.show-qr')}
            </Button>
          )}
        </div>
        <Refusal>{failed ? t('waiting-room.not-copied') : undefined}</Refusal>
      </div>
      {isLarge && (
        <Sheet title={t('waiting-room.show-qr')} onClose={() => setLarge(false)}>
          <div className={style.large}>
            <div className={style.qr}>
              <Qr text={link} label={t('waiting-room.qr')} size={LARGE_QR} />
            </div>
            <p>{t('waiting-room.qr-text')}</p>
          </div>
        </Sheet>
      )}
    </section>
  );
}

interface CodeProps {
  readonly code: string;
  readonly copied: boolean;
  readonly copy: () => void;
}

/** Four large characters, to be read out across a room. */
function Code({ code, copied, copy }: CodeProps): ReactNode {
  const label = t('waiting-room.copy-code', { code });
  return (
    <div className={style.code}>
      <span className={style.codeLabel} aria-hidden="true">
        {t(copied ? 'waiting-room.copied' : 'waiting-room.code')}
      </span>
      <button type="button" className={style.boxes} aria-label={label} title={label} onClick={copy}>
        {[...code].map((character, place) => (
          // Characters of a code never change places.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <span key={place} className={`well ${style.box}`}>
            {character}
          </span>
        ))}
      </button>
    </div>
  );
}

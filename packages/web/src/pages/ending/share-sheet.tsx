import { Check, Copy, Download, Link2 } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { CopyField } from '../../ui/copy-field.tsx';
import { useCopying } from '../../ui/copying.ts';
import { saveFile } from '../../ui/save-file.ts';
import { Sheet } from '../../ui/sheet.tsx';
import { t } from '../../words/t.ts';
import type { ReplayLink } from '../replay/sharing.ts';
import { CARD_HEIGHT, CARD_WIDTH } from './share-card.ts';
import style from './share-sheet.module.css';
import type { SharedWords } from './use-share.ts';

export interface ShareSheetProps {
  readonly about: SharedWords;
  readonly picture: Blob | undefined;
  /** The replay, for others; undefined until it is known. */
  readonly link: ReplayLink | undefined;
  readonly close: () => void;
}

/** The picture of the result, and what can be done with it. */
export function ShareSheet({ about, picture, link, close }: ShareSheetProps): ReactNode {
  return (
    <Sheet title={t('ending.picture')} onClose={close} width="wide">
      <div className="stack">
        {picture === undefined ? <p>{t('ending.picture-failed')}</p> : <Picture picture={picture} about={about} />}
        <Ways picture={picture} about={about} link={link} />
      </div>
    </Sheet>
  );
}

function Picture({ picture, about }: { readonly picture: Blob; readonly about: SharedWords }): ReactNode {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(picture);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [picture]);
  return (
    <img
      className={style.picture}
      src={url}
      alt={t('ending.picture-alt', { headline: about.headline, story: about.story })}
      width={CARD_WIDTH}
      height={CARD_HEIGHT}
    />
  );
}

type CopiedPicture = 'not-yet' | 'copied' | 'failed';

function Ways({ picture, about, link }: Omit<ShareSheetProps, 'close'>): ReactNode {
  const [copied, setCopied] = useState<CopiedPicture>('not-yet');
  const copying = useCopying(t('ending.link-copied'));
  const url = link !== undefined && 'url' in link ? link.url : undefined;
  const copyPicture = async (made: Blob): Promise<void> => setCopied((await copyImage(made)) ? 'copied' : 'failed');
  return (
    <>
      <div className={`row wrap ${style.ways}`}>
        {picture !== undefined && (
          <>
            <Button look="main" onClick={() => void copyPicture(picture)}>
              {copied === 'copied' ? <Check size={18} aria-hidden="true" /> : <Copy size={18} aria-hidden="true" />}
              {t(copied === 'copied' ? 'ending.picture-copied' : 'ending.copy-picture')}
            </Button>
            <Button onClick={() => saveFile(about.file, picture)}>
              <Download size={18} aria-hidden="true" />
              {t('ending.save-picture')}
            </Button>
          </>
        )}
        {url !== undefined && (
          <Button onClick={() => copying.copy(url)}>
            {copying.copied === url ? <Check size={18} aria-hidden="true" /> : <Link2 size={18} aria-hidden="true" />}
            {t(copying.copied === url ? 'ending.link-copied' : 'ending.copy-link')}
          </Button>
        )}
      </div>
      {copied === 'failed' && <p role="status">{t('ending.picture-not-copied')}</p>}
      {link !== undefined && 'trouble' in link && <p className="dim">{link.trouble}</p>}
      {copying.failed && url !== undefined && <CopyField text={url} label={t('ending.link')} />}
    </>
  );
}

async function copyImage(picture: Blob): Promise<boolean> {
  try {
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': picture })]);
    return true;
  } catch {
    // Without HTTPS, or where pictures cannot be copied.
    return false;
  }
}

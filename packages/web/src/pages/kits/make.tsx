import type { KitOptions } from '@pouch/print';
import type { GameId } from '@pouch/rules';
import { Download, FileText } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { makeKit } from '../../kits/make-kit.ts';
import { announce } from '../../ui/announcer.tsx';
import { Button } from '../../ui/button.tsx';
import { t } from '../../words/t.ts';
import style from './make.module.css';
import { sizeWords } from './size.ts';

type Work =
  | { readonly kind: 'idle' }
  | { readonly kind: 'making' }
  | { readonly kind: 'made'; readonly url: string; readonly words: string }
  | { readonly kind: 'failed'; readonly reason: string };

export interface MakeKitProps {
  readonly game: GameId;
  readonly options: KitOptions;
}

/** Makes the PDF when asked, and hands it over; made for one game and one set of options. */
export function MakeKit({ game, options }: MakeKitProps): ReactNode {
  const [work, setWork] = useState<Work>({ kind: 'idle' });
  const wanted = useRef(true);
  const url = useRef<string>(undefined);
  const file = `${game}-kit.pdf`;

  useEffect(() => {
    wanted.current = true;
    return () => {
      wanted.current = false;
      if (url.current !== undefined) URL.revokeObjectURL(url.current);
    };
  }, []);

  const make = async (): Promise<void> => {
    if (work.kind === 'making') return;
    setWork({ kind: 'making' });
    try {
      const { pdf, pages } = await makeKit(game, options);
      if (!wanted.current) return;
      url.current = URL.createObjectURL(new Blob([pdf], { type: 'application/pdf' }));
      const words = t('kits.made', { file, pages, size: sizeWords(pdf.byteLength) });
      setWork({ kind: 'made', url: url.current, words });
      announce(words);
    } catch (error) {
      if (!wanted.current) return;
      setWork({ kind: 'failed', reason: error instanceof Error ? error.message : String(error) });
    }
  };

  return (
    <div className="stack">
      {work.kind === 'made' ? (
        <SaveLink url={work.url} file={file} />
      ) : (
        <Button look="main" busy={work.kind === 'making'} onClick={make}>
          <FileText size={18} aria-hidden="true" />
          {t(work.kind === 'making' ? 'kits.making' : work.kind === 'failed' ? 'kits.again' : 'kits.make')}
        </Button>
      )}
      <p className={style.line} role={work.kind === 'failed' ? 'alert' : undefined}>
        {work.kind === 'made' && work.words}
        {work.kind === 'failed' && `${t('kits.failed')} ${work.reason}`}
      </p>
    </div>
  );
}

/** The browser saves the file at once; a second press saves it again. */
function SaveLink({ url, file }: { readonly url: string; readonly file: string }): ReactNode {
  const link = useRef<HTMLAnchorElement>(null);
  const saved = useRef(false);
  useEffect(() => {
    link.current?.focus();
    if (saved.current) return;
    saved.current = true;
    link.current?.click();
  }, []);
  return (
    <a ref={link} className={`row ${style.save}`} href={url} download={file}>
      <Download size={18} aria-hidden="true" /> {t('kits.save')}
    </a>
  );
}

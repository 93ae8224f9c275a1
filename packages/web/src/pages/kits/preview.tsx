import type { KitOptions } from '@pouch/print';
import type { GameId } from '@pouch/rules';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { type PagePreview, previewKit } from '../../kits/make-kit.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { t } from '../../words/t.ts';
import style from './preview.module.css';

/** While somebody types or goes through choices, only the last one is drawn. */
const REST_MILLIS = 250;

type Shown =
  | { readonly kind: 'drawing'; readonly pages: readonly PagePreview[] }
  | { readonly kind: 'drawn'; readonly pages: readonly PagePreview[] }
  | { readonly kind: 'failed'; readonly pages: readonly PagePreview[]; readonly reason: string };

interface PreviewProps {
  readonly game: GameId;
  readonly options: KitOptions;
}

/** Every page of the kit as it will be printed. */
export function Preview({ game, options }: PreviewProps): ReactNode {
  const { shown, again } = usePreview(game, options);
  const [large, setLarge] = useState<number>();
  const { pages } = shown;
  const tall = options.paper === 'a4' ? style.a4 : style.letter;
  return (
    <section className={style.preview} aria-label={t('kits.preview')} aria-busy={shown.kind === 'drawing'}>
      <div className={style.head}>
        <h2>{t('kits.preview')}</h2>
        <span role="status">
          {shown.kind === 'drawing' ? t('kits.preview-making') : t('kits.preview-pages', { pages: pages.length })}
        </span>
      </div>
      {shown.kind === 'failed' && (
        <div className={style.failed} role="alert">
          <p>{`${t('kits.failed-preview')} ${shown.reason}`}</p>
          <Button onClick={again}>{t('kits.again')}</Button>
        </div>
      )}
      <ul className={`${style.pages} ${shown.kind === 'drawing' ? style.old : ''}`}>
        {pages.length === 0 && shown.kind === 'drawing'
          ? EMPTY.map((key) => (
              <li key={key} aria-hidden="true">
                <span className={`${style.sheet} ${tall}`} />
                <span className={style.caption} />
              </li>
            ))
          : pages.map((page, at) => (
              // A page's place is its name.
              // biome-ignore lint/suspicious/noArrayIndexKey: see above
              <li key={at}>
                <button
                  type="button"
                  className={style.thumb}
                  aria-label={t('kits.enlarge', { number: at + 1, title: page.title })}
                  aria-haspopup="dialog"
                  onClick={() => setLarge(at)}
                >
                  <Thumbnail page={page} className={`${style.sheet} ${tall}`} />
                  <span className={style.caption}>{t('kits.page', { number: at + 1, title: page.title })}</span>
                </button>
              </li>
            ))}
      </ul>
      {large !== undefined && pages[large] !== undefined && (
        <LargePage pages={pages} at={large} onTurn={setLarge} onClose={() => setLarge(undefined)} />
      )}
    </section>
  );
}

/** Frames until the first pages are there. */
const EMPTY = ['1', '2', '3', '4', '5', '6'] as const;

function usePreview(game: GameId, options: KitOptions): { readonly shown: Shown; readonly again: () => void } {
  const [shown, setShown] = useState<Shown>({ kind: 'drawing', pages: [] });
  const [tries, setTries] = useState(0);
  const drawnGame = useRef(game);
  useEffect(() => {
    let wanted = true;
    // Pages of another game are none of this one's: they go at once.
    const keeps = drawnGame.current === game;
    setShown(({ pages }) => ({ kind: 'drawing', pages: keeps ? pages : [] }));
    drawnGame.current = game;
    const timer = setTimeout(
      () =>
        previewKit(game, options).then(
          (pages) => wanted && setShown({ kind: 'drawn', pages }),
          (error: unknown) =>
            wanted &&
            setShown({ kind: 'failed', pages: [], reason: error instanceof Error ? error.message : String(error) }),
        ),
      keeps && tries === 0 ? REST_MILLIS : 0,
    );
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [game, options, tries]);
  return { shown, again: () => setTries(tries + 1) };
}

/** Pages are full of shapes: each is drawn when it comes near the window, and not before. */
function Thumbnail({ page, className }: { readonly page: PagePreview; readonly className: string }): ReactNode {
  const frame = useRef<HTMLSpanElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = frame.current;
    if (element === null || near) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: '300px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [near]);
  return (
    <span ref={frame} className={className} aria-hidden="true">
      {near && <Drawn svg={page.svg} />}
    </span>
  );
}

/** The art package writes this SVG, and escapes every text in it. */
const Drawn = ({ svg }: { readonly svg: string }): ReactNode => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: see above
  <span className={style.svg} dangerouslySetInnerHTML={{ __html: svg }} />
);

interface LargePageProps {
  readonly pages: readonly PagePreview[];
  readonly at: number;
  readonly onTurn: (at: number) => void;
  readonly onClose: () => void;
}

function LargePage({ pages, at, onTurn, onClose }: LargePageProps): ReactNode {
  const page = pages[at];
  // The same page is in the list: its definitions get names of their own.
  const svg = useMemo(() => (page?.svg ?? '').replaceAll(/(id="|url\(#)kit-/g, '$1large-kit-'), [page]);
  return (
    <Sheet title={page?.title ?? ''} onClose={onClose} width="wide">
      <div className={style.turn}>
        <IconButton label={t('kits.previous')} disabled={at === 0} onClick={() => onTurn(at - 1)}>
          <ArrowLeft aria-hidden="true" />
        </IconButton>
        <span role="status">{t('kits.page-of', { number: at + 1, pages: pages.length })}</span>
        <IconButton label={t('kits.next')} disabled={at === pages.length - 1} onClick={() => onTurn(at + 1)}>
          <ArrowRight aria-hidden="true" />
        </IconButton>
      </div>
      <span className={style.large}>
        <Drawn svg={svg} />
      </span>
    </Sheet>
  );
}

import type { KitOptions } from '@pouch/print';
import type { GameId } from '@pouch/rules';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { type PagePreview, previewKit } from '../../kits/make-kit.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { t } from '../../words/t.ts';
import { Problem } from '../parts/problem.tsx';
import style from './preview.module.css';
import { drawing, drawn, failed, firstPreview, type PreviewState, restBefore, withOwnNames } from './preview-state.ts';

interface PreviewProps {
  readonly game: GameId;
  readonly options: KitOptions;
}

/** Every page of the kit as it will be printed. */
export function Preview({ game, options }: PreviewProps): ReactNode {
  const { shown, again } = usePreview(game, options);
  const [large, setLarge] = useState<number>();
  const { kind, pages, reason } = shown;
  return (
    <section className={`stack ${style.preview}`} aria-label={t('kits.preview')} aria-busy={kind === 'drawing'}>
      <div className={`row ${style.head}`}>
        <h2>{t('kits.preview')}</h2>
        <span role="status">
          {kind === 'drawing' ? t('kits.preview-making') : t('kits.preview-pages', { pages: pages.length })}
        </span>
      </div>
      {kind === 'failed' && (
        <div className="row wrap">
          <Problem>{`${t('kits.failed-preview')} ${reason}`}</Problem>
          <Button onClick={again}>{t('kits.again')}</Button>
        </div>
      )}
      <ul className={style.pages} data-pages={kind === 'drawing' ? 'old' : 'new'}>
        {pages.length === 0 && kind === 'drawing' ? (
          <EmptyPages paper={options.paper} />
        ) : (
          <Pages pages={pages} paper={options.paper} onEnlarge={setLarge} />
        )}
      </ul>
      {large !== undefined && pages[large] !== undefined && (
        <LargePage pages={pages} at={large} onTurn={setLarge} onClose={() => setLarge(undefined)} />
      )}
    </section>
  );
}

/** Frames until the first pages are there. */
const EmptyPages = ({ paper }: { readonly paper: KitOptions['paper'] }): ReactNode =>
  ['1', '2', '3', '4', '5', '6'].map((key) => (
    <li key={key} className={style.thumb} aria-hidden="true">
      <span className={style.sheet} data-paper={paper} />
      <span className={style.caption} />
    </li>
  ));

interface PagesProps {
  readonly pages: readonly PagePreview[];
  readonly paper: KitOptions['paper'];
  readonly onEnlarge: (at: number) => void;
}

const Pages = ({ pages, paper, onEnlarge }: PagesProps): ReactNode =>
  pages.map((page, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a page's place is its name
    <li key={at}>
      <button
        type="button"
        className={style.thumb}
        aria-label={t('kits.enlarge', { number: at + 1, title: page.title })}
        aria-haspopup="dialog"
        onClick={() => onEnlarge(at)}
      >
        <Thumbnail page={page} paper={paper} />
        <span className={style.caption}>{t('kits.page', { number: at + 1, title: page.title })}</span>
      </button>
    </li>
  ));

function usePreview(game: GameId, options: KitOptions): { readonly shown: PreviewState; readonly again: () => void } {
  const [shown, setShown] = useState(() => firstPreview(game));
  const [tries, setTries] = useState(0);
  const last = useRef(shown);
  last.current = shown;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is another preview
  useEffect(() => {
    let wanted = true;
    const rest = restBefore(last.current, game);
    setShown((was) => drawing(was, game));
    const draw = (): void =>
      void previewKit(game, options).then(
        (pages) => wanted && setShown((was) => drawn(was, pages)),
        (error: unknown) => wanted && setShown((was) => failed(was, error)),
      );
    const timer = setTimeout(draw, rest);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [game, options, tries]);
  return { shown, again: () => setTries(tries + 1) };
}

/** Pages are full of shapes: each is drawn when it comes near the window, and not before. */
function Thumbnail({ page, paper }: Pick<PagesProps, 'paper'> & { readonly page: PagePreview }): ReactNode {
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
    <span ref={frame} className={style.sheet} data-paper={paper} aria-hidden="true">
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
  const svg = useMemo(() => withOwnNames(page?.svg ?? ''), [page]);
  return (
    <Sheet title={page?.title ?? ''} onClose={onClose} width="wide">
      <div className={`row ${style.turn}`}>
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

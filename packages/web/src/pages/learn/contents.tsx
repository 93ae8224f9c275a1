import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import type { Chapter } from '../../chapters/chapter.ts';
import { LinkButton } from '../../ui/button.tsx';
import { t } from '../../words/t.ts';
import style from './contents.module.css';
import { reach, useReading } from './reach.ts';

export interface ContentsProps {
  readonly chapters: readonly Chapter[];
  /** The table that one has come from. */
  readonly from: string | undefined;
}

/** The contents: a list beside the text, on a phone a row above it that slides along. */
export function Contents({ chapters, from }: ContentsProps): ReactNode {
  const ids = useMemo(() => chapters.map(({ id }) => id), [chapters]);
  const reading = useReading(ids);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (reading === undefined || list.current === null) return;
    const link = list.current.querySelector<HTMLElement>(`a[href="#${reading}"]`);
    // Only the row itself slides: the page stays where it is.
    if (link !== null) list.current.scrollLeft = middleOf(link) - list.current.clientWidth / 2;
  }, [reading]);
  return (
    <nav className={style.contents} aria-label={t('learn.contents')}>
      {from !== undefined && (
        <LinkButton to={from} className={style.back}>
          <ArrowLeft size={18} aria-hidden="true" />
          {/* On a phone the arrow alone: the row is for the contents. */}
          <span className="unseen-on-phone">{t('learn.back')}</span>
        </LinkButton>
      )}
      <p className={style.title} aria-hidden="true">
        {t('learn.contents')}
      </p>
      <ol ref={list} className="stack">
        {chapters.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === reading ? 'location' : undefined} onClick={() => reach(id)}>
              {t(title)}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

const middleOf = ({ offsetLeft, offsetWidth }: HTMLElement): number => offsetLeft + offsetWidth / 2;

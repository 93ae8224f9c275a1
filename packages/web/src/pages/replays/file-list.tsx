import { Refusal } from '@pouch/rules';
import { type ReactNode, useEffect, useRef } from 'react';
import { namesIn } from '../../replay/file.ts';
import { Button } from '../../ui/button.tsx';
import { andList } from '../../words/lists.ts';
import { t } from '../../words/t.ts';
import style from './file-list.module.css';
import page from './replays.module.css';
import type { Opening } from './use-opening.ts';

/** The games of a file that holds several, one a line. */
export function FileList({ opening }: { readonly opening: Opening }): ReactNode {
  const { entries, watch, closeList } = opening;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (entries !== undefined) heading.current?.focus();
  }, [entries]);
  if (entries === undefined) return null;
  return (
    <section className={`stack ${page.section}`} aria-labelledby="file-games">
      <div className="row spread">
        <h2 id="file-games" ref={heading} tabIndex={-1}>
          {t('replays.several', { count: entries.filter(({ record }) => !(record instanceof Refusal)).length })}
        </h2>
        <Button look="quiet" size="small" onClick={closeList}>
          {t('replays.close-list')}
        </Button>
      </div>
      <ol className={`stack ${style.list}`}>
        {entries.map((entry) => {
          const { line, record } = entry;
          if (record instanceof Refusal)
            return (
              <li key={line} className={`card ${style.line}`}>
                <small className="dim">{t('replays.line', { line })}</small>
                {t('replay.not-record')}
              </li>
            );
          const names = namesIn(record.json, record.seats).filter((name) => name !== undefined);
          return (
            <li key={line}>
              <button type="button" className={`card ${style.line}`} onClick={() => watch(entry)}>
                <small className="dim">{t('replays.line', { line })}</small>
                <b>{record.game.name}</b>
                <span className="dim">
                  {t('replays.line-players', { seats: record.seats, steps: record.steps.length })}
                </span>
                {names.length > 0 && <span className="dim">{andList(names)}</span>}
              </button>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

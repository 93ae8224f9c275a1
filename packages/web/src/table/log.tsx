import type { GameTypes } from '@pouch/rules';
import { Undo2 } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { Art } from '../art/art.tsx';
import { pouchMark } from '../art/drawings.ts';
import { useThemeName } from '../device/media.ts';
import { Crest } from '../ui/crest.tsx';
import { Rich } from '../words/rich.tsx';
import { t } from '../words/t.ts';
import type { Line, Names, TableKit } from './kit.ts';
import style from './log.module.css';
import { groupsOf } from './log-lines.ts';
import type { Moment } from './source.ts';
import { useFollowedEnd } from './use-followed-end.ts';

export interface LogProps<K extends GameTypes, Show> {
  readonly moments: readonly Moment<K>[];
  readonly kit: TableKit<K, Show>;
  readonly names: Names;
}

export function Log<K extends GameTypes, Show>({ moments, kit, names }: LogProps<K, Show>): ReactNode {
  const groups = useMemo(() => groupsOf(moments, kit, names), [moments, kit, names]);
  const end = useFollowedEnd(moments.length);
  if (groups.length === 0) return <p className="dim">{t('log.empty')}</p>;
  return (
    <div ref={end}>
      {groups.map(({ number, title, lines }) => (
        // Its heading names it: a region of its own for every round would be too many.
        <section key={number}>
          <h3 className={`row ${style.title}`}>{title}</h3>
          <ul className="stack">
            {lines.map(({ key, line }) => (
              <LogLine key={key} line={line} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function LogLine({ line }: { readonly line: Line }): ReactNode {
  const ring = (on: boolean): void => {
    for (const spot of line.spots ?? [])
      document.querySelector(`[data-spot="${CSS.escape(spot)}"]`)?.setAttribute('data-ringed', String(on));
  };
  return (
    <li className={style.line} onPointerEnter={() => ring(true)} onPointerLeave={() => ring(false)}>
      <Lead lead={line.lead} />
      <span>
        <Rich text={line.text} />
      </span>
    </li>
  );
}

function Lead({ lead }: { readonly lead: Line['lead'] }): ReactNode {
  const theme = useThemeName();
  switch (lead) {
    case 'pouch':
      return <Art drawing={pouchMark(theme)} width={18} label="" />;
    case 'return':
      return <Undo2 size={16} aria-hidden="true" />;
    case 'none':
      return <span />;
    default:
      return <Crest seat={lead} size={18} />;
  }
}

import type { GameTypes } from '@pouch/rules';
import { Undo2 } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { Art } from '../art/art.tsx';
import { pouchMark } from '../art/drawings.ts';
import { useThemeName } from '../device/media.ts';
import { Crest } from '../ui/crest.tsx';
import { Rich } from '../words/rich.tsx';
import { t } from '../words/t.ts';
import { callWords } from './calls.ts';
import type { Line, Names, TableKit } from './kit.ts';
import style from './log.module.css';
import type { Moment } from './source.ts';

interface Group {
  /** Counted from the oldest: groups are only ever added, so each keeps its number. */
  readonly number: number;
  readonly title: string;
  readonly lines: readonly { readonly key: string; readonly line: Line }[];
}

/** What is to be told of a moment beside its events: that a bot decided, and whose call was first. */
export function asideOf({ instead, calls }: Moment, names: Names): readonly Line[] {
  const lines: Line[] = [];
  if (instead !== undefined)
    lines.push({ text: t(`log.${instead.why}`, { name: names.of(instead.seat) }), lead: instead.seat });
  if (calls?.[0] !== undefined)
    lines.push({ text: t('log.calls', { calls: callWords(calls, names) }), lead: calls[0].seat });
  return lines;
}

/** The log of a game: newest group first, and in it the newest line. */
function groupsOf<K extends GameTypes, Show>(
  moments: readonly Moment<K>[],
  kit: TableKit<K, Show>,
  names: Names,
): readonly Group[] {
  const groups: { number: number; title: string; lines: { key: string; line: Line }[] }[] = [];
  const begin = (title: string): void => void groups.unshift({ number: groups.length, title, lines: [] });
  for (const [at, moment] of moments.entries()) {
    const { number, events, view } = moment;
    for (const [index, event] of events.entries()) {
      const title = kit.group(event, view);
      if (title !== undefined || groups.length === 0) begin(title ?? t('log.start'));
      // Above the events in time, so before them, but in the group that they begin.
      if (index === 0)
        for (const [count, line] of asideOf(moment, names).entries())
          groups[0]?.lines.unshift({ key: `${number}.aside.${count}`, line });
      const line = kit.tell(event, names, moments[at - 1]?.view);
      if (line !== undefined) groups[0]?.lines.unshift({ key: `${number}.${index}`, line });
    }
  }
  return groups;
}

export interface LogProps<K extends GameTypes, Show> {
  readonly moments: readonly Moment<K>[];
  readonly kit: TableKit<K, Show>;
  readonly names: Names;
}

export function Log<K extends GameTypes, Show>({ moments, kit, names }: LogProps<K, Show>): ReactNode {
  const groups = useMemo(() => groupsOf(moments, kit, names), [moments, kit, names]);
  if (groups.length === 0) return <p className={style.empty}>{t('log.empty')}</p>;
  return (
    <div className={style.log}>
      {groups.map(({ number, title, lines }, index) => (
        // Its heading names it: a region of its own for every round would be too many.
        <section key={number}>
          <h3>{title}</h3>
          <ul>
            {lines.map(({ key, line }) => (
              <LogLine key={key} line={line} old={index > 0} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function LogLine({ line, old }: { readonly line: Line; readonly old: boolean }): ReactNode {
  const ring = (on: boolean): void => {
    for (const spot of line.spots ?? [])
      document.querySelector(`[data-spot="${CSS.escape(spot)}"]`)?.setAttribute('data-ringed', String(on));
  };
  return (
    <li
      className={`${style.line}${old ? ` ${style.old}` : ''}`}
      onPointerEnter={() => ring(true)}
      onPointerLeave={() => ring(false)}
    >
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

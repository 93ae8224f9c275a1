import type { About } from '@pouch/protocol';
import type { Seat } from '@pouch/rules';
import { type LineWords, tellLines } from '../../../online/lines.ts';
import type { TableLine } from '../../../online/table-state.ts';
import { plain } from '../../../words/rich.tsx';
import { t } from '../../../words/t.ts';

/** Announced by other means: the log has calls and the end. */
const ELSEWHERE: readonly TableLine['happened']['what'][] = ['verdict', 'started', 'over', 'bot-sat', 'cleared'];

export interface Listening {
  readonly about: About;
  readonly seat: Seat | undefined;
  /** This device's guest, who knows what they have said. */
  readonly me: string | undefined;
  /** The last line that was heard. */
  readonly since: number;
  /** Only what is said, or also who comes and goes. */
  readonly which: 'said' | 'all';
}

/** The lines that screen readers have not heard yet, in words. */
export function heardLines(lines: readonly TableLine[], listening: Listening): readonly string[] {
  const { about, seat, since } = listening;
  return tellLines(lines, about, seat)
    .filter(({ line }) => line.number > since && isHeard(line, listening))
    .map(spoken);
}

function isHeard({ happened }: TableLine, { me, which }: Listening): boolean {
  if (happened.what === 'said') return happened.who.id !== me;
  return which === 'all' && !ELSEWHERE.includes(happened.what);
}

const spoken = ({ line: { happened }, text }: LineWords): string =>
  happened.what === 'said' ? t('chat.says', { name: happened.who.name, text }) : plain(text);

import { has, koinzInternals, type Seat } from '@pouch/rules';
import type { Heading, Hint, Names } from '../../table/kit.ts';
import { t } from '../../words/t.ts';
import { type KoinzShow, STAGES } from './show.ts';
import type { KoinzTypes, View } from './types.ts';
import { partId } from './words.ts';

const { carriers, chooser, KIT_MOST } = koinzInternals;

/** What the top bar says. */
export const heading = (_view: View, { stage, view: seen }: KoinzShow): Heading => ({
  round: t(seen.playoff ? 'koinz.extra-round' : 'koinz.round', { round: seen.round }),
  phase: t(`koinz.phase.${stage}`),
  phases: STAGES.map((each) => t(`koinz.phases.${each}`)),
  now: STAGES.indexOf(stage),
});

export function prompt(view: View, _seat: Seat): string | undefined {
  switch (view.phase) {
    case 'choose': {
      const part = view.kit.length;
      return t('koinz.prompt.choose', {
        what: t(`koinz.part-of.${partId(part)}`),
        least: 1,
        most: KIT_MOST[part] ?? 1,
      });
    }
    case 'lay':
      return t('koinz.prompt.lay');
    case 'first':
    case 'over':
      return undefined;
  }
}

export function waiting(view: View, names: Names): string {
  switch (view.phase) {
    case 'first':
      return t('koinz.waiting-draw');
    case 'choose':
      return t('koinz.waiting-chooses', {
        name: names.of(chooser(view)),
        what: t(`koinz.part-of.${partId(view.kit.length)}`),
      });
    case 'lay':
      return t('koinz.waiting', { name: names.of(view.turn) });
    case 'over':
      return t('koinz.waiting-over');
  }
}

/** The section of the rules page. */
export function chapter(view: View): string {
  switch (view.phase) {
    case 'first':
      return 'set-up';
    case 'choose':
      return 'choose';
    case 'lay':
      return view.fouls > 0 ? 'fouls' : 'lay';
    case 'over':
      return 'end';
  }
}

/** For somebody's first games. */
export const hints: readonly Hint<KoinzTypes>[] = [
  { id: 'choose', applies: (view) => view.phase === 'choose', text: () => t('koinz.hint.choose') },
  { id: 'take', applies: (view) => view.phase === 'lay', text: () => t('koinz.hint.take') },
  {
    id: 'stack',
    applies: (view, seat) => view.phase === 'lay' && has(view.active, seat) && carriers(view, 2) > 0,
    text: () => t('koinz.hint.stack'),
  },
  {
    id: 'steady',
    applies: (view) => view.phase === 'lay' && view.hand === 'steady',
    text: () => t('koinz.hint.steady'),
  },
];

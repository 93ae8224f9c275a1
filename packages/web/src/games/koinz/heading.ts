import { koinzInternals, type Seat } from '@pouch/rules';
import type { Heading, Names } from '../../table/kit.ts';
import { t } from '../../words/t.ts';
import { type Show, STAGES } from './show.ts';
import type { View } from './types.ts';
import { partId } from './words.ts';

const { chooser, KIT_MOST } = koinzInternals;

/** What the top bar says. */
export const heading = (_view: View, { stage, view: seen }: Show): Heading => ({
  round: t(seen.playoff ? 'koinz.extra-round' : 'koinz.round', { round: seen.round }),
  phase: t(`koinz.phase.${stage}`),
  phases: STAGES.map((each) => t(`koinz.phases.${each}`)),
  now: STAGES.indexOf(stage),
});

export function prompt(view: View, seat: Seat): string | undefined {
  switch (view.phase) {
    case 'choose': {
      const part = view.kit.length;
      return t('koinz.prompt.choose', {
        what: t(`koinz.part-of.${partId(part)}`),
        least: 1,
        most: KIT_MOST[part] ?? 1,
        first: view.first === seat && part === 0 ? 'you' : 'other',
      });
    }
    case 'lay':
      return t('koinz.prompt.lay');
    case 'first':
    case 'over':
      return undefined;
  }
}

/** Who decides what: 'Mara chooses the number of large koinz' */
export function deciding(view: View, names: Names): string {
  switch (view.phase) {
    case 'first':
      return t('koinz.waiting-draw');
    case 'choose':
      return t('koinz.waiting-chooses', {
        name: names.of(chooser(view)),
        what: t(`koinz.part-of.${partId(view.kit.length)}`),
      });
    case 'lay':
      return t('koinz.title.turn-of', { name: names.of(view.turn) });
    case 'over':
      return t('koinz.waiting-over');
  }
}

/** In the place of the button: 'Waiting for Mara' */
export const waiting = ({ awaited }: Show, names: Names): string | undefined =>
  awaited === undefined ? undefined : t('koinz.waiting', { name: names.of(awaited) });

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

import type { Explanation } from '../../ui/explain.tsx';
import { t } from '../../words/t.ts';
import { faceValue, nameOf } from './faces.ts';
import type { Face } from './types.ts';
import { faceTitle } from './words.ts';

/** What a face does: shown on hover, on a long press and with the key I. */
export const explanationOf = (face: Face, actions: Explanation['actions'] = []): Explanation => ({
  title: t('realm.explain.title', {
    face: faceTitle(face),
    value: faceValue(face),
    ability: t(`realm.ability.${nameOf(face)}`),
  }),
  text: t(`realm.explain.${nameOf(face)}`),
  actions,
});

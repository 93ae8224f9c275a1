import type { coinSetInternals as internals } from '@pouch/rules';
import { Drama, Equal, EqualNot, X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Names } from '../../table/kit.ts';
import { t } from '../../words/t.ts';
import style from './dock.module.css';
import { traitWord, youOf } from './sentences.ts';
import type { CallShown } from './show.ts';
import { type Trait, traitsOf } from './traits.ts';

const SIGNS = { same: Equal, different: EqualNot, joker: Drama, fails: X } as const;

/** What has come of a call: the four characteristics of the coins, and what it costs. */
export function Verdict({ call, names }: { readonly call: CallShown; readonly names: Names }): ReactNode {
  const faces: readonly internals.Face[] = call.coins.map(({ face }) => face);
  const traits = faces.length === 0 ? [] : traitsOf(faces);
  const failing = traits.find((trait) => trait.is === 'fails');
  return (
    <>
      <h2>{t(`coin-set.verdict.${call.came}`, youOf(names, call.seat))}</h2>
      {traits.length > 0 && (
        <dl className={style.traits}>
          {traits.map((trait) => (
            <TraitTile key={trait.name} trait={trait} />
          ))}
        </dl>
      )}
      {call.came !== 'set' && (
        <p>
          {failing?.is === 'fails' && (
            <span className={style.why}>
              {t('coin-set.verdict.why', {
                trait: traitWord(failing.name),
                twice: t(`coin-set.value.${failing.twice}`),
                once: t(`coin-set.value.${failing.once}`),
              })}{' '}
            </span>
          )}
          {t('coin-set.verdict.back', { count: call.back })}
        </p>
      )}
    </>
  );
}

function TraitTile({ trait }: { readonly trait: Trait }): ReactNode {
  const Sign = SIGNS[trait.is];
  return (
    <div data-is={trait.is}>
      <dt>{traitWord(trait.name)}</dt>
      <dd>
        <Sign size={13} strokeWidth={3} aria-hidden="true" />
        {t(`coin-set.trait.${trait.is}`)}
      </dd>
    </div>
  );
}

import { Drama, Equal, EqualNot, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useWide } from '../../device/media.ts';
import type { Names } from '../../table/kit.ts';
import { t } from '../../words/t.ts';
import { traitWord } from './coin-words.ts';
import type { CallShown } from './show.ts';
import { type Trait, traitsOf } from './traits.ts';
import style from './verdict.module.css';
import { failureValues, youOf } from './words.ts';

const SIGNS = { same: Equal, different: EqualNot, joker: Drama, fails: X } as const;

/** What has come of a call: the four characteristics of the coins, and what it costs. */
export function Verdict({ call, names }: { readonly call: CallShown; readonly names: Names }): ReactNode {
  const traits = call.coins.length === 0 ? [] : traitsOf(call.coins.map(({ face }) => face));
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
            <span className={style.why}>{t('coin-set.verdict.why', failureValues(failing))} </span>
          )}
          {t('coin-set.verdict.back', { count: call.back })}
        </p>
      )}
    </>
  );
}

function TraitTile({ trait }: { readonly trait: Trait }): ReactNode {
  const Sign = SIGNS[trait.is];
  const wide = useWide();
  return (
    <div data-is={trait.is}>
      <dt>{traitWord(trait.name)}</dt>
      <dd>
        <Sign size={13} strokeWidth={3} aria-hidden="true" />
        <span className={wide ? undefined : 'unseen'}>{t(`coin-set.trait.${trait.is}`)}</span>
      </dd>
    </div>
  );
}

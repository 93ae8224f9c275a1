import { Check, CircleHelp, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Art } from '../../art/art.tsx';
import { metalCounter, setCoin } from '../../art/drawings.ts';
import { IconButton } from '../../ui/button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { t } from '../../words/t.ts';
import { traitWord, valueWord } from './coin-words.ts';
import style from './guide.module.css';
import { EXAMPLE, GUIDE, type GuideGroup, JOKER } from './guide-coins.ts';
import { type TraitValue, traitsOf } from './traits.ts';
import type { Face } from './types.ts';

const DETAIL = 49;

/** Metal, shape, finish and number with real coins: what to look for, never which coins belong together. */
export const GuidePanel = ({ close }: { readonly close: () => void }): ReactNode => (
  <section className={`panel ${style.panel}`} aria-label={t('coin-set.guide')}>
    <h2 className="unseen">{t('coin-set.guide')}</h2>
    {GUIDE.map((group) => (
      <Group key={group.name} group={group} />
    ))}
    <IconButton label={t('coin-set.guide.close')} className={style.close ?? ''} onClick={close}>
      <X size={18} aria-hidden="true" />
    </IconButton>
  </section>
);

/** Where there is no room for coins: the four words; they open the rest. */
export const GuideLine = ({ open }: { readonly open: () => void }): ReactNode => (
  <button
    type="button"
    className={style.line}
    onClick={open}
    aria-haspopup="dialog"
    aria-label={t('coin-set.guide.open')}
  >
    {GUIDE.map(({ name }) => (
      <span key={name}>{traitWord(name)}</span>
    ))}
    <CircleHelp size={16} aria-hidden="true" />
  </button>
);

export const GuideSheet = ({ close }: { readonly close: () => void }): ReactNode => (
  <Sheet title={t('coin-set.guide')} onClose={close} width="wide">
    <div className={style.sheet}>
      <p>{t('coin-set.guide.rule')}</p>
      {GUIDE.map((group) => (
        <Group key={group.name} group={group} />
      ))}
      <div className={style.joker}>
        <Art drawing={setCoin(JOKER, DETAIL)} width={48} label="" />
        <div>
          <h3>{t('coin-set.guide.joker')}</h3>
          <p>{t('coin-set.find.joker')}</p>
        </div>
      </div>
      <ExampleSet />
    </div>
  </Sheet>
);

const Group = ({ group: { name, values } }: { readonly group: GuideGroup }): ReactNode => (
  <div className={style.group}>
    <h3>{traitWord(name)}</h3>
    <ul>
      {values.map(({ value, face }) => (
        <li key={value}>
          <Art drawing={drawingOf(value, face)} width={48} label="" className={style.coin} />
          <span className={style.value}>{valueWord(value)}</span>
        </li>
      ))}
    </ul>
  </div>
);

const drawingOf = (value: TraitValue, face: Face | undefined): Parameters<typeof Art>[0]['drawing'] => {
  if (face !== undefined) return setCoin(face, DETAIL);
  return metalCounter(value === 'gold' || value === 'silver' ? value : 'copper');
};

/** Three coins that are a set, and why. */
export const ExampleSet = (): ReactNode => (
  <section className={`panel ${style.example}`} aria-label={t('coin-set.guide.example')}>
    <div className={style.three}>
      {EXAMPLE.map((face) => (
        <Art key={face} drawing={setCoin(face, 90)} width={56} label="" className={style.coin} />
      ))}
    </div>
    <dl>
      {traitsOf(EXAMPLE).map(({ name, is }) => (
        <div key={name}>
          <dt>
            <Check size={14} strokeWidth={3} aria-hidden="true" />
            {traitWord(name)}
          </dt>
          <dd>{t(is === 'same' ? 'coin-set.guide.same' : 'coin-set.guide.different')}</dd>
        </div>
      ))}
    </dl>
  </section>
);

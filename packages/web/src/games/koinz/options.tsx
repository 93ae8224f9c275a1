import { koinz } from '@pouch/rules';
import type { ReactNode } from 'react';
import type { OptionFieldsProps } from '../../table/kit.ts';
import { Segment } from '../../ui/segment.tsx';
import { t } from '../../words/t.ts';
import style from './options.module.css';
import type { Types } from './types.ts';

type Options = Types['Options'];

const VARIANTS: readonly Options['variant'][] = ['classic', 'sudden-death'];
const HANDS: readonly Options['hand'][] = ['guided', 'steady'];

/** How the game ends, and whether the table helps to lay. */
export function OptionFields({ options, onChange }: OptionFieldsProps<Types>): ReactNode {
  const variant = options.variant ?? koinz.options.variant.default;
  const hand = options.hand ?? koinz.options.hand.default;
  return (
    <>
      <div className={style.field}>
        <span aria-hidden="true">{t('koinz.option.variant')}</span>
        <Segment
          label={t('koinz.option.variant')}
          values={VARIANTS.map((value) => ({ value, label: t(`koinz.option.variant.${value}`) }))}
          value={variant}
          onChange={(value) => onChange({ ...options, variant: value })}
        />
        <p>{t(`koinz.option.variant.${variant}.about`)}</p>
      </div>
      <div className={style.field}>
        <span aria-hidden="true">{t('koinz.option.hand')}</span>
        <Segment
          label={t('koinz.option.hand')}
          values={HANDS.map((value) => ({ value, label: t(`koinz.option.hand.${value}`) }))}
          value={hand}
          onChange={(value) => onChange({ ...options, hand: value })}
        />
        <p>{t(`koinz.option.hand.${hand}.about`)}</p>
      </div>
    </>
  );
}

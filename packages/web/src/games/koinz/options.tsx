import { koinz } from '@pouch/rules';
import type { ReactNode } from 'react';
import type { OptionFieldsProps } from '../../table/kit.ts';
import { Segment } from '../../ui/segment.tsx';
import { t } from '../../words/t.ts';
import style from './options.module.css';
import type { Options, Types } from './types.ts';

const VARIANTS: readonly Options['variant'][] = ['classic', 'sudden-death'];
const HANDS: readonly Options['hand'][] = ['guided', 'steady'];

/** How the game ends, and whether the table helps to lay. */
export function OptionFields({ options, onChange }: OptionFieldsProps<Types>): ReactNode {
  const variant = options.variant ?? koinz.options.variant.default;
  const hand = options.hand ?? koinz.options.hand.default;
  return (
    <>
      <OptionField
        label={t('koinz.option.variant')}
        values={VARIANTS.map((value) => ({ value, label: t(`koinz.option.variant.${value}`) }))}
        value={variant}
        about={t(`koinz.option.variant.${variant}.about`)}
        onChange={(value) => onChange({ ...options, variant: value })}
      />
      <OptionField
        label={t('koinz.option.hand')}
        values={HANDS.map((value) => ({ value, label: t(`koinz.option.hand.${value}`) }))}
        value={hand}
        about={t(`koinz.option.hand.${hand}.about`)}
        onChange={(value) => onChange({ ...options, hand: value })}
      />
    </>
  );
}

interface OptionFieldProps<Value extends string> {
  readonly label: string;
  readonly values: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value;
  readonly about: string;
  readonly onChange: (value: Value) => void;
}

const OptionField = <Value extends string>({ label, about, ...segment }: OptionFieldProps<Value>): ReactNode => (
  <div className={style.field}>
    <span aria-hidden="true">{label}</span>
    <Segment label={label} {...segment} />
    <p>{about}</p>
  </div>
);

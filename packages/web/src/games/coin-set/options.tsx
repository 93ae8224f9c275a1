import { coinSet } from '@pouch/rules';
import { type ReactNode, useId } from 'react';
import type { OptionFieldsProps } from '../../table/kit.ts';
import { t } from '../../words/t.ts';
import style from './options.module.css';
import type { Types } from './types.ts';

/** How long one may point, and how long the others have once somebody agrees. */
export function OptionFields({ options, onChange }: OptionFieldsProps<Types>): ReactNode {
  return (
    <div className={style.fields}>
      <Seconds
        label={t('coin-set.option.point')}
        name="pointSeconds"
        value={options.pointSeconds}
        onChange={(pointSeconds) => onChange({ ...options, pointSeconds })}
      />
      <Seconds
        label={t('coin-set.option.agree')}
        name="agreeSeconds"
        value={options.agreeSeconds}
        onChange={(agreeSeconds) => onChange({ ...options, agreeSeconds })}
      />
    </div>
  );
}

const MOST_HERE = 600;

function Seconds({
  label,
  name,
  value = Number(coinSet.options[name].default),
  onChange,
}: {
  readonly label: string;
  readonly name: keyof Types['Options'];
  readonly value: number | undefined;
  readonly onChange: (seconds: number) => void;
}): ReactNode {
  const id = useId();
  return (
    <p className={style.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="entry"
        type="number"
        inputMode="numeric"
        min={1}
        max={MOST_HERE}
        value={value}
        onChange={({ target }) => {
          const seconds = Math.trunc(target.valueAsNumber);
          if (seconds >= 1 && seconds <= MOST_HERE) onChange(seconds);
        }}
      />
    </p>
  );
}

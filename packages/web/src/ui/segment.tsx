import { type ReactNode, useId } from 'react';
import style from './segment.module.css';

export interface SegmentProps<Value extends string | number> {
  /** What is chosen here. */
  readonly label: string;
  readonly values: readonly { readonly value: Value; readonly label: ReactNode; readonly off?: boolean }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly className?: string;
}

/** One of a few: a radio group that looks like a switch. */
export function Segment<Value extends string | number>(props: SegmentProps<Value>): ReactNode {
  const { label, values, value, onChange, className = '' } = props;
  const name = useId();
  return (
    <fieldset className={`well ${style.segment} ${className}`} aria-label={label}>
      {values.map((each) => (
        <label key={each.value} className={`pick ${style.choice}`}>
          <input
            type="radio"
            name={name}
            checked={each.value === value}
            disabled={each.off === true}
            onChange={() => onChange(each.value)}
          />
          {each.label}
        </label>
      ))}
    </fieldset>
  );
}

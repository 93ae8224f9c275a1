import { type ReactNode, useId } from 'react';
import { Segment } from '../ui/segment.tsx';
import { type MessageId, t } from '../words/t.ts';
import style from './field.module.css';

export interface FieldProps {
  readonly label: string;
  readonly hint?: string;
  /** The control that the label is for, if the control has no name of its own. */
  readonly labelFor?: string;
  readonly hintId?: string;
  /** 'wide' takes a line of its own on a phone. */
  readonly size?: 'normal' | 'wide';
  readonly children: ReactNode;
}

/** What is set on the left, how on the right; on a phone one below the other. */
export const Field = ({ label, hint, labelFor, hintId, size = 'normal', children }: FieldProps): ReactNode => (
  <div className={`row wrap spread ${style.field}`}>
    <div className={style.words}>
      {labelFor === undefined ? (
        <span className={style.label} aria-hidden="true">
          {label}
        </span>
      ) : (
        <label className={style.label} htmlFor={labelFor}>
          {label}
        </label>
      )}
      {hint !== undefined && (
        <p className={`dim ${style.hint}`} id={hintId}>
          {hint}
        </p>
      )}
    </div>
    <div className={style.control} data-size={size}>
      {children}
    </div>
  </div>
);

export interface ChoiceFieldProps<Value extends string> {
  readonly label: string;
  readonly hint?: string;
  readonly choices: readonly { readonly value: Value; readonly words: MessageId }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** One of a few. */
export function ChoiceField<Value extends string>(props: ChoiceFieldProps<Value>): ReactNode {
  const { label, hint, choices, value, onChange } = props;
  const hintId = useId();
  return (
    <Field label={label} {...(hint !== undefined && { hint, hintId })}>
      <Segment
        label={label}
        values={choices.map((choice) => ({ value: choice.value, label: t(choice.words) }))}
        value={value}
        onChange={onChange}
      />
    </Field>
  );
}

import type { ReactNode } from 'react';
import style from './form.module.css';

export interface SheetFormProps {
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}

/** A form in a sheet: one thing below the other, the button last. */
export const SheetForm = ({ onSubmit, children }: SheetFormProps): ReactNode => (
  <form
    className={`stack ${style.form}`}
    onSubmit={(event) => {
      event.preventDefault();
      onSubmit();
    }}
  >
    {children}
  </form>
);

export interface FormRowProps {
  /** Beside a control that has the same words as its name. */
  readonly label: string;
  readonly note?: string | undefined;
  readonly children: ReactNode;
}

/** What is chosen, the control, and a line on what it means. */
export const FormRow = ({ label, note, children }: FormRowProps): ReactNode => (
  <div className={`row wrap ${style.row}`}>
    <span className={style.label} aria-hidden="true">
      {label}
    </span>
    {children}
    {note !== undefined && <p className={style.note}>{note}</p>}
  </div>
);

export interface SelectProps<Value extends string> {
  readonly label: string;
  readonly choices: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** One of several, in a list that folds out. */
export function Select<Value extends string>({ label, choices, value, onChange }: SelectProps<Value>): ReactNode {
  return (
    <select
      className={`entry ${style.select}`}
      value={value}
      aria-label={label}
      onChange={({ target }) => {
        const chosen = choices.find((choice) => choice.value === target.value);
        if (chosen !== undefined) onChange(chosen.value);
      }}
    >
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </select>
  );
}

import type { KitOptions } from '@pouch/print';
import { type ReactNode, useId, useState } from 'react';
import { Segment } from '../../ui/segment.tsx';
import { t } from '../../words/t.ts';
import { FormRow } from '../parts/form.tsx';
import { Problem } from '../parts/problem.tsx';
import { type Choice, CUTS, DUPLEXES, FARTHEST, INKS, PAPERS, readMove } from './options.ts';
import style from './options-form.module.css';

export interface OptionsFormProps {
  readonly options: KitOptions;
  readonly onChange: (options: KitOptions) => void;
}

/** Paper, sides, ink, cut and the offset of the backs: the same as on the command line. */
export function OptionsForm({ options, onChange }: OptionsFormProps): ReactNode {
  const { paper, duplex, ink, cut, offset } = options;
  const [x, y] = offset;
  return (
    <div className={`stack ${style.form}`}>
      <Row
        label={t('kits.paper')}
        choices={PAPERS}
        value={paper}
        onChange={(value) => onChange({ ...options, paper: value })}
      />
      <Row
        label={t('kits.duplex')}
        hint={t('kits.duplex-hint')}
        choices={DUPLEXES}
        className={style.flips}
        value={duplex}
        onChange={(value) => onChange({ ...options, duplex: value })}
      />
      <Row
        label={t('kits.ink')}
        choices={INKS}
        value={ink}
        onChange={(value) => onChange({ ...options, ink: value })}
      />
      <Row
        label={t('kits.cut')}
        hint={t('kits.cut-hint')}
        choices={CUTS}
        value={cut}
        onChange={(value) => onChange({ ...options, cut: value })}
      />
      <fieldset className={`row wrap ${style.offset}`}>
        <legend>{t('kits.offset')}</legend>
        <Move label={t('kits.offset-x')} value={x} onChange={(value) => onChange({ ...options, offset: [value, y] })} />
        <Move label={t('kits.offset-y')} value={y} onChange={(value) => onChange({ ...options, offset: [x, value] })} />
        <p className="dim">{t('kits.offset-hint')}</p>
      </fieldset>
    </div>
  );
}

interface RowProps<Value extends string> {
  readonly label: string;
  readonly hint?: string;
  readonly choices: readonly Choice<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly className?: string | undefined;
}

function Row<Value extends string>(props: RowProps<Value>): ReactNode {
  const { label, hint, choices, value, onChange, className = '' } = props;
  return (
    <FormRow label={label} note={hint}>
      <Segment
        label={label}
        values={choices.map((choice) => ({ value: choice.value, label: t(choice.words) }))}
        value={value}
        onChange={onChange}
        className={className}
      />
    </FormRow>
  );
}

interface MoveProps {
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** Millimetres, typed: what is no number yet changes nothing. */
function Move({ label, value, onChange }: MoveProps): ReactNode {
  const [text, setText] = useState(String(value));
  const id = useId();
  const wrong = readMove(text) === undefined;
  return (
    <div className={`stack ${style.move}`}>
      <label htmlFor={id}>{label}</label>
      <span>
        <input
          id={id}
          className="entry"
          value={text}
          inputMode="text"
          autoComplete="off"
          aria-invalid={wrong}
          aria-describedby={wrong ? `${id}-wrong` : undefined}
          // What cannot be used is not kept in sight as if it were.
          onBlur={() => setText(String(value))}
          onChange={({ target }) => {
            setText(target.value);
            const move = readMove(target.value);
            if (move !== undefined) onChange(move);
          }}
        />
        {t('kits.millimetres')}
      </span>
      <Problem id={`${id}-wrong`}>{wrong ? t('kits.offset-wrong', { most: FARTHEST }) : undefined}</Problem>
    </div>
  );
}

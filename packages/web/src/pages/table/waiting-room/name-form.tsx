import { LIMITS } from '@pouch/protocol';
import { type ReactNode, type Ref, useId, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { t } from '../../../words/t.ts';
import { Refusal } from '../shared/refusal.tsx';
import style from './name-form.module.css';

export interface NameFormProps {
  readonly first: string;
  /** The button: what it shows, and what it says where that is not enough. */
  readonly button: { readonly text: string; readonly label?: string; readonly look?: 'main' };
  readonly busy: boolean;
  readonly refusal: string | undefined;
  readonly onName: (name: string) => void;
  readonly field?: Ref<HTMLInputElement>;
  /** The main decision of the page: the focus goes there. */
  readonly isDecision?: boolean;
}

/** A name and what is done with it. */
export function NameForm(props: NameFormProps): ReactNode {
  const { first, button, busy, refusal, onName, field, isDecision = false } = props;
  const [name, setName] = useState(first);
  const [missing, setMissing] = useState(false);
  const id = useId();
  const isMissing = missing && name.trim() === '';
  const trouble = isMissing ? t('waiting-room.name-missing') : refusal;
  return (
    <form
      className={`stack ${style.form}`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const given = name.trim();
        setMissing(given === '');
        if (given !== '') onName(given);
        else event.currentTarget.querySelector('input')?.focus();
      }}
    >
      <label className="dim" htmlFor={id}>
        {t('waiting-room.your-name')}
      </label>
      <div className="row">
        <input
          id={id}
          ref={field}
          className="entry"
          value={name}
          maxLength={LIMITS.name}
          autoComplete="nickname"
          spellCheck={false}
          enterKeyHint="go"
          aria-invalid={isMissing}
          aria-describedby={`${id}-trouble`}
          onChange={({ target }) => setName(target.value)}
        />
        <Button
          type="submit"
          busy={busy}
          aria-disabled={busy}
          {...(button.look && { look: button.look })}
          {...(button.label !== undefined && { 'aria-label': button.label })}
          {...(isDecision && { 'data-decision': true })}
        >
          {button.text}
        </Button>
      </div>
      <div id={`${id}-trouble`}>
        <Refusal>{trouble}</Refusal>
      </div>
    </form>
  );
}

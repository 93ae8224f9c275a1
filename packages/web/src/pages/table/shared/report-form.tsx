import { LIMITS, newId, RequestRefused } from '@pouch/protocol';
import { type ReactNode, useId, useState } from 'react';
import { theServer } from '../../../online/server.ts';
import { Button } from '../../../ui/button.tsx';
import { t } from '../../../words/t.ts';
import { useErrands } from './errands.ts';
import style from './people.module.css';
import type { Person } from './people.ts';
import { Refusal } from './refusal.tsx';

export interface ReportFormProps {
  readonly table: string;
  readonly person: Person;
  readonly done: () => void;
  readonly cancel: () => void;
}

/** Tells the operator of the server about somebody. */
export function ReportForm({ table, person, done, cancel }: ReportFormProps): ReactNode {
  const { guest, message } = person;
  const [reason, setReason] = useState('');
  // Sent again after a lost answer, it is still one report.
  const [id] = useState(newId);
  const [isSent, setSent] = useState(false);
  const { underWay, refused, run } = useErrands();
  const field = useId();
  const isEmpty = reason.trim() === '';
  const send = (): Promise<string | undefined> => {
    const report = { id, guest, reason: reason.trim(), ...(message && { change: message.change }) };
    return theServer()
      .api.report(table, report)
      .then(
        (answer) => (answer instanceof RequestRefused ? answer.reason : undefined),
        () => t('people.report-unreachable'),
      );
  };
  const submit = async (): Promise<void> => {
    if (isEmpty || !(await run('report', send))) return;
    setSent(true);
  };
  if (isSent)
    return (
      <div className="stack">
        <p role="status">{t('people.report-done')}</p>
        <Button look="main" onClick={done} autoFocus>
          {t('close')}
        </Button>
      </div>
    );
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <div className={`stack ${style.words}`}>
        {message !== undefined && <blockquote className={`well ${style.quote}`}>{message.text}</blockquote>}
        <p>{t('people.report-text')}</p>
        <label htmlFor={field}>{t('people.report-reason')}</label>
        <input
          id={field}
          className="entry"
          value={reason}
          maxLength={LIMITS.reason}
          autoComplete="off"
          enterKeyHint="send"
          onChange={({ target }) => setReason(target.value)}
        />
        <Refusal>{refused.get('report')}</Refusal>
      </div>
      <div className={`row wrap ${style.choices}`}>
        <Button look="main" type="submit" busy={underWay.has('report')} aria-disabled={isEmpty}>
          {t('people.report-yes')}
        </Button>
        <Button look="quiet" onClick={cancel}>
          {t('people.cancel')}
        </Button>
      </div>
    </form>
  );
}

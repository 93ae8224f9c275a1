import { LIMITS } from '@pouch/protocol';
import { Check, ChevronDown, Copy, ShieldCheck } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Button, IconButton } from '../../../ui/button.tsx';
import { CopyField } from '../../../ui/copy-field.tsx';
import { useCopying } from '../../../ui/copying.ts';
import { Crest } from '../../../ui/crest.tsx';
import { Rich } from '../../../words/rich.tsx';
import { t } from '../../../words/t.ts';
import { Refusal } from '../shared/refusal.tsx';
import type { AtTable } from './at-table.ts';
import style from './fairness.module.css';

/** What the chance of the game will come from, before it begins. */
export function Fairness({ table }: { readonly table: AtTable }): ReactNode {
  const { commitment } = table.about.fairness;
  const { copied, failed, copy } = useCopying(t('waiting-room.copied'));
  return (
    <details className={style.fairness}>
      <summary className="row">
        <ShieldCheck size={18} aria-hidden="true" />
        {t('waiting-room.fairness')}
        <ChevronDown size={18} aria-hidden="true" />
      </summary>
      <div className={`stack ${style.inside}`}>
        <p>{t('waiting-room.fairness-text')}</p>
        <div className={`well row ${style.commitment}`}>
          <code>
            <span className="unseen">{t('waiting-room.commitment')} </span>
            {commitment}
          </code>
          <IconButton label={t('waiting-room.copy-commitment')} onClick={() => copy(commitment)}>
            {copied === undefined ? <Copy size={18} aria-hidden="true" /> : <Check size={18} aria-hidden="true" />}
          </IconButton>
        </div>
        {failed && <CopyField text={commitment} label={t('waiting-room.commitment')} />}
        {table.seat !== undefined && <WordForm table={table} seat={table.seat} />}
        <Words table={table} />
      </div>
    </details>
  );
}

function WordForm({ table, seat }: { readonly table: AtTable; readonly seat: number }): ReactNode {
  const { about, errands, ask } = table;
  const given = about.fairness.words[seat] ?? '';
  const [word, setWord] = useState(given);
  const id = useId();
  const busy = errands.underWay.has('word');
  const isNew = word.trim() !== '' && word.trim() !== given;
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        if (isNew) void errands.run('word', () => ask({ do: 'word', word: word.trim() }));
      }}
    >
      <label htmlFor={id}>{t(given === '' ? 'waiting-room.word' : 'waiting-room.word-change')}</label>
      <p id={`${id}-why`}>{t('waiting-room.word-text')}</p>
      <div className="row">
        <input
          id={id}
          className="entry"
          value={word}
          maxLength={LIMITS.word}
          autoComplete="off"
          aria-describedby={`${id}-why`}
          onChange={({ target }) => setWord(target.value)}
        />
        <Button type="submit" busy={busy} aria-disabled={busy || !isNew} aria-label={t('waiting-room.word-add-of')}>
          {t('waiting-room.word-add')}
        </Button>
      </div>
      <Refusal>{errands.refused.get('word')}</Refusal>
    </form>
  );
}

function Words({ table: { about } }: { readonly table: AtTable }): ReactNode {
  const given = about.fairness.words.flatMap((word, seat) => {
    const holder = about.seats[seat];
    return word === null || holder?.kind !== 'person' ? [] : [{ seat, word, name: holder.name }];
  });
  const heading = useId();
  if (given.length === 0) return null;
  return (
    <div className="stack">
      <h3 id={heading}>{t('waiting-room.words')}</h3>
      <ul className="stack" aria-labelledby={heading}>
        {given.map(({ seat, word, name }) => (
          <li key={seat} className="row">
            <Crest seat={seat} name={name} size={22} />
            <span>
              <Rich text={t('waiting-room.word-of', { name, word })} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

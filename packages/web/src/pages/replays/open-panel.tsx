import { FileUp, FolderOpen, TriangleAlert } from 'lucide-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { t } from '../../words/t.ts';
import style from './open-panel.module.css';
import { useDropAndPaste } from './use-drop-and-paste.ts';
import type { Opening } from './use-opening.ts';

interface OpenPanelProps {
  readonly opening: Opening;
}

/** A record by button, drop or paste. */
export function OpenPanel({ opening }: OpenPanelProps): ReactNode {
  const { openFile, openText, trouble } = opening;
  const input = useRef<HTMLInputElement>(null);
  const heading = useId();
  const over = useDropAndPaste(openFile, openText);
  return (
    <section className={`empty ${style.open}`} data-over={over} aria-labelledby={heading}>
      <div className={style.words}>
        <h2 id={heading}>{over ? t('replays.drop') : t('replays.open')}</h2>
        <p>{t('replays.open-text')}</p>
      </div>
      <input
        ref={input}
        type="file"
        accept=".json,.jsonl,application/json,application/x-ndjson,text/plain"
        hidden
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          // The same file can be chosen once more.
          event.currentTarget.value = '';
          if (file !== undefined) openFile(file);
        }}
      />
      <Button look="main" onClick={() => input.current?.click()}>
        <FolderOpen size={18} aria-hidden="true" />
        {t('replays.choose')}
      </Button>
      <PasteForm opening={opening} />
      <div className={`row ${style.trouble}`} role="status">
        {trouble.length > 0 && (
          <>
            <TriangleAlert size={17} aria-hidden="true" />
            <div>
              {trouble.map((line) => (
                <p key={line}>{line}</p>
              ))}
            </div>
          </>
        )}
      </div>
    </section>
  );
}

function PasteForm({ opening: { openText } }: OpenPanelProps): ReactNode {
  const field = useId();
  const [pasted, setPasted] = useState('');
  const submit = (): void => {
    if (pasted.trim() !== '') openText(pasted);
  };
  return (
    <form
      className={`row ${style.paste}`}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <label className="unseen" htmlFor={field}>
        {t('replays.paste')}
      </label>
      <textarea
        id={field}
        className="entry"
        rows={1}
        spellCheck={false}
        autoComplete="off"
        placeholder={t('replays.paste-hint')}
        value={pasted}
        onChange={(event) => setPasted(event.currentTarget.value)}
        onPaste={(event) => {
          // Long records need not go through the field.
          const text = event.clipboardData.getData('text/plain');
          if (pasted !== '' || text === '') return;
          event.preventDefault();
          openText(text);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey) return;
          event.preventDefault();
          submit();
        }}
      />
      <Button type="submit">
        <FileUp size={17} aria-hidden="true" />
        {t('replays.open-pasted')}
      </Button>
    </form>
  );
}

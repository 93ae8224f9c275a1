import { FileUp, FolderOpen, TriangleAlert } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { t } from '../../words/t.ts';
import style from './replays.module.css';
import type { Opening } from './use-opening.ts';

/** A record by button, drop or paste. */
export function OpenPanel({ opening }: { readonly opening: Opening }): ReactNode {
  const { openFile, openText, trouble } = opening;
  const input = useRef<HTMLInputElement>(null);
  const field = useId();
  const [pasted, setPasted] = useState('');
  const over = useDropAndPaste(openFile, openText);
  const submit = (): void => {
    if (pasted.trim() !== '') openText(pasted);
  };
  return (
    <section className={`${style.open}${over ? ` ${style.over}` : ''}`} aria-labelledby={`${field}-title`}>
      <div className={style.openWords}>
        <h2 id={`${field}-title`}>{over ? t('replays.drop') : t('replays.open')}</h2>
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
      <Button look="main" className={style.choose} onClick={() => input.current?.click()}>
        <FolderOpen size={18} aria-hidden="true" />
        {t('replays.choose')}
      </Button>
      <form
        className={style.paste}
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
            if (pasted === '' && text !== '') {
              event.preventDefault();
              openText(text);
            }
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
      <div className={style.trouble} role="status">
        {trouble.length > 0 && (
          <p>
            <TriangleAlert size={17} aria-hidden="true" />
            <span>
              {trouble.map((line, index) => (
                <span key={line} className={index > 0 ? style.why : style.what}>
                  {line}
                </span>
              ))}
            </span>
          </p>
        )}
      </div>
    </section>
  );
}

/** The whole page takes what is dropped or pasted; says whether something hovers over it. */
function useDropAndPaste(openFile: (file: File) => void, openText: (text: string) => void): boolean {
  const [over, setOver] = useState(false);
  const open = useRef({ openFile, openText });
  open.current = { openFile, openText };
  useEffect(() => {
    const take = (data: DataTransfer | null): void => {
      const [file] = data?.files ?? [];
      const text = data?.getData('text/plain') ?? '';
      if (file !== undefined) open.current.openFile(file);
      else if (text !== '') open.current.openText(text);
    };
    const drag = (event: DragEvent): void => {
      event.preventDefault();
      setOver(true);
    };
    const leave = (event: DragEvent): void => {
      if (event.relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent): void => {
      event.preventDefault();
      setOver(false);
      take(event.dataTransfer);
    };
    const paste = (event: ClipboardEvent): void => {
      if (event.target instanceof HTMLTextAreaElement || event.target instanceof HTMLInputElement) return;
      take(event.clipboardData);
    };
    addEventListener('dragover', drag);
    addEventListener('dragleave', leave);
    addEventListener('drop', drop);
    addEventListener('paste', paste);
    return () => {
      removeEventListener('dragover', drag);
      removeEventListener('dragleave', leave);
      removeEventListener('drop', drop);
      removeEventListener('paste', paste);
    };
  }, []);
  return over;
}
